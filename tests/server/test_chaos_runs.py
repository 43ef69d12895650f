"""A short chaos run finds nothing wrong, on SQLite and on PostgreSQL."""

import pytest
from bench.chaos.run import Plan, run


@pytest.mark.slow
@pytest.mark.parametrize(("processes", "kind"), [(1, "sqlite"), (2, "postgresql")])
def test_a_short_run_finds_nothing(processes: int, kind: str) -> None:
    outcome = run(Plan(processes, 4, 6, 240.0, kind, 7))
    assert outcome.findings.wrong == {name: [] for name in outcome.findings.wrong}
    assert outcome.faults.kills > 0
    assert outcome.ledger.moves > 0
    assert outcome.findings.compared["views"] > 0
