"""Schemathesis: the server answers as the OpenAPI description says, for allowed and forbidden calls."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok

from tests.server.serving import serving

EXAMPLES = 25


@pytest.mark.slow
@pytest.mark.sqlite
@pytest.mark.timeout(1800)
@pytest.mark.filterwarnings("ignore")
def test_no_call_breaks_the_server(tmp_path: Path) -> None:
    load_all_checks()
    with serving(tmp_path) as server, server.guest() as guest:
        headers = {
            "x-csrftoken": guest.http.cookies.get("csrftoken") or "",
            "cookie": "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items()),
        }
        description = guest.get("/schema").json()
        schema = schemathesis.openapi.from_dict(description)
        schema.config.base_url = server.address
        checked = 0
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            table = guest.new_table("me", "local")["table"]
            call = settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(given(case=operation.as_strategy())(caller(server.address, headers, table)))
            call()
            checked += 1
            # A host who leaves may delete the table; nothing else does.
            if not operation.path.endswith("/leave"):
                assert guest.state(table)["table"] == table
        assert checked >= 12


def caller(address: str, headers: dict[str, str], table: str) -> Callable[..., None]:
    """What is done with every case: half of the calls should reach a table that is there."""
    checks: list[Any] = [CHECKS.get_one("not_a_server_error"), CHECKS.get_one("response_schema_conformance")]

    def call(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.body)) % 2:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=address, headers=headers, checks=checks)

    return call
