"""Two builds at once take turns."""

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock, Timeout

from dolmen.cli.build import alone

BUILD = "import sys; from dolmen.cli.build import *\nwith alone(Path(sys.argv[1])): print('building', flush=True); input()"


def test_a_second_build_says_that_it_waits_and_then_has_the_lock(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(
        [sys.executable, "-c", "input();" + BUILD, lock],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as second:
        assert second.stdin is not None
        assert second.stdout is not None
        assert second.stderr is not None
        with alone(lock):
            print("begin", file=second.stdin, flush=True)
            assert second.stderr.readline() == "dolmen: another build is running; waiting for it\n"
        assert second.stdout.readline() == "building\n"
        with pytest.raises(Timeout):
            FileLock(lock).acquire(blocking=False)
        print("end", file=second.stdin, flush=True)
    assert second.returncode == 0
    FileLock(lock).acquire(blocking=False)
