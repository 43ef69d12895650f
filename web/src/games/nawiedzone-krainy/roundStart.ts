/** What happened at the start of this round, read from the log: haunting and harvest. */
import type { LogLine } from "../../lib/types";

export interface Silenced {
  cell: number;
  by: number;
  owner: number;
  building: number;
}
export interface Gain {
  seat: number;
  pool: number[];
  lost: number[];
}
export interface Story {
  /** The moment of the last line, or -1 when nothing is told yet. */
  moment: number;
  season: number;
  round: number;
  roller: number;
  terrain: number;
  came: number[];
  silenced: Silenced[];
  gains: Gain[];
  /** Cells that were built on since: they gave nothing yet. */
  built: number[];
  /** Whether the harvest is over, so that all is told. */
  told: boolean;
}

function value(line: LogLine, name: string): number {
  const found = line.phrase.values.find(([key]) => key === name)?.[2];
  return typeof found === "number" ? found : -1;
}

function pool(line: LogLine): number[] {
  const found = line.phrase.values.find(([key]) => key === "pool")?.[2];
  return Array.isArray(found) ? found : [];
}

const LATER = new Set([
  "travelled",
  "gathered",
  "gathered-nothing",
  "built",
  "persuaded",
  "sold",
  "learnt",
  "trained",
  "turn-ended",
  "rested",
]);

export function storyOf(log: readonly LogLine[]): Story {
  const start = log.findLastIndex((line) => line.event === "round-started");
  const story: Story = {
    moment: -1,
    season: 0,
    round: 0,
    roller: -1,
    terrain: -1,
    came: [],
    silenced: [],
    gains: [],
    built: [],
    told: false,
  };
  if (start < 0) return story;
  const gain = (seat: number): Gain => {
    const found = story.gains.find((one) => one.seat === seat) ?? { seat, pool: [], lost: [] };
    if (!story.gains.includes(found)) story.gains.push(found);
    return found;
  };
  story.built = log.slice(start).flatMap((line) => (line.event === "built" ? [value(line, "cell")] : []));
  for (const line of log.slice(start)) {
    if (LATER.has(line.event)) {
      story.told = true;
      break;
    }
    if (line.event === "round-started") [story.season, story.round] = [value(line, "season"), value(line, "round")];
    else if (line.event === "terrain-rolled")
      [story.roller, story.terrain] = [value(line, "player"), value(line, "terrain")];
    else if (line.event === "wraith-came") story.came.push(value(line, "cell"));
    else if (line.event === "silenced")
      story.silenced.push({
        cell: value(line, "cell"),
        by: value(line, "by"),
        owner: value(line, "player"),
        building: value(line, "building"),
      });
    else if (line.event === "harvested") gain(value(line, "player")).pool = pool(line);
    else if (line.event === "harvest-lost") gain(value(line, "player")).lost = pool(line);
    story.moment = line.moment;
  }
  return story;
}

/** What is shown for a moment when it happens: a Reward die, or a new Season. */
export type Reveal =
  | { kind: "die"; moment: number; seat: number; face: number; rolled: boolean; season: number }
  | { kind: "season"; moment: number; season: number; cost: number };

/** The last thing in the log that is worth showing. */
export function revealed(log: readonly LogLine[]): Reveal | null {
  const line = log.findLast(
    ({ event }) => event === "reward-rolled" || event === "reward-chosen" || event === "season-started",
  );
  if (!line) return null;
  const { moment } = line;
  if (line.event === "season-started")
    return { kind: "season", moment, season: value(line, "season"), cost: value(line, "cost") };
  const began = log.findLast((one) => one.event === "season-started" && one.moment <= moment);
  return {
    kind: "die",
    moment,
    seat: value(line, "player"),
    face: value(line, "face"),
    rolled: line.event === "reward-rolled",
    season: began ? value(began, "season") : 1,
  };
}
