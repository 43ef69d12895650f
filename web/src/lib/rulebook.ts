/** Reads a rulebook: one heading for each rule, as dolmen.texts.rulebook does. */

export type Block = { kind: "text" | "code"; text: string } | { kind: "table"; rows: string[][] } | { kind: "list"; items: string[] };
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
      blocks.push({ kind: "list", items: lines.map((line) => line.replace(/^(-|\d+\.) /, "")) });
    } else blocks.push({ kind: "text", text: lines.join(" ") });
  }
  return blocks;
}

export function readBook(source: string): Rule[] {
  const rules: Rule[] = [];
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
  }
  for (const rule of rules) rule.blocks = blocksOf(rule.body);
  return rules;
}
