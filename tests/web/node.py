"""Runs code of the page in Node, without a browser."""

import json
import subprocess
from functools import cache
from typing import Any

from dolmen.cli import site
from tests.toolchain.toy import ROOT


@cache
def node() -> str:
    """Return the path of Node, after installing what the page imports."""
    assert site.run_node(ROOT, "--eval", "") is None
    found, _ = site.find_node()
    return str(found)


def call(module: str, function: str, *arguments: object) -> Any:
    """Call a function of a module below web/ and return its result."""
    code = f"""
import {{ readFileSync }} from "node:fs";
import {{ {function} }} from "./{module}";
console.log(JSON.stringify({function}(...JSON.parse(readFileSync(0, "utf8")))));
"""
    command = [node(), "--input-type=module", "--eval", code]
    given = json.dumps(arguments)
    done = subprocess.run(command, cwd=ROOT / "web", input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
