"""Who made a line of the journal is stored beside it, and old databases are brought up to date."""

from pathlib import Path

from sqlalchemy import select, text

from dolmen.server.database import connect, migrate
from dolmen.server.schema import BY_BOT, BY_CHANCE, BY_PERSON, journal
from tests.server.serving import Server, ok, place_of, sensible, serving


def makers(server: Server, table: str) -> list[tuple[int, str | None, bool]]:
    """Of each line of a table: its seat (chance has -1; header and footer -2), who made it, and whether there is a click."""
    lines = server.services.registry.tables[table].match.journal.lines
    with server.services.engine.connect() as connection:
        query = select(journal.c.made_by, journal.c.client).where(journal.c.table == table).order_by(journal.c.moment)
        rows = connection.execute(query).all()
    return [(line.get("seat", -2), maker, client is not None) for line, (maker, client) in zip(lines, rows, strict=False)]


def test_every_line_says_who_made_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.guest() as guest:
        state = guest.new_table("me", "bot", first=0)
        while not any(seat == 1 for seat, _, _ in makers(server, state["table"])):
            state = guest.state(state["table"])
            if state["question"]:
                ok(guest.choose(state, sensible(state)))
        server.services.bots.closing = True
        found = makers(server, state["table"])
        assert found[0] == (-2, None, False)
        assert {(seat, maker) for seat, maker, _ in found[1:]} >= {(0, BY_PERSON), (1, BY_BOT)}
        assert {(seat, maker) for seat, maker, _ in found[1:]} <= {(0, BY_PERSON), (1, BY_BOT), (-1, BY_CHANCE)}
        assert all(click == (maker == BY_PERSON) for _, maker, click in found)


def test_marks_of_older_databases_move_to_their_own_column(tmp_path: Path) -> None:
    engine = connect(place_of(tmp_path, empty=True))
    migrate(engine, "0004")
    clicks = [(None, None), ("g", "c1"), ("standing", None), ("replaced", None), ("random", None)]
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO guests VALUES ('g', '', '2026-01-01 00:00:00')")
        table = "INSERT INTO tables (id, game, host, secret, moment, over, held, made, changed)"
        connection.exec_driver_sql(f"{table} VALUES ('t', 'x', 'g', '', 4, false, '{{}}', '2026-01-01', '2026-01-01')")
        line = text("INSERT INTO journal VALUES ('t', :moment, '', :guest, :client)")
        rows = [{"moment": moment, "guest": guest, "client": client} for moment, (guest, client) in enumerate(clicks)]
        connection.execute(line, rows)
    migrate(engine)
    with engine.connect() as connection:
        found = connection.execute(select(journal.c.guest, journal.c.client, journal.c.made_by).order_by(journal.c.moment)).all()
    engine.dispose()
    expected = [(None, None, None), ("g", "c1", "person"), *((None, None, mark) for mark in ("standing", "replaced", "random"))]
    assert [tuple(row) for row in found] == expected
