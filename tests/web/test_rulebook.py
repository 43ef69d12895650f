"""Markdown as the page is built with it: every rule of a rulebook is there, and nothing of the Markdown shows."""

import re
from importlib.resources import files
from typing import Any

import pytest

from dolmen import catalog
from dolmen.kernel.game import Game
from dolmen.texts import LANGUAGES
from dolmen.texts.rulebook import rulebook
from tests.web.node import call

EXAMPLE = """# Toy

A *toy*.

| a | b |
|---|---|
| **1** | x & y |

## First

### TOY-001 · The first rule

See TOY-002:

1. one
2. two
   - inside

```
  |  **
```
"""


def read(source: str) -> dict[str, Any]:
    found: dict[str, Any] = call("tools/markdown.mjs", "readBook", source)
    return found


def test_a_book_becomes_a_preface_and_rules() -> None:
    book = read(EXAMPLE)
    text, table = book["preface"]
    assert text == {"table": False, "html": "<p>A <em>toy</em>.</p>\n"}
    assert table["table"]
    assert '<th scope="col">a</th>' in table["html"]
    assert "<td><strong>1</strong></td>" in table["html"]
    (rule,) = book["rules"]
    assert (rule["id"], rule["title"], rule["chapter"]) == ("TOY-001", "The first rule", "First")
    assert '<p>See <a href="#TOY-002">TOY-002</a>:</p>' in rule["html"]
    assert re.search(r"<ol>\s*<li>one</li>\s*<li>two<ul>\s*<li>inside</li>", rule["html"])
    assert "<pre><code>  |  **\n</code></pre>" in rule["html"]


def test_a_whole_file_shows_links_as_words() -> None:
    assert call("tools/markdown.mjs", "render", "# A\n\n### B\n\nsee [c](d.md)\n") == "<h2>A</h2>\n<h3>B</h3>\n<p>see c</p>\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.id)
def test_the_page_has_every_rule_and_no_markdown(game: Game[Any], language: str) -> None:
    book = read((files(game.package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))
    assert [(rule["id"], rule["title"]) for rule in book["rules"]] == [
        (id, rule.title) for id, rule in rulebook(game, language).items()
    ]
    assert book["preface"]
    shown = [block["html"] for block in book["preface"]] + [rule["html"] for rule in book["rules"]]
    assert all(shown)
    plain = [re.sub(r"<pre>.*?</pre>", "", html, flags=re.S) for html in shown]
    assert [html for html in plain if re.search(r"\*\*|\|---|^#|^- |^\|", html, re.M)] == []
