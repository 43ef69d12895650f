/**
 * Markdown, rendered when the page is built: `import book from "….md?book"` gives the preface and the rules of a rulebook as HTML,
 * `import text from "….md?html"` a whole file. A heading "### PRZ-001 · Title" begins a rule, as in dolmen.texts.rulebook;
 * the number of a rule in a text is a link to it. Other links lead into the repository, so only their words are shown.
 */
import { readFileSync } from "node:fs";
import { Marked } from "marked";

const RULE = /^([A-Z]{3}-\d{3}) · (.+)$/;
const marked = new Marked({
  extensions: [
    {
      name: "rule",
      level: "inline",
      start: (text) => text.search(/\b[A-Z]{3}-\d{3}\b/),
      tokenizer(text) {
        const found = /^[A-Z]{3}-\d{3}\b/.exec(text);
        return found ? { type: "rule", raw: found[0] } : undefined;
      },
      renderer: ({ raw }) => `<a href="#${raw}">${raw}</a>`,
    },
  ],
  renderer: {
    heading({ tokens, depth }) {
      const tag = depth < 3 ? "h2" : "h3";
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    tablecell({ header, tokens }) {
      const text = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${text}</th>` : `<td>${text}</td>`;
    },
  },
});

/** The blocks before the first chapter, and the rules with their chapters. */
export function readBook(source) {
  const preface = [];
  const rules = [];
  let chapter = "";
  let tokens = preface;
  for (const token of marked.lexer(source)) {
    const rule = token.type === "heading" && token.depth === 3 && RULE.exec(token.text);
    if (rule) {
      tokens = [];
      rules.push({ id: rule[1], title: rule[2], chapter, tokens });
    } else if (token.type === "heading" && token.depth === 2) {
      chapter = token.text;
      tokens = [];
    } else if (token.type !== "heading" && token.type !== "space") tokens.push(token);
  }
  return {
    preface: preface.map((token) => ({ table: token.type === "table", html: marked.parser([token]) })),
    rules: rules.map(({ tokens: of, ...rule }) => ({ ...rule, html: marked.parser(of) })),
  };
}

/** A whole file as HTML. */
export function render(source) {
  return marked.parse(source);
}

const READERS = { book: readBook, html: render };

/** @returns {import("vite").Plugin} */
export function markdown() {
  return {
    name: "dolmen-markdown",
    load(id) {
      const [, file, query] = /^(.+\.md)\?(book|html)$/.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(READERS[query](readFileSync(file, "utf8")))};`;
    },
  };
}
