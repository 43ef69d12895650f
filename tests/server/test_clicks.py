"""Clicks that are sent over a table's socket are carried out as those that are POSTed, and answered by the next state."""

import json
import secrets
from typing import Any, cast

import msgspec
import pytest

from dolmen.server import wire
from dolmen.server.connections import LONGEST_TEXT, short_texts, text_header
from dolmen.server.told import MOST_CHOICES, Told
from tests.server.serving import Guest, Json, Server, hear, ok, sensible

WHOLE_TEXT = 0x81


def click(kind: str, state: Json, **more: Any) -> Json:
    """A click on what a state asks."""
    return {"type": kind, "seat": state["seat"], "moment": state["moment"], "client": secrets.token_hex(8), **more}


def test_a_click_is_answered_by_the_new_state(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "local")
    table = state["table"]
    with guest.socket(table, page="p1") as own, guest.socket(table) as other:
        assert hear(own, "state")["answers"] == hear(other, "state")["answers"] == []
        sent = click("choose", state, choice=sensible(state), page="p1")
        own.send(json.dumps(sent))
        answer = hear(own, "state")
        assert answer["answers"] == [sent["client"]]
        assert answer["state"]["moment"] > state["moment"]
        assert [line for line in answer["state"]["log"] if line["moment"] <= state["moment"]] == []
        stored = server.services.queries.load(table)
        assert stored is not None
        assert len(stored.lines) == answer["state"]["moment"] + 1
        told = hear(other, "state")
        assert told["answers"] == []
        assert told["state"] == answer["state"]
        back = click("undo", answer["state"], page="p1")
        own.send(json.dumps(back))
        undone = hear(own, "state")
        assert undone["answers"] == [back["client"]]
        assert undone["state"]["moment"] < answer["state"]["moment"]


