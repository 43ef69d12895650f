"""`dolmen test` runs both ways, says which, and ends with the counts."""

import shutil
from pathlib import Path

import pytest

from dolmen.cli.test import ONCE
from tests.toolchain import toy

NO_COMPILER = {"CC": "no-such-compiler"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    toy.make(tmp_path)
    return tmp_path


@pytest.mark.slow
def test_a_full_run_is_compiled_and_interpreted_but_for_what_is_the_same_both_ways(checkout: Path) -> None:
    for name in ("web/test_page.py", "bots/test_strength.py", "bots/test_search.py"):
        test = checkout / "tests" / name
        test.parent.mkdir(exist_ok=True)
        test.write_text("def test_it() -> None:\n    pass\n")
    done = toy.dolmen(checkout, "test", DOLMEN_OPT_LEVEL="0")
    if "no C compiler" in done.stderr:
        pytest.skip("nothing can be compiled here")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\nengine: compiled\n" in done.stdout
    assert "\nengine: interpreted (asked for)\n" in done.stdout
    assert done.stdout.endswith("\ncompiled: 5 passed, 0 failed\ninterpreted: 3 passed, 0 failed\n8 passed, 0 failed\n")


@pytest.mark.parametrize("name", ONCE)
def test_what_is_run_once_is_there(name: str) -> None:
    assert (toy.ROOT / "tests" / name).exists()


def test_without_a_compiler_it_is_interpreted_only_and_says_so(checkout: Path) -> None:
    done = toy.dolmen(checkout, "test", "-n0", **NO_COMPILER)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "dolmen: no C compiler, so the tests run interpreted only" in done.stderr
    assert done.stdout.endswith("\ninterpreted: 2 passed, 0 failed\n2 passed, 0 failed\n")
    assert "\x1b" not in done.stdout


def test_a_quick_run_leaves_out_the_slow_tests_and_passes_arguments_on(checkout: Path) -> None:
    done = toy.dolmen(checkout, "test", "--quick", "-n0", "-v", "-k", "answer or long")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "test_the_answer PASSED" in done.stdout
    assert done.stdout.endswith("\ninterpreted: 1 passed, 0 failed\n1 passed, 0 failed\n")
    assert not list(checkout.glob(".build/*/*"))


def test_a_failing_test_fails_the_run(checkout: Path) -> None:
    (checkout / "tests/test_toy.py").write_text("def test_it() -> None:\n    assert False\n")
    done = toy.dolmen(checkout, "test", "--interpreted", "-n0")
    assert done.returncode == 1
    assert done.stdout.endswith("\n0 passed, 1 failed\n")


def test_a_warning_is_an_error(checkout: Path) -> None:
    (checkout / "tests/test_toy.py").write_text(
        "import warnings\n\n\ndef test_it() -> None:\n    warnings.warn('careful', stacklevel=1)\n"
    )
    assert toy.dolmen(checkout, "test", "--interpreted", "-n0").stdout.endswith("\n0 passed, 1 failed\n")


@pytest.mark.slow
def test_rules_that_do_not_compile_fail_the_run_although_they_pass_interpreted(checkout: Path) -> None:
    if shutil.which("cc") is None:
        pytest.skip("nothing can be compiled here")
    with (checkout / "src/dolmen/kernel/steps.py").open("a") as source:
        source.write("WRONG: str = START\n")
    done = toy.dolmen(checkout, "test")
    assert done.returncode == 1
    assert "steps.py:4: error: Incompatible types" in done.stderr
    assert done.stdout.endswith("\ninterpreted: 2 passed, 0 failed\n2 passed, 0 failed\n")
