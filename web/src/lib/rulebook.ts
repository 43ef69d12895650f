/** Reads a rulebook: one heading for each rule, as dolmen.texts.rulebook does. */

export type Block = { kind: "text" | "code"; text: string } | { kind: "table"; rows: string[][] } | { kind: "list"; numbered: boolean; items: string[] };
/** What stands before the first rule, and the rules. */
export interface Book { preface: Block[]; rules: Rule[] }
export interface Rule { id: string; title: string; chapter: string; body: string; blocks: Block[] }

const HEADING = /^### ([A-Z]{3}-\d{3}) · (.+)$/;

function cells(line: string): string[] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  for (const part of body.split(/(```[\s\S]*?```)|\n{2,}/)) {
    const text = part?.trim();
    if (!text) continue;
    const lines = text.split("\n");
    if (text.startsWith("```")) blocks.push({ kind: "code", text: part?.replace(/^```\w*\n|\n?```$/g, "") ?? "" });
    else if (lines.every((line) => line.startsWith("|"))) {
      blocks.push({ kind: "table", rows: lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells) });
    } else if (lines.every((line) => /^(-|\d+\.) /.test(line))) {
      blocks.push({ kind: "list", numbered: /^\d/.test(text), items: lines.map((line) => line.replace(/^(-|\d+\.) /, "")) });
    } else blocks.push({ kind: "text", text: lines.join(" ") });
  }
  return blocks;
}

function readBook(source: string): Book {
  const rules: Rule[] = [];
  let preface = "";
  let chapter = "";
  let current: Rule | null = null;
  for (const line of source.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) {
      current = { id: heading[1] ?? "", title: heading[2] ?? "", chapter, body: "", blocks: [] };
      rules.push(current);
    } else if (line.startsWith("## ")) {
      chapter = line.slice(3);
      current = null;
    } else if (current) current.body += `${line}\n`;
    else if (!chapter && !line.startsWith("# ")) preface += `${line}\n`;
  }
  for (const rule of rules) rule.blocks = blocksOf(rule.body);
  return { preface: blocksOf(preface), rules };
}

const sources = import.meta.glob<string>("../../../src/dolmen/games/*/rulebook/*.md", { query: "?raw", import: "default" });
const books = new Map<string, Promise<Book>>();

/** The rulebook of a game in a language; fetched once. */
export async function loadBook(game: string, language: string): Promise<Book> {
  const path = `../../../src/dolmen/games/${game.replaceAll("-", "_")}/rulebook/${language}.md`;
  const book = books.get(path) ?? (sources[path]?.() ?? Promise.resolve("")).then(readBook);
  books.set(path, book);
  book.catch(() => books.delete(path));
  return book;
}
