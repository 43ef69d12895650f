"""Tables as files in the browser: import, playing on, the tree of tries, and the same deal at two tables."""

from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.cli.main import main
from dolmen.texts import LANGUAGES
from tests.recorded.test_recorded import FILES, play_again, records
from tests.web.conftest import NewPage, Server
from tests.web.playing import GET, POST, create_table, seat, state_of
from tests.web.test_axe import violations

# A game that all can see, and one with secrets.
GAMES = ("przepowiednia", "rune-stones")
UNDONE = {"pl": "Plik został zmieniony albo uszkodzony.", "en": "The file has been changed or damaged."}
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
# Chooses for all seats of this browser until the game is over.
FINISH = """async ([table, post]) => {
  const send = eval(post);
  for (let n = 0; n < 3000; n++) {
    const state = await (await fetch(`/api/tables/${table}`)).json();
    if (state.result) return state;
    if (!state.question) { await new Promise((done) => setTimeout(done, 30)); continue; }
    const open = state.question.choices.filter((choice) => choice.refusal === null);
    const body = {seat: state.seat, moment: state.moment, choice: open.at(-1).choice, client: `${n}-${Math.random()}`};
    await send([`/api/tables/${table}/choices`, body]);
  }
  throw new Error("the game does not end");
}"""


def journal(game: str) -> bytes:
    """A recorded game for two, as the file of its journal."""
    files = [file for file in FILES if file.stem.startswith(game)]
    record = next(record for file in files for record in records(file) if len(record["header"]["seats"]) == 2)
    return play_again(record).journal.text().encode()


def choose_file(page: Any, content: bytes) -> None:
    file = {"name": "game.journal", "mimeType": "application/x-ndjson", "buffer": content}
    page.set_input_files("input[type=file]", file)


