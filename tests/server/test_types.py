"""The browser's types are those of the server and of the games."""

from dolmen.server import typescript
from tests.toolchain.toy import ROOT


def test_the_generated_types_are_fresh() -> None:
    folder = ROOT / "web" / "src" / "generated"
    for name, text in typescript.generated().items():
        assert (folder / name).read_text(encoding="utf-8") == text, f"{name} is stale: run ./dolmen types"


def test_every_view_type_is_written() -> None:
    text = typescript.generated()["przepowiednia.ts"]
    assert "export interface TableView {" in text
    assert "  temples: TempleView[];" in text
    assert "  question: Question | null;" in typescript.wire_types()
    assert '  type: "state";' in typescript.wire_types()
