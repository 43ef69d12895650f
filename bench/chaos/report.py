"""What a chaos run found, in words and as JSON."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.chaos.audit import SHOWN, Findings
from bench.chaos.faults import Faults
from bench.chaos.ledger import Ledger
from dolmen import compiled

if TYPE_CHECKING:
    from bench.chaos.run import Plan


@dataclass
class Outcome:
    """A run that has ended."""

    plan: "Plan"
    chaos: float
    seconds: float
    faults: Faults
    ledger: Ledger
    findings: Findings

    def document(self) -> dict[str, Any]:
        """All figures."""
        return {
            "plan": asdict(self.plan),
            "engine": compiled.status(),
            "seconds": {"with faults": round(self.chaos), "in all": round(self.seconds)},
            "faults": dict(sorted(self.faults.done.items())),
            "kills under load": self.faults.under_load,
            "disk could be filled": self.faults.disk.limited,
            "clients": dict(sorted(self.ledger.counts.items())),
            "compared": dict(sorted(self.findings.compared.items())),
            "wrong": {kind: len(found) for kind, found in self.findings.wrong.items()},
            "findings": {kind: found[:SHOWN] for kind, found in self.findings.wrong.items() if found},
        }


def say(outcome: Outcome) -> None:
    """Print the figures."""
    document = outcome.document()
    for title in ("faults", "clients", "compared"):
        print(f"{title}: " + ", ".join(f"{count} {what}" for what, count in document[title].items()))
    print(f"kills while moves were made: {document['kills under load']}; {document['seconds']['with faults']} s with faults")
    if not document["disk could be filled"]:
        print("the disk was not filled: only root may mount a small one")
    for kind, found in outcome.findings.wrong.items():
        print(f"{kind}: {len(found)}")
        for line in found[:SHOWN]:
            print(f"    {line}")
    print("all is well" if outcome.findings.well else "something is WRONG")


def write(outcome: Outcome, file: Path) -> None:
    """Write the figures."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(outcome.document(), indent=2) + "\n")