def test_the_same_click_counts_once_however_it_comes(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    sent = click("choose", state, choice=sensible(state))
    with guest.socket(state["table"]) as socket:
        hear(socket, "state")
        socket.send(json.dumps(sent))
        socket.send(json.dumps(sent))
        answered: list[str] = []
        while len(answered) < 2:
            answer = hear(socket, "state")
            answered += answer["answers"]
        assert answered == [sent["client"]] * 2
    posted = ok(guest.choose(state, sent["choice"], client=sent["client"]))
    assert posted["moment"] == answer["state"]["moment"]


@pytest.mark.parametrize(
    ("changes", "status", "error"),
    [
        ({"moment": 0}, 409, "stale"),
        ({"seat": 9}, 403, "not-your-seat"),
        ({"client": ""}, 400, "bad-client-id"),
        ({"client": "a\0b"}, 400, "bad-client-id"),
        ({"choice": 99_999}, 422, "no-such-choice"),
    ],
)
def test_a_click_that_is_not_possible_says_why(guest: Guest, changes: Json, status: int, error: str) -> None:
    state = guest.new_table("me", "local")
    with guest.socket(state["table"]) as socket:
        hear(socket, "state")
        sent = click("choose", state, choice=sensible(state)) | changes
        socket.send(json.dumps(sent))
        refused = hear(socket, "refused")
        assert (refused["client"], refused["status"], refused["failure"]["error"]) == (sent["client"], status, error)
        told = refused["failure"]["state"]
        assert told is None or told["moment"] == state["moment"]
        # The socket goes on, and nothing has changed.
        right = click("choose", state, choice=sensible(state))
        socket.send(json.dumps(right))
        assert hear(socket, "state")["answers"] == [right["client"]]


def test_a_watcher_cannot_click(server: Server, guest: Guest) -> None:
    state = guest.new_table("me", "local")
    with server.guest() as watcher:
        watcher.join(state["links"]["watch"])
        with watcher.socket(state["table"]) as socket:
            hear(socket, "state")
            socket.send(json.dumps(click("choose", state, choice=sensible(state))))
            assert hear(socket, "refused")["failure"]["error"] == "not-your-seat"


def test_who_hangs_up_after_a_click_has_clicked(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    with guest.socket(state["table"]) as socket:
        hear(socket, "state")
        sent = click("choose", state, choice=sensible(state))
        socket.send(json.dumps(sent))
    # Sent again, it is answered as done, whether the first one was heard before the socket closed or not.
    again = ok(guest.choose(state, sent["choice"], client=sent["client"]))
    assert again["moment"] > state["moment"]


def test_a_choice_is_sent_only_once_to_a_socket_that_keeps_them(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    table = state["table"]
    kept: list[Json] = []
    saved = 0
    with guest.socket(table, short=True) as short, guest.socket(table) as whole:
        for _ in range(12):
            told, other = hear(short, "patch" if kept else "state"), hear(whole, "state")
            new = (told if kept else told["state"])["question"]["choices"]
            assert told["first"] == len(kept)
            kept += new
            choices = [kept[number] for number in told["choices"]]
            assert choices == other["state"]["question"]["choices"]
            assert other["choices"] == []
            saved += len(choices) - len(new)
            ok(guest.choose(other["state"], sensible(other["state"])))
    assert saved > 0


def test_choices_that_were_kept_are_forgotten_when_there_are_too_many() -> None:
    told = Told()
    every = [cast(wire.Choice, msgspec.Raw(b"%d" % number)) for number in range(MOST_CHOICES + 3)]
    firsts = []
    for start in range(0, MOST_CHOICES + 2):
        question = wire.Question(0, "Ask", "", "", [], wire.Phrase("k", []), "", False, every[start : start + 2])
        first, order = told.leave_out(question)
        firsts.append(first)
        assert len(order) == 2
        assert order[-1] == first + len(question.choices) - 1
    assert firsts.count(0) == 2


@pytest.mark.parametrize(
    ("length", "header"),
    [
        (0, [WHOLE_TEXT, 0]),
        (125, [WHOLE_TEXT, 125]),
        (126, [WHOLE_TEXT, 126, 0, 126]),
        (65_535, [WHOLE_TEXT, 126, 255, 255]),
        (65_536, [WHOLE_TEXT, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
    ],
)
def test_a_text_frame_says_how_long_it_is(length: int, header: list[int]) -> None:
    assert list(text_header(length)) == header


def frame(text: bytes, first: int = 0x81, mask: bytes = b"mask") -> bytes:
    """A frame as a browser sends it."""
    header = bytes((first,)) + bytes(
        (byte | 0x80 if place == 0 else byte for place, byte in enumerate(text_header(len(text))[1:]))
    )
    return header + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


@pytest.mark.parametrize("length", [0, 1, 125, 126, LONGEST_TEXT])
def test_short_texts_are_read_one_after_another(length: int) -> None:
    text = "ż" * (length // 2) + "a" * (length % 2)
    assert short_texts(frame(text.encode()) * 3) == ([text] * 3, b"")


@pytest.mark.parametrize(
    "other",
    [
        frame(b"a" * (LONGEST_TEXT + 1)),
        frame(b"a" * 70_000),
        frame(b"half", first=0x01),
        frame(b"ping", first=0x89),
        frame(b"bytes", first=0x82),
        frame(b"\xff not UTF-8"),
        frame(b"cut short")[:-1],
        frame(b"a" * 200)[:3],
        text_header(3) + b"not masked",
        b"\x81",
    ],
)
def test_whatever_else_comes_is_left_to_the_general_machine(other: bytes) -> None:
    assert short_texts(other) == ([], other)
    assert short_texts(frame(b"first") + other) == (["first"], other)


def test_a_click_that_comes_in_pieces_is_carried_out(guest: Guest) -> None:
    state = guest.new_table("me", "local")
    with guest.socket(state["table"]) as socket:
        hear(socket, "state")
        for later in range(2):
            sent = json.dumps(click("choose", state, choice=sensible(state)))
            socket.send([sent[:20], sent[20:]] if later == 0 else sent)
            answer = hear(socket, "state")
            assert answer["answers"] == [json.loads(sent)["client"]]
            state = answer["state"]
