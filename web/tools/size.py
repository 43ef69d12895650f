"""Prints what the first load of a table transfers, compressed, as Chromium counts it.

python web/tools/size.py http://127.0.0.1:8000
"""

import sys

from playwright.sync_api import Page, sync_playwright

LIMIT = 120 * 1024
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def first_load(page: Page, address: str) -> dict[str, int]:
    """Bytes on the wire by address, for a page that was never opened before."""
    sizes: dict[str, int] = {}
    names: dict[str, str] = {}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
    wire.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: int(event["encodedDataLength"])}))
    page.goto(address)
    page.wait_for_selector("[data-place]")
    page.wait_for_timeout(1500)
    return {names.get(request, "?"): size for request, size in sizes.items()}


def main(site: str) -> int:
    worst = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for locale in ("pl-PL", "en-GB"):
            context = browser.new_context(locale=locale)
            page = context.new_page()
            page.goto(site)
            page.click("[data-play-now]")
            page.wait_for_selector("[data-place]")
            sizes = first_load(context.new_page(), page.url)
            for address, size in sorted(sizes.items(), key=lambda line: -line[1]):
                print(f"{size / 1024:7.1f} KB  {address.removeprefix(site)[:70]}")
            total = sum(sizes.values())
            worst = max(worst, total)
            print(f"{total / 1024:7.1f} KB  first load of a table, {locale}; the limit is {LIMIT // 1024} KB\n")
            context.close()
    return 0 if worst <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1].rstrip("/")))