@pytest.mark.parametrize(("game", "language", "phone"), [(GAMES[0], "pl", False), (GAMES[1], "en", True)])
def test_a_file_is_opened_and_played_on(new_page: NewPage, game: str, language: str, phone: bool) -> None:
    page = new_page(language, phone=phone, bypass_csp=True, theme="light" if phone else "dark")
    found: dict[str, list[str]] = {}
    page.goto("/")
    page.click("[data-import]")
    page.wait_for_selector("input[type=file]", state="attached")
    found["asked"] = violations(page)

    content = journal(game)
    lines = content.splitlines(keepends=True)
    choose_file(page, b"".join([*lines[:7], lines[8], lines[7], *lines[9:]]))
    fault = page.wait_for_selector("[data-fault]").inner_text()
    assert fault.startswith(UNDONE[language])
    assert fault.removeprefix(UNDONE[language]).strip(" ()").split()[1] in ("7", "8", "9")
    found["damaged"] = violations(page)

    choose_file(page, content)
    page.wait_for_selector("[data-imported]")
    assert page.locator("[data-fault]").count() == 0
    table = page.get_attribute("[data-imported]", "data-imported")
    assert page.locator(f"a[href='/replay/{table}']").count() == 1
    assert page.locator(f"a[href='/review/{table}']").count() == 1
    assert not page.evaluate(WIDE)
    found["found"] = violations(page)

    page.click("[data-play-on]")
    page.wait_for_selector("dialog[open] [data-make]")
    found["playing on"] = violations(page)
    page.check("input[value=bots]")
    page.select_option("[data-mine]", "1")
    page.fill("[data-from]", "20")
    page.click("[data-make]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-place]")
    state = state_of(page)
    assert state["mine"] == [1]
    assert state["moment"] >= 20
    assert [row["kind"] for row in state["seats"]] == ["bot", "person"]
    assert state["origin"]["parent"] == table

    page.goto("/import")
    choose_file(page, content)
    page.wait_for_selector(f"[data-try='{state['table']}']")
    assert page.get_attribute(f"[data-try='{table}']", "aria-current") == "page"
    assert page.get_attribute(f"[data-try='{state['table']}']", "href") == f"/table/{state['table']}"
    found["tree"] = violations(page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_foreign_files_get_one_sentence(new_page: NewPage, language: str) -> None:
    page = new_page(language, phone=language == "pl")
    page.goto("/import")
    said = set()
    for content in (b"", b"hello", b'{"name":"x"}\n', b"x" * (2 * 1024 * 1024 + 1), journal(GAMES[0])[:-90]):
        choose_file(page, content)
        said.add(page.wait_for_selector("[data-fault]").inner_text())
        page.evaluate("() => document.querySelector('[data-fault]').removeAttribute('data-fault')")
        page.reload()
        page.wait_for_selector("input[type=file]", state="attached")
    assert len(said) == 3
    assert all("file-" not in one and one.count(".") >= 1 for one in said)


def test_an_unfinished_table_is_taken_along_by_its_host(new_page: NewPage) -> None:
    page = new_page("en")
    page.goto("/")
    page.wait_for_selector("[data-play-now]")
    seats = [seat("me", "Radek", 0), seat("link", "Ola", 1)]
    body = {"game": GAMES[0], "options": {}, "seats": seats}
    state = page.evaluate(POST, ["/api/tables", body])
    page.goto(f"/table/{state['table']}#players")
    page.click("dialog[open] summary")
    with page.expect_download() as download:
        page.click("[data-export]")
    content = download.value.path().read_bytes()
    assert b"Whoever has this file can see every secret" in content
    elsewhere = new_page("pl", phone=True)
    elsewhere.goto("/import")
    choose_file(elsewhere, content)
    elsewhere.click("[data-imported] a.main")
    elsewhere.wait_for_selector("[data-place]")
    moved = state_of(elsewhere)
    assert (moved["mine"], sorted(moved["links"]["seats"]), moved["view"]) == ([0], ["1"], state["view"])
    assert [line["phrase"] for line in page.evaluate(GET, f"/api/tables/{state['table']}")["chat"]] == ["chat-exported"]


def test_two_people_play_the_same_deal(new_page: NewPage) -> None:
    host, friend = new_page("en", bypass_csp=True), new_page("pl", phone=True, bypass_csp=True)
    host.goto(f"/new/{GAMES[0]}")
    host.wait_for_selector("[data-seal]")
    host.click("main details summary")
    host.select_option("[data-tables]", "2")
    host.click("[data-create]")
    host.wait_for_url("**/table/*")
    link = host.wait_for_selector("[data-group] input").input_value()
    assert violations(host) == []
    friend.goto(link)
    friend.click("main .button.main")
    friend.wait_for_url("**/table/*")
    tables = {page: page.url.rpartition("/")[2].partition("#")[0] for page in (host, friend)}
    assert state_of(friend)["view"] == page_view(host, tables[host])

    ended = host.evaluate(FINISH, [tables[host], POST])
    host.goto(f"/table/{tables[host]}")
    host.wait_for_selector("[data-group=sealed]")
    assert host.locator("[data-verify]").count() == 0
    assert violations(host) == []
    assert host.locator(f"[data-group-table='{tables[friend]}']").inner_text().count(str(ended["result"]["scores"])) == 0
    other = friend.evaluate(FINISH, [tables[friend], POST])
    # The table of the host is told that all are over.
    host.wait_for_selector("[data-group=open]")
    host.wait_for_selector("[data-verify]")
    for page in (host, friend):
        page.goto(f"/table/{tables[page]}")
        page.wait_for_selector("[data-group=open]")
        for table, state in ((tables[host], ended), (tables[friend], other)):
            words = page.inner_text(f"[data-group-table='{table}']")
            assert all(str(points) in words for points in state["result"]["scores"])
        assert not page.evaluate(WIDE)
        assert violations(page) == []
    friend.click(f"[data-group-table='{tables[host]}'] .button")
    friend.wait_for_url(f"**/replay/{tables[host]}")
    assert friend.evaluate(GET, f"/api/tables/{tables[host]}/timeline?eyes=open")["open"] is True


def page_view(page: Any, table: str) -> Any:
    return page.evaluate(GET, f"/api/tables/{table}")["view"]


def test_every_game_is_known() -> None:
    assert set(GAMES) < {game.id for game in catalog.games()}


@pytest.mark.parametrize(("language", "words"), [("pl", "gospodarzem stołu"), ("en", "host of the table")])
def test_the_link_to_be_host_asks_before_it_is_used(
    new_page: NewPage, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    page = new_page(language, bypass_csp=True)
    table = create_table(page, "przepowiednia", [seat("me", "Radek", 0), seat("link", "Hania", 1)], {})["table"]
    file = str(tmp_path / "moved.json")
    assert main(["export", str(table), file, "--data", str(server.data)]) == 0
    assert main(["import", file, "--data", str(server.data)]) == 0
    link = next(line.rpartition(" ")[2] for line in capsys.readouterr().out.splitlines() if "to be the host" in line)
    page.goto(link)
    page.wait_for_selector(f"form:has-text('{words}')")
    assert violations(page) == []
    page.click("[data-host]")
    page.wait_for_url("**/table/*")
    made = page.url.rpartition("/")[2]
    assert made != table
    assert page.evaluate(GET, f"/api/tables/{made}")["links"]["host"] is True
