"""The documents agree with the code and with each other: rule ids, links, files, the wire, and who made the games."""

import json
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import dolmen
from dolmen import catalog
from dolmen.cli import rules
from dolmen.server import wire, wire_lessons, wire_replay
from dolmen.texts import LANGUAGES
from dolmen.texts.rulebook import rulebook

ROOT: Final = Path(__file__).parents[2]
OURS: Final = sorted(catalog.OURS)
LINK: Final = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
CODE: Final = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
FENCED: Final = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
# A full stop, what may stand behind it, and the beginning of another sentence.
TWO_SENTENCES: Final = re.compile(r"[\w)\]`*\"”%][.!?][)*_\"”]*\s+[*_`\"“(\[]*[A-ZĄĆĘŁŃÓŚŹŻ`]")
SHORT: Final = re.compile(r"\b(?:e\.g|i\.e|etc|cf|vs)\.")
FILE: Final = re.compile(r"`((?:[\w.*<>{},-]+/)*[\w.*<>{},-]+\.(?:py|ts|svelte|toml|mjs|ftl|md|yml|json|jsonl))`")


def tracked(*patterns: str) -> list[str]:
    """All files that git knows or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in filter(None, listing.stdout.split("\0")) if (ROOT / name).is_file()]


def documents() -> list[Path]:
    """All Markdown files."""
    return [ROOT / name for name in tracked("*.md")]


def prose() -> list[Path]:
    """What we write for developers and hosts: all documents but the rules, the rulebooks and the notices."""
    left_out = ("docs/rules/", "src/", "NOTICE")
    return [file for file in documents() if not file.relative_to(ROOT).as_posix().startswith(left_out)]


@pytest.mark.parametrize("file", prose(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_prose_has_one_sentence_a_line(file: Path) -> None:
    text = FENCED.sub("", file.read_text(encoding="utf-8"))
    lines = [
        SHORT.sub("", re.sub(r"`[^`]*`", "`code`", line))
        for line in text.splitlines()
        if not line.lstrip().startswith(("|", "#"))
    ]
    lines = [re.sub(r"^\s*(?:\d+\.|-)\s", "", line) for line in lines]
    assert [line for line in lines if TWO_SENTENCES.search(line)] == []


@pytest.mark.parametrize("line", ["One. Two.", "See (one). `two` is next.", "**One.** Two", "404. Answers", "Jeden. Łódź"])
def test_two_sentences_are_noticed(line: str) -> None:
    assert TWO_SENTENCES.search(line)


@pytest.mark.parametrize("line", ["One; two.", "version 0.2.0 of it", "`kernel/match.py` keeps it.", "One."])
def test_one_sentence_is_let_through(line: str) -> None:
    assert not TWO_SENTENCES.search(line)


# Files that a reader or a command makes.
MADE: Final = ("my-levels.toml", "tests/games/przepowiednia/scenarios/PRZ-028b.toml")


@pytest.mark.parametrize("file", prose(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_documents_name_files_that_exist(file: Path) -> None:
    names = tracked()
    missing = []
    for named in FILE.findall(FENCED.sub("", file.read_text(encoding="utf-8"))):
        wanted = re.sub(r"<\w+>|\{[^}]*\}", "*", named)
        if named not in MADE and not any(fnmatch(name, wanted) or fnmatch(name, f"*/{wanted}") for name in names):
            missing.append(named)
    assert missing == []


def test_the_wire_is_described_with_every_field() -> None:
    text = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    example: dict[str, Any] = json.loads(text.partition("## Table state")[2].partition("```json\n")[2].partition("```")[0])
    structs: dict[type[msgspec.Struct], Any] = {
        wire.TableState: example,
        wire.Seat: example["seats"][0],
        wire.Question: example["question"],
        wire.Choice: example["question"]["choices"][0],
        wire.StandingAnswer: example["standing"][0],
        wire.LogLine: example["log"][0],
        wire.Fairness: example["fairness"],
        wire.Links: example["links"],
        wire.ChatLine: example["chat"][0],
    }
    lesson: dict[str, Any] = json.loads(text.partition("## Lessons")[2].partition("```json\n")[2].partition("```")[0])
    structs |= {wire_lessons.LessonState: lesson, wire_lessons.Beat: lesson["beat"]}
    back = text.partition("## Looking back")[2].split("```json\n")
    past, timeline = (json.loads(part.partition("```")[0]) for part in back[1:3])
    structs |= {wire_replay.Past: past, wire_replay.Timeline: timeline, wire_replay.Moment: timeline["moments"][0]}
    for struct, part in structs.items():
        assert set(part) == {field.encode_name for field in msgspec.structs.fields(struct)}, struct.__name__


def test_the_changelog_ends_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[([^]]+)\](?: - \d{4}-\d\d-\d\d)?$", text, re.MULTILINE)
    assert versions[:2] == ["Unreleased", dolmen.__version__]


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
