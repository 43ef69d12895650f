"""Studies: the same games wherever they are played; stopped, extended, merged and damaged ones."""

import json
import os
import shutil
import signal
import threading
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dolmen.kernel.errors import BadInput
from dolmen.lab import balance, runner
from dolmen.lab.chunk import play_chunk
from dolmen.lab.store import Store
from dolmen.lab.study import CHUNK, Study, Variant, read_study
from dolmen.lab.watching import decided, lead_changes, play

# The quickest game with the quickest bot.
SMALL = Study("nawiedzone-krainy", (2,), 45, ("uniform",))


def files_of(folder: Path) -> dict[str, bytes]:
    """What depends on the study alone."""
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.parquet")) if not file.name.startswith("times")}


def play_all(folder: Path, study: Study, workers: Any) -> Store:
    store = Store.create(folder, study)
    for _ in runner.run(store, workers):
        pass
    return store


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return play_all(tmp_path_factory.mktemp("study"), SMALL, runner.Here())


def test_a_study_played_in_processes_is_the_same_to_the_byte(played: Store, tmp_path: Path) -> None:
    play_all(tmp_path, SMALL, runner.Local(2))
    assert files_of(tmp_path) == files_of(played.folder)


def test_every_chunk_has_its_games_in_order(played: Store) -> None:
    jobs = list(SMALL.jobs())
    assert [job for number in range(SMALL.chunks) for job in SMALL.chunk(number)] == jobs
    rows = played.rows()
    assert rows.games["deal"].to_pylist() == [job.deal for job in jobs]
    assert len(rows.times) == len(jobs)


def test_chunks_cut_through_deals_of_many_games() -> None:
    study = Study("labyrinth", (2, 3, 4), 9, ("club", "club"), (Variant("a"), Variant("b")))
    assert [job for number in range(study.chunks) for job in study.chunk(number)] == list(study.jobs())


def test_a_study_that_was_stopped_goes_on_where_it_was(played: Store, tmp_path: Path) -> None:
    store = Store.create(tmp_path, SMALL)
    going = runner.run(store, runner.Here())
    next(going)
    going.close()
    assert len(store.missing()) == SMALL.chunks - 1
    again = Store.create(tmp_path, SMALL)
    assert [chunk.number for chunk in runner.run(again, runner.Here())] == list(range(1, SMALL.chunks))
    assert files_of(tmp_path) == files_of(played.folder)


def test_an_extended_study_keeps_its_games_and_plays_its_short_chunk_again(played: Store, tmp_path: Path) -> None:
    shorter = msgspec.structs.replace(SMALL, deals=CHUNK + 3)
    play_all(tmp_path, shorter, runner.Here())
    store = Store.create(tmp_path, SMALL)
    assert store.missing() == [1, 2]
    play_all(tmp_path, SMALL, runner.Here())
    assert files_of(tmp_path) == files_of(played.folder)


def test_parts_from_several_machines_are_merged(played: Store, tmp_path: Path) -> None:
    stores = [Store.create(tmp_path / str(part), SMALL) for part in range(2)]
    for part, store in enumerate(stores):
        for number in store.missing(part, 2):
            store.add(play_chunk(SMALL.document(), number))
    assert stores[0].merge(stores[1]) == 1
    assert not stores[0].missing()
    assert files_of(tmp_path / "0") == files_of(played.folder)


def test_another_study_is_neither_merged_nor_continued(played: Store, tmp_path: Path) -> None:
    other = Store.create(tmp_path, msgspec.structs.replace(SMALL, seed=2))
    with pytest.raises(BadInput, match="another study"):
        other.merge(played)
    with pytest.raises(BadInput, match="another study"):
        Store.create(tmp_path, SMALL)


def test_games_of_other_rules_or_bots_are_not_added(tmp_path: Path) -> None:
    store = Store.create(tmp_path, SMALL)
    manifest = store.manifest
    (tmp_path / "manifest.json").write_text(json.dumps(manifest | {"key": "of another version"}))
    with pytest.raises(BadInput, match="other rules, components or bots"):
        next(runner.run(Store.open(tmp_path), runner.Here()))
    with pytest.raises(BadInput, match="other rules, components or bots"):
        store.add(play_chunk(SMALL.document(), 0))


