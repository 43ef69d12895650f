"""`dolmen export` and `dolmen import`: a table leaves one data folder and goes on in another, also while servers run."""

import json
from pathlib import Path

import pytest

from dolmen.cli.main import main
from dolmen.kernel.journal import read_journal
from dolmen.server.guests import Signer
from tests.server.serving import Guest, Json, ok, options, sensible, serving

HOST_LINK = "to be the host, who makes new links"
SHORT: Json = {"max_rounds": 1, "first_player": "1"}


def words(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def links(said: str) -> dict[str, str]:
    """The links that were printed, by what they are for."""
    lines = [line.strip().partition(": ") for line in said.splitlines() if "/join/" in line or "/watch/" in line]
    return {name: path for name, _, path in lines}


def test_an_unfinished_table_moves_between_running_servers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "moved.json"
    with serving(old) as server, server.guest() as guest:
        state = guest.new_table("me", "bot", "link", options=SHORT)
        with server.guest() as friend:
            ok(friend.join(state["links"]["seats"]["2"], "Ola"))
        state = ok(guest.choose(state, sensible(state)))
        assert main(["export", state["table"], str(file), "--data", str(old)]) == 0
        assert "can see every secret" in words(capsys)
        secret = json.loads(file.read_text())["secret"]
        assert file.stat().st_mode & 0o077 == 0
    with serving(new) as server, server.guest() as me, server.guest() as ola:
        assert main(["import", str(file), "--data", str(new)]) == 0
        printed = links(words(capsys))
        assert list(printed) == ["me 0", "Ola", "to watch", HOST_LINK]
        table = ok(me.join(printed["me 0"]))["table"]
        assert ok(ola.join(printed["Ola"]))["table"] == table
        there = me.state(table)
        assert there["mine"] == [0]
        assert there["log"][: len(state["log"])] == state["log"]
        assert [row["kind"] for row in there["seats"]] == ["person", "bot", "person"]
        while not there["result"]:
            for one in (me, ola):
                there = one.state(table)
                if there["question"]:
                    there = ok(one.choose(there, options(there)[-1]))
        assert there["fairness"]["secret"] == secret
        assert main(["import", str(file), "--data", str(new)]) == 0
        assert "already there" in words(capsys)


def test_a_finished_table_becomes_its_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "over.journal"
    with serving(tmp_path / "old") as server, server.guest() as guest:
        table = _over(guest)
        assert main(["export", table, str(file), "--data", str(tmp_path / "old")]) == 0
        assert file.read_bytes() == guest.get(f"/api/tables/{table}/journal").content
        assert "secret" not in words(capsys)
    assert main(["import", str(file), "--data", str(tmp_path / "new")]) == 0
    watch = links(words(capsys))["to watch"]
    with serving(tmp_path / "new") as server, server.guest() as guest:
        found = guest.state(ok(guest.join(watch))["table"])
        assert found["result"]["scores"] == read_journal(file).lines[-1]["result"]["scores"]


def _over(guest: Guest) -> str:
    state = guest.new_table("me", "local", options=SHORT)
    while not state["result"]:
        state = ok(guest.choose(state, options(state)[-1]))
    table: str = state["table"]
    return table


def test_what_cannot_be_moved_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "data")]
    with serving(tmp_path / "data") as server, server.guest() as guest:
        table = _over(guest)
    content = Path(_exported(tmp_path, table, data)).read_bytes()
    wrong = tmp_path / "wrong.journal"
    wrong.write_bytes(content[:-40])
    for arguments, reason in (
        (["export", "nothing", *data], "there is no table 'nothing'"),
        (["export", table, str(wrong), *data], "there is already such a file"),
        (["export", table, str(tmp_path / "a" / "b"), *data], "cannot be written"),
        (["export", table, "--data", str(tmp_path / "nowhere")], "there is no such file"),
        (["import", str(wrong), *data], "was cut"),
        (["import", str(tmp_path / "none"), *data], "cannot be read"),
    ):
        assert main(arguments) == 2
        said = capsys.readouterr().err
        assert reason in said
        assert said.count("\n") == 1


def _exported(folder: Path, table: str, data: list[str]) -> str:
    file = str(folder / "right.journal")
    assert main(["export", table, file, *data]) == 0
    return file


def test_a_link_is_signed_by_the_key_of_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "data") as server, server.guest() as guest:
        file = _exported(tmp_path, _over(guest), ["--data", str(tmp_path / "data")])
        key = server.services.signer.key
    assert main(["import", file, "--data", str(tmp_path / "data")]) == 0
    token = links(words(capsys))["to watch"].rpartition("/")[2]
    table, seat = Signer(key).opened(token) or ("", 0)
    assert seat == -1
    assert len(table) == 16


def test_a_try_is_verified_with_its_parent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "data") as server, server.guest() as guest:
        files = [tmp_path / "parent.journal", tmp_path / "child.journal", tmp_path / "other.journal"]
        parent, other = _over(guest), _over(guest)
        seats = [{"kind": "me"}, {"kind": "local"}]
        child = ok(guest.post(f"/api/tables/{parent}/branch", {"moment": 7, "seats": seats}))
        while not child["result"]:
            child = ok(guest.choose(child, options(child)[0]))
        for table, file in zip((parent, child["table"], other), files, strict=True):
            file.write_bytes(guest.get(f"/api/tables/{table}/journal").content)
    assert main(["verify", str(files[1])]) == 0
    assert "7 lines are those of the table" in words(capsys)
    assert main(["verify", str(files[1]), "--parent", str(files[0])]) == 0
    assert main(["verify", str(files[1]), "--parent", str(files[2])]) == 2
    assert "the other journal is not that" in capsys.readouterr().err
    data = ["--data", str(tmp_path / "data")]
    assert main(["import", str(files[1]), *data]) == 0


def test_the_link_of_an_imported_table_makes_a_host_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = tmp_path / "data", tmp_path / "moved.json"
    with serving(data) as server, server.guest() as guest, server.guest() as second:
        state = guest.new_table("me", "bot", "link", options=SHORT)
        assert main(["export", state["table"], str(file), "--data", str(data)]) == 0
        words(capsys)
        assert main(["import", str(file), "--data", str(data)]) == 0
        printed = links(words(capsys))
        link = printed[HOST_LINK]
        token = link.rpartition("/")[2]
        invited = ok(second.get(f"/api/links/{token}"))
        assert (invited["seat"], invited["colour"], invited["mine"]) == (-2, -1, [])
        forged = f"{token[:-1]}{'0' if token[-1] != '0' else '1'}"
        assert guest.join(forged).status_code == guest.get(f"/api/links/{forged}").status_code == 404
        ok(second.join(printed["me 0"]))
        table = ok(second.join(link))["table"]
        assert ok(second.join(link))["table"] == table
        there = second.state(table)
        assert (there["mine"], there["links"]["host"]) == ([0], True)
        assert list(there["links"]["seats"]) == ["2"]
        # It works once, also after a restart.
        server.services.registry.tables.clear()
        assert second.state(table)["links"]["host"] is True
        assert guest.join(link).status_code == 404
        ok(guest.join(printed["to watch"]))
        assert guest.state(table)["links"]["host"] is False
        # Who runs the server can make another the host.
        assert main(["import", str(file), "--data", str(data)]) == 0
        ok(guest.join(links(words(capsys))[HOST_LINK]))
        assert guest.state(table)["links"]["host"] is True
        assert second.state(table)["links"]["host"] is False
