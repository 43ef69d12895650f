"""The table of work: who gets what next, and that nobody else gets it while a lease lasts."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, Engine, delete, insert, select

from dolmen.server import schema, work
from dolmen.server.database import Place, open_database
from dolmen.server.queries import now
from dolmen.server.work import Claim, Work, WorkChange
from tests.postgres import Databases
from tests.server.serving import place_of, serving

TABLES = 40
ALL = 1_000_000
# More than a lease, and more than a table is thought to be watched after a look.
LATER = work.LEASE + 1
MUCH_LATER = work.WATCHED_SECONDS + 60

# A module that has this runs on both databases.
__all__ = ["serving"]


def prepared(place: Place) -> Engine:
    """A database with some tables and nothing to think about."""
    engine = open_database(place)
    with engine.begin() as connection:
        connection.execute(insert(schema.guests).values(id="g", name="", made=now()))
        row = {"game": "x", "host": "g", "secret": "", "moment": 0, "over": False, "early_answers": "{}", "made": now()}
        rows = [{"id": f"t{number}", "changed": now(), **row} for number in range(TABLES)]
        connection.execute(insert(schema.tables), rows)
    return engine


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = prepared(place_of(tmp_path))
    yield engine
    engine.dispose()


@pytest.fixture
def connection(engine: Engine) -> Iterator[Connection]:
    with engine.begin() as connection:
        yield connection


def piece(number: int, owner: str = "g", kind: str = work.MOVE) -> Work:
    """Something to think about at a table."""
    return Work(f"{kind} t{number}", f"t{number}", kind, 1, "tail", owner)


def wanted(most: int, share: int = ALL, thinking: dict[str, int] | None = None, last: int = work.UNWATCHED) -> Claim:
    return Claim(0, last, most, share, thinking or {})


def claimed(connection: Connection, most: int, shift: float = 0.0, name: str = "a") -> list[Work]:
    return work.claim(connection, wanted(most), [f"{name} {number}" for number in range(most)], shift)


def keys(found: list[Work]) -> list[str]:
    return [one.table for one in found]


def test_what_is_claimed_is_nobody_elses_until_the_lease_ends(connection: Connection) -> None:
    work.add(connection, [piece(1), piece(2)])
    (first,) = claimed(connection, 1, name="a")
    assert (first.table, first.holder, first.tries) == ("t1", "a 0", 0)
    assert keys(claimed(connection, 5, name="b")) == ["t2"]
    assert claimed(connection, 5) == []
    assert not work.waiting(connection, 0, ALL)
    # It can be extended, and a process that has died does not extend it.
    assert work.waiting(connection, 0, ALL, LATER)
    work.keep(connection, [first], LATER)
    again = claimed(connection, 5, LATER, "c")
    assert [(one.table, one.tries) for one in again] == [("t2", 1)]
    assert [(one.table, one.tries) for one in claimed(connection, 5, 2 * LATER, "d")] == [("t1", 1), ("t2", 2)]
    # The first process can change nothing any more.
    work.give_back(connection, first, failed=True)
    assert not work.drop(connection, first)
    work.answer(connection, first, "late")
    assert work.answer_to(connection, first.key) == (True, None)
    assert not work.waiting(connection, 0, ALL, 2 * LATER)


def test_what_is_given_back_keeps_its_place_and_counts_failures(connection: Connection) -> None:
    work.add(connection, [piece(number) for number in range(3)])
    for failures in range(3):
        (first,) = claimed(connection, 1, name=str(failures))
        assert (first.table, first.tries) == ("t0", failures)
        work.give_back(connection, first, failed=True)
    (first,) = claimed(connection, 1, name="x")
    work.give_back(connection, first, failed=False)
    assert [one.tries for one in claimed(connection, 1, name="y")] == [3]
    work.release(connection, "y")
    assert [one.tries for one in claimed(connection, 1, name="z")] == [3]
    work.release(connection)
    assert len(claimed(connection, 5)) == 3


def test_a_change_of_a_table_replaces_what_there_is_to_think_about(connection: Connection) -> None:
    work.carry_out(connection, [WorkChange("t2", piece(2)), WorkChange("t1", piece(1)), WorkChange("t3", None)])
    (before,) = claimed(connection, 1)
    work.carry_out(connection, [WorkChange(before.table, piece(1)._replace(moment=2, tail="other", holder="me"))])
    assert not work.drop(connection, before)
    assert keys(claimed(connection, 5)) == ["t2"]
    mine = next(one for one in claimed(connection, 5, LATER) if one.table == "t1")
    assert (mine.moment, mine.tail, mine.tries) == (2, "other", 1)
    work.carry_out(connection, [WorkChange("t1", None), WorkChange("t2", None)])
    assert connection.execute(select(schema.work)).all() == []


def test_questions_come_before_moves_and_moves_before_reviews(connection: Connection) -> None:
    kinds = [work.REVIEW, work.MOVE, work.QUESTION]
    work.look(connection, ["t1"])
    work.add(connection, [piece(1, kind=kind) for kind in kinds])
    found = work.claim(connection, wanted(5, last=ALL), ["a", "b", "c"])
    assert [one.kind for one in found] == kinds[::-1]


def test_tables_at_which_nobody_looks_come_last(connection: Connection) -> None:
    work.look(connection, ["t1", "t3"], -MUCH_LATER)
    work.look(connection, ["t2", "no such table"])
    work.add(connection, [piece(1), piece(2), piece(3)])
    # Somebody looks again at one of them.
    work.look(connection, ["t3"])
    assert keys(claimed(connection, 5)) == ["t2", "t3", "t1"]


def test_an_owner_gets_no_more_than_a_share_at_once(connection: Connection) -> None:
    work.add(connection, [piece(number, "a") for number in range(8)] + [piece(9, "b")])
    leases = [str(number) for number in range(8)]
    found = work.claim(connection, wanted(4, 3, {"a": 1}), leases)
    assert Counter(one.owner for one in found) == {"a": 2, "b": 1}
    assert work.claim(connection, wanted(4, 3, {"a": 3}), leases) == []


def test_an_answer_is_kept_for_some_minutes(connection: Connection) -> None:
    question = piece(1, kind=work.QUESTION)
    assert work.add_one(connection, question)
    (found,) = claimed(connection, 1)
    work.answer(connection, found, "42")
    assert not work.add_one(connection, question)
    assert work.answer_to(connection, question.key) == (True, "42")
    assert claimed(connection, 1, LATER) == []
    work.forget_questions(connection)
    assert work.answer_to(connection, question.key) == (True, "42")
    work.forget_questions(connection, work.ANSWERS_KEPT + 1)
    assert work.answer_to(connection, question.key) == (False, None)


def test_tables_that_wait_for_a_bot_get_missing_work(connection: Connection) -> None:
    for number in (1, 2, 3, 4):
        kind = "bot" if number != 2 else "person"
        seat = {"table": f"t{number}", "seat": 0, "kind": kind, "name": "", "colour": 0, "level": "", "joins": 0}
        connection.execute(insert(schema.seats).values(seat))
    tables = schema.tables
    connection.execute(tables.update().where(tables.c.id.in_(["t1", "t2", "t3"])).values(asked=0))
    connection.execute(tables.update().where(tables.c.id == "t4").values(asked=0, over=True))
    work.add(connection, [piece(3)])
    assert [work.add_missing(connection, 5) for _ in range(2)] == [1, 0]
    assert sorted(keys(claimed(connection, 5))) == ["t1", "t3"]


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(events=st.lists(st.tuples(st.booleans(), st.sampled_from("abc")), min_size=1, max_size=TABLES))
def test_nobody_is_served_twice_more_than_somebody_who_waits(engine: Engine, events: list[tuple[bool, str]]) -> None:
    with engine.begin() as connection:
        connection.execute(delete(schema.work))
        waiting: dict[str, int] = Counter()
        # How often others were served since an owner has been waiting or was served.
        passed: dict[str, Counter[str]] = {}

        def serve() -> None:
            for one in claimed(connection, 1):
                assert work.drop(connection, one)
                waiting[one.owner] -= 1
                passed.pop(one.owner)
                for owner, count in waiting.items():
                    if count and owner != one.owner:
                        passed[owner][one.owner] += 1
                        assert passed[owner][one.owner] <= 2, events
                if waiting[one.owner]:
                    passed[one.owner] = Counter()

        for number, (adds, owner) in enumerate(events):
            if adds:
                work.add(connection, [piece(number, owner)])
                waiting[owner] += 1
                passed.setdefault(owner, Counter())
            else:
                serve()
        while any(waiting.values()):
            before = sum(waiting.values())
            serve()
            assert sum(waiting.values()) == before - 1


@pytest.mark.sqlite
def test_claimers_in_many_threads_never_get_the_same(tmp_path: Path, postgres_databases: Databases) -> None:
    url = postgres_databases.new()
    engine = prepared(Place(tmp_path, url))
    with engine.begin() as connection:
        work.add(connection, [piece(number, f"o{number % 5}") for number in range(TABLES)])

    def claim_all(name: int) -> list[Work]:
        found: list[Work] = []
        with engine.connect() as connection:
            while True:
                with connection.begin():
                    some = claimed(connection, 2, name=f"{name}.{len(found)}")
                found += some
                if not some and not _left():
                    return found

    def _left() -> bool:
        with engine.connect() as connection:
            return work.waiting(connection, 0, ALL)

    with ThreadPoolExecutor(8) as pool:
        everything = [one for found in pool.map(claim_all, range(8)) for one in found]
    engine.dispose()
    assert sorted(keys(everything)) == sorted(f"t{number}" for number in range(TABLES))
    assert len({one.holder for one in everything}) == TABLES
