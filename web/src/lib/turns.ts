/** The log by turns: which lines belong together, and what is news to a player whose turn has come. */
import { say } from "./texts.svelte";
import type { LogLine, Phrase } from "./types";

/** Equal lines one after another are one line that happened several times; its moment is that of the last. */
export interface Joined {
  line: LogLine;
  times: number;
}
export interface Turn {
  name: string;
  seat: number;
  lines: Joined[];
}

const ROUND = "round-started";
/** Said by the heading of the next turn. */
const HEADING = "turn-started";
/** How something came about, not what came of it. */
const DETAILS = ["rolled", "crystal-used", "standing-answer"];

const same = (one: LogLine, other: LogLine): boolean =>
  one.event === other.event && JSON.stringify(one.phrase) === JSON.stringify(other.phrase);

export function joined(lines: readonly LogLine[]): Joined[] {
  const found: Joined[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && same(last.line, line)) found.splice(-1, 1, { line, times: last.times + 1 });
    else if (line.event !== HEADING) found.push({ line, times: 1 });
  }
  return found;
}

/** The turns in the order in which they were played; a new round stands between them. */
export function turns(log: readonly LogLine[]): Turn[] {
  const found: { turn: number; seat: number; lines: LogLine[]; round: boolean }[] = [];
  for (const line of log) {
    const last = found.at(-1);
    const round = line.event === ROUND;
    if (last && last.turn === line.turn && !last.round && !round) last.lines.push(line);
    else found.push({ turn: line.turn, seat: round ? -1 : line.turn_seat, lines: [line], round });
  }
  return found
    .map(({ seat, lines }) => ({
      name: `${lines[0]?.event ?? ""}/${lines[0]?.moment ?? 0}`,
      seat,
      lines: joined(lines),
    }))
    .filter((turn) => turn.lines.length);
}

/** The newest turns first, each whole, with about as many lines as are wanted. */
export function latest(all: readonly Turn[], lines: number): Turn[] {
  let left = lines;
  return all.toReversed().filter((turn) => left > 0 && ((left -= turn.lines.length), true));
}

/** What happened between a player's last turn and the present one; nothing before the first. */
export function sinceLastTurn(log: readonly LogLine[], seat: number): LogLine[] {
  const own = (line: LogLine | undefined): boolean => line?.turn_seat === seat;
  let end = log.length;
  while (own(log[end - 1])) end -= 1;
  let begin = end;
  while (begin > 0 && !own(log[begin - 1])) begin -= 1;
  return begin ? log.slice(begin, end) : [];
}

/** What of it a player must know: whatever names them. */
export function concerning(lines: readonly LogLine[], seat: number): Joined[] {
  return joined(
    lines.filter(
      (line) =>
        !DETAILS.includes(line.event) &&
        line.phrase.values.some(([, kind, value]) => kind === "player" && value === seat),
    ),
  );
}

const MOST_NEWS = 3;

/** What concerns a player, in one or two sentences, as long as nothing has happened in their new turn. */
export function newsInWords(
  table: { log: LogLine[]; state: { turn: number } | null; say: (phrase: Phrase) => string },
  seat: number,
): string {
  if (table.state?.turn !== seat || table.log.at(-1)?.turn_seat === seat) return "";
  const found = concerning(sinceLastTurn(table.log, seat), seat).slice(-MOST_NEWS);
  return found.length ? `${say("since-last-turn")}: ${found.map(({ line }) => table.say(line.phrase)).join(" ")}` : "";
}
