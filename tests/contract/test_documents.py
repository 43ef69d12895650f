"""The documents agree with the code and with each other: rule ids, links, and who made the games."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from dolmen import catalog
from dolmen.cli import rules
from dolmen.texts import LANGUAGES
from dolmen.texts.rulebook import rulebook

ROOT: Final = Path(__file__).parents[2]
OURS: Final = sorted(catalog.OURS)
LINK: Final = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def documents() -> list[Path]:
    """All Markdown files that git knows or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in filter(None, listing.stdout.split("\0")) if (ROOT / name).is_file()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_rules_of_docs_are_those_of_the_rulebook(game: str, language: str) -> None:
    law = rules.defined_rules(ROOT / "docs" / "rules" / f"{game}.md")
    assert law == sorted(rulebook(catalog.find(game), language))
    assert law


@pytest.mark.parametrize("game", OURS)
def test_a_rule_is_defined_once(game: str) -> None:
    found = rules.DEFINITION.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    assert sorted(set(found)) == sorted(found)


@pytest.mark.parametrize("game", OURS)
def test_coverage_misses_a_rule_that_only_docs_has(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    law = rules.defined_rules(ROOT / "docs" / "rules" / f"{game}.md")
    new = law[0][:4] + "999"
    monkeypatch.setattr(rules, "defined_rules", lambda _: [*law[1:], new])
    assert rules.coverage(catalog.find(game), quiet=True) == 1
    told = capsys.readouterr().out
    assert f"{new}: NOT IN THE PL RULEBOOK, NOT IN THE EN RULEBOOK, NOT CITED AT THE CODE THAT DOES IT, NO TEST" in told
    assert f"{law[0]}: NOT IN docs/rules/{game}.md" in told


def test_a_rule_is_cited_only_at_the_code_that_does_it() -> None:
    source = (
        '"""TOY-001: the docstring of a module."""\n'
        'CROWDED = Refusal("TOY-002", "crowded")\n'
        "def f():\n"
        '    """Says much.\n\n    TOY-003, TOY-004: and more; TOY-005 to TOY-007, TOY-008…TOY-009.\n    """\n'
        "    return 1  # TOY-010\n"
        "class C:\n"
        '    """TOY-011: a class."""\n'
    )
    assert list(rules.cited_in(source)) == [("TOY-003", 6), ("TOY-004", 6), ("TOY-010", 8), ("TOY-011", 10)]


def test_every_link_between_documents_leads_somewhere() -> None:
    links = [(file, link) for file in documents() for link in LINK.findall(CODE.sub("", file.read_text(encoding="utf-8")))]
    assert len(links) > 20
    assert [(str(file.relative_to(ROOT)), link) for file, link in links if not (file.parent / link).exists()] == []


def test_no_document_leads_out_of_the_repository() -> None:
    assert [file for file in documents() if "../shared" in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("notice", ["NOTICE.md", "NOTICE.pl.md"])
def test_the_notice_names_every_game_and_is_linked(notice: str) -> None:
    language = "pl" if notice == "NOTICE.pl.md" else "en"
    text = (ROOT / notice).read_text(encoding="utf-8")
    titles = ["Przepowiednia", "Rune Stones", "Labyrinth", "Nawiedzone Krainy"]
    assert [title for title in titles if f"\n### {title}" not in text] == []
    readme = ROOT / ("README.pl.md" if language == "pl" else "README.md")
    books = [ROOT / "src/dolmen/games" / game.replace("-", "_") / "rulebook" / f"{language}.md" for game in OURS]
    assert [file for file in (readme, *books) if f"{notice})" not in file.read_text(encoding="utf-8")] == []


def terms(text: str) -> list[tuple[str, str]]:
    """The rows of the first table of terms in a text, Polish first."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", text, re.MULTILINE)
    assert sorted(rows[0]) == ["English", "Polski"]
    return [(polish, english) if rows[0][0] == "Polski" else (english, polish) for polish, english in rows[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_the_glossary_has_the_terms_of_every_rulebook(game: str, language: str) -> None:
    book = (ROOT / "src/dolmen/games" / game.replace("-", "_") / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").split("\n## ")
    title = game.replace("-", " ").casefold()
    chapter = next(chapter for chapter in glossary if chapter.casefold().startswith(title))
    assert sorted(terms(chapter)) == sorted(terms(book.partition("\n## ")[0]))


def test_the_glossary_names_files_that_exist() -> None:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    files = re.findall(r"`((?:server|bots|lib|games)/[^`]+)`", glossary)
    assert len(files) > 20
    roots = {"server": ROOT / "src/dolmen", "bots": ROOT / "src/dolmen", "lib": ROOT / "web/src", "games": ROOT / "web/src"}
    assert [file for file in files if not list(roots[file.partition("/")[0]].glob(file))] == []
