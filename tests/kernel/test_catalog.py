"""Games are found by name, ours and those of other packages."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from dolmen import catalog
from dolmen.kernel.errors import BadInput
from tests.kernel.toy import TOY


@pytest.fixture(autouse=True)
def fresh() -> None:
    catalog._places.cache_clear()
    catalog.find.cache_clear()


def offer(monkeypatch: pytest.MonkeyPatch, **points: str) -> None:
    """Pretend that another package offers games."""
    found = EntryPoints(EntryPoint(name, value, catalog.GROUP) for name, value in points.items())
    monkeypatch.setattr(catalog, "entry_points", lambda **_: found)


def test_our_games_are_there() -> None:
    assert "przepowiednia" in catalog.names()
    assert catalog.find("przepowiednia").prefix == "PRZ"


def test_another_package_may_offer_a_game_but_not_replace_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, toy="tests.kernel.toy:TOY", przepowiednia="tests.kernel.toy:TOY")
    assert catalog.find("toy") is TOY
    assert catalog.find("przepowiednia").id == "przepowiednia"


def test_an_entry_point_that_leads_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, toy="tests.kernel.toy:NUMBERS")
    with pytest.raises(BadInput, match="does not lead to a Game"):
        catalog.find("toy")


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"there is no game 'go'; the games are .*przepowiednia"):
        catalog.find("go")
