"""A checkout that the user of a service may not write to."""

from pathlib import Path

import pytest

from dolmen import compiled
from dolmen.cli import build, site


def test_a_checkout_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / ".build").write_text("a file where a folder should be")
    reason = site.build_if_stale(tmp_path)
    assert reason is not None
    assert "cannot be written" in reason
    assert build.build(tmp_path) == (compiled.status() == "compiled")
    assert "cannot be written" in capsys.readouterr().err