def test_the_games_of_a_killed_worker_are_played_again(played: Store, tmp_path: Path) -> None:
    store = Store.create(tmp_path, SMALL)

    def kill_one() -> None:
        while not killed.is_set():
            for worker in active_children():
                assert worker.pid is not None
                os.kill(worker.pid, signal.SIGKILL)
                killed.set()
                return
            killed.wait(0.01)

    killed = threading.Event()
    killer = threading.Thread(target=kill_one)
    killer.start()
    for _ in runner.run(store, runner.Local(2)):
        pass
    killer.join()
    assert killed.is_set()
    assert files_of(tmp_path) == files_of(played.folder)


def test_a_chunk_that_always_kills_its_worker_ends_the_study_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "play_chunk", die)
    with pytest.raises(BadInput, match="ended its process 3 times"):
        next(runner.run(Store.create(tmp_path, SMALL), runner.Local(1)))


def die(_document: dict[str, Any], _number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "go"}, "go"),
        ({"deals": 0}, "at least one deal"),
        ({"line_up": ["champion"]}, "no bot 'champion'"),
        ({"line_up": ["club", "club", "club"]}, "3 levels for 2 players"),
        ({"seats": [9]}, "not for 9"),
        ({"variants": []}, "different names"),
        ({"format": 99}, "format 99"),
        ({"surprise": 1}, "not a study"),
    ],
)
def test_a_study_that_cannot_be_played_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read_study(json.loads(json.dumps(SMALL.document())) | change)


def test_a_folder_without_a_study_and_a_damaged_one_are_refused(played: Store, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no study"):
        Store.open(tmp_path)
    shutil.copytree(played.folder, tmp_path / "copy")
    (tmp_path / "copy" / "games-00001.parquet").write_bytes(b"PAR1 of nothing")
    with pytest.raises(BadInput, match="damaged"):
        Store.open(tmp_path / "copy").rows()
    (tmp_path / "copy" / "manifest.json").write_text("{")
    with pytest.raises(BadInput, match="not JSON"):
        Store.open(tmp_path / "copy")


def test_the_deal_is_the_same_for_all_variants_and_the_bots_luck_is_not() -> None:
    study = Study("rune-stones", (2,), 1, ("club",), (Variant("a"), Variant("b")))
    first, second = (play(study, job).game for job in study.jobs())
    assert first.first == second.first
    assert first != second._replace(variant="a")


def test_equal_rules_played_twice_give_the_same_rows(played: Store) -> None:
    job = next(SMALL.jobs())
    again = play(SMALL, job)
    assert again.game == play(SMALL, job).game
    assert again.game.shares == played.rows().games["shares"].to_pylist()[0]


def test_lead_changes_count_new_leaders_only() -> None:
    assert lead_changes([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.8, 0.2]]) == 2
    assert lead_changes([]) == 0


def test_a_game_is_decided_when_the_winner_stays_likely() -> None:
    course = [[0.6, 0.4], [0.4, 0.6], [0.7, 0.3], [0.9, 0.1]]
    assert decided(course, [0]) == 2
    assert decided(course, [1]) == 4
    assert decided([[0.6, 0.4], [0.2, 0.1]], []) == 1


def test_measures_are_found_in_what_was_played(played: Store) -> None:
    found = balance.find(SMALL, played.rows())
    assert found.games == found.deals == 45
    seats = {one.order: one for one in found.seats}
    assert seats[0].won + seats[1].won == pytest.approx(1 - _value(found, "all-lost"))
    assert {one.verdict for one in found.things} <= {"stronger", "weaker", "no-matter", "cannot-tell"}
    assert all(one.needed > 45 for one in found.things if one.verdict == "cannot-tell" and one.effect.clusters)


def _value(found: balance.Found, name: str) -> float:
    return next(one.effect.middle for one in found.measures if one.name == name)
