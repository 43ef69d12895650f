"""Chat: what may be said, how often, and what only the server says."""

import re
from pathlib import Path

import pytest

from dolmen.server.chat import READY, SERVER_SAYS
from dolmen.server.cleaning import cleaned
from tests.server.serving import Guest, serving
from tests.toolchain.toy import ROOT


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("\u202eabc", "abc"),
        ("a\u0000b\u001b[31mc", "ab[31mc"),
        ("a\u200bb\u2066c\u2069", "abc"),
        ("one\ntwo\u2028three", "one two three"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("می\u200cروم", "می\u200cروم"),
        ("żółw", "żółw"),
    ],
)
def test_letters_that_disguise_or_disturb_are_left_out(guest: Guest, said: str, shown: str) -> None:
    table = guest.new_table("me", "local")["table"]
    assert guest.post(f"/api/tables/{table}/chat", {"text": said}).status_code == 204
    assert guest.state(table)["chat"][0]["text"] == shown
    assert cleaned(shown) == shown


def test_a_line_of_nothing_visible_is_refused(guest: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    assert guest.post(f"/api/tables/{table}/chat", {"text": "\u202e\u200b"}).status_code == 422


def test_only_ready_phrases_can_be_said(guest: Guest) -> None:
    table = guest.new_table("me", "local")["table"]
    for phrase in READY:
        assert guest.post(f"/api/tables/{table}/chat", {"phrase": phrase}).status_code == 204
    for phrase in (*SERVER_SAYS, "link-dead", "proof-good", "menu"):
        assert guest.post(f"/api/tables/{table}/chat", {"phrase": phrase}).status_code == 422


def test_the_page_offers_the_ready_phrases_that_the_server_takes() -> None:
    page = (ROOT / "web" / "src" / "lib" / "muted.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"const READY = \[(.*?)\]", page, re.DOTALL)
    assert offered is not None
    assert tuple(re.findall(r'"([\w-]+)"', offered[1])) == READY


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_page_has_words_for_all_that_is_said(language: str) -> None:
    texts = (ROOT / "web" / "src" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([\w-]+) =", texts, re.MULTILINE))
    assert {*READY, *SERVER_SAYS} <= keys


def test_talkers_are_told_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, chat_lines_a_second=0.001, chat_lines_at_once=5.0) as server, server.guest() as guest:
        table = guest.new_table("me", "local")["table"]
        answers = [guest.post(f"/api/tables/{table}/chat", {"text": "a"}) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [204] * 5 + [429] * 2
        assert answers[-1].json()["error"] == "too-many-lines"
        assert int(answers[-1].headers["retry-after"]) > 1
