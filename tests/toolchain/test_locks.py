"""The lock files pin everything once, with hashes, and agree with pyproject.toml."""

import re
import tomllib

import pytest

from tests.toolchain.toy import ROOT

LOCKS = (
    "requirements.lock",
    "requirements-postgres.lock",
    "requirements-dev.lock",
    "requirements-bench.lock",
    "requirements-research.lock",
)


def pinned(lock: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_a_hash(lock: str) -> None:
    text = re.sub(r"^\s*#.*\n", "", (ROOT / lock).read_text(), flags=re.MULTILINE)
    for requirement in re.sub(r"\\\n\s*", "", text).splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+ (?:; .* )?(?:--hash=sha256:[0-9a-f]{64} ?)+", requirement)


def test_no_package_is_in_two_locks() -> None:
    base, postgres, dev, bench, research = map(pinned, LOCKS)
    assert not base & postgres
    assert not (base | postgres) & dev
    assert not base & bench
    assert not (base | postgres | dev) & research


def test_bench_measures_what_researchers_get() -> None:
    """What both bench and research need has the same version in both locks."""
    bench, research = ((ROOT / lock).read_text() for lock in LOCKS[3:])
    versions = set(re.findall(r"^[a-z0-9-]+==[\w.]+", research, re.MULTILINE))
    assert versions <= set(re.findall(r"^[a-z0-9-]+==[\w.]+", bench, re.MULTILINE))


def test_the_wheel_is_compiled_by_the_same_mypy_as_the_checkout() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = re.search(r"^mypy==[\d.]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert found is not None
    assert found[0] in project["build-system"]["requires"]
    assert found[0] in project["project"]["optional-dependencies"]["dev"]
