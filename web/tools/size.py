"""Prints what the first load of a table of every game transfers, compressed, as Chromium counts it.

python web/tools/size.py http://127.0.0.1:8000
"""

import shutil
import sys

from playwright.sync_api import Browser, Page, sync_playwright

LIMIT = 120 * 1024
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


def of_game(browser: Browser, site: str, game: str, locale: str) -> int:
    """Print what a table of a game takes, largest first; returns the sum."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(site)
    page.click(f"[data-play-now={game}]")
    page.wait_for_selector("[data-place]")
    sizes = first_load(context.new_page(), page.url)
    for address, size in sorted(sizes.items(), key=lambda line: -line[1]):
        print(f"{size / 1024:7.1f} KB  {address.removeprefix(site)[:70]}")
    total = sum(sizes.values())
    print(f"{total / 1024:7.1f} KB  first load of a table of {game}, {locale}; the limit is {LIMIT // 1024} KB\n")
    context.close()
    return total


def main(site: str) -> int:
    worst = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page()
        page.goto(site)
        page.wait_for_selector("[data-play-now]")
        games: list[str] = page.eval_on_selector_all("[data-play-now]", "all => all.map((one) => one.dataset.playNow)")
        for game in games:
            for locale in ("pl-PL", "en-GB"):
                worst = max(worst, of_game(browser, site, game, locale))
    return 0 if worst <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1].rstrip("/")))
