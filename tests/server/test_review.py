"""Reviews: started at a finished table, shared by all readers, stored, and never in the way of a move."""

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from dolmen import catalog
from dolmen.server.schema import reviews as stored
from tests.server.serving import Guest, Json, Server, ok, serving
from tests.server.test_replay import finished

SETTINGS: Json = {"review_plan": "quick"}
PATIENCE = 300.0


def reviewed(guest: Guest, table: str, at_least: int = 0) -> Json:
    """The review of a table, once it is done or so many moments are known."""
    at = f"/api/tables/{table}/review"
    state = ok(guest.post(at, None))
    until = time.monotonic() + PATIENCE
    while state["state"] == "running" and (not at_least or state["done"] < at_least):
        assert time.monotonic() < until, state["done"]
        time.sleep(0.05)
        state = ok(guest.get(at))
    return state


def test_a_review_comes_bit_by_bit_and_is_shared(guest: Guest, server: Server) -> None:
    table = finished(guest)["table"]
    at = f"/api/tables/{table}/review"
    assert ok(guest.get(at)) == {"state": "none", "done": 0, "of": 0, "skipped": 0, "moments": [], "summary": None}
    began = ok(guest.post(at, None))
    assert (began["state"], began["summary"]) == ("running", None)
    whole = reviewed(guest, table)
    assert (whole["state"], whole["skipped"]) == ("done", 0)
    assert whole["done"] == whole["of"] == len(whole["moments"]) > 20
    print(whole["summary"])
    print([m for m in whole["moments"] if m["decided"] and m["decided"]["best"]][:3])
