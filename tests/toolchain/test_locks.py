"""The lock files pin everything once, with hashes, and agree with pyproject.toml."""

import re
import tomllib
from itertools import combinations

import pytest

from tests.toolchain.toy import ROOT

LOCKS = (
    "requirements.lock",
    "requirements-postgres.lock",
    "requirements-dev.lock",
    "requirements-bench.lock",
    "requirements-research.lock",
    "requirements-lab.lock",
)


def pinned(lock: str) -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+)==", (ROOT / lock).read_text(), re.MULTILINE))


def versions(lock: str) -> set[tuple[str, str]]:
    return set(re.findall(r"^([a-z0-9-]+)==([\w.]+)", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_with_a_hash(lock: str) -> None:
    text = re.sub(r"^\s*#.*\n", "", (ROOT / lock).read_text(), flags=re.MULTILINE)
    for requirement in re.sub(r"\\\n\s*", "", text).splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+ (?:; .* )?(?:--hash=sha256:[0-9a-f]{64} ?)+", requirement)


def test_what_every_run_needs_is_in_one_lock() -> None:
    base, *others = map(pinned, LOCKS)
    for lock, found in zip(LOCKS[1:], others, strict=True):
        assert not base & found, lock


@pytest.mark.parametrize(("lock", "other"), list(combinations(LOCKS[1:], 2)))
def test_a_package_in_two_locks_has_the_same_versions(lock: str, other: str) -> None:
    """Extras overlap, and the tests install all of them into one environment."""
    both = pinned(lock) & pinned(other)
    assert {line for line in versions(lock) if line[0] in both} == {line for line in versions(other) if line[0] in both}


def test_the_wheel_is_compiled_by_the_same_mypy_as_the_checkout() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    found = re.search(r"^mypy==[\d.]+", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert found is not None
    assert found[0] in project["build-system"]["requires"]
    assert found[0] in project["project"]["optional-dependencies"]["dev"]
