/** Moments of a table as the server tells them, kept and fetched ahead, so that stepping does not wait. */
import type { ChatLine, Hint, LogLine, Past, TableState } from "../types";

export type Fetch = (moment: number, eyes: string, since: number) => Promise<Past>;

const KEPT = 300;
const START = -1;

interface Story {
  to: number;
  lines: LogLine[];
  thoughts: Hint[];
}

export class Kept {
  #moments = new Map<string, Past>();
  #asked = new Map<string, Promise<Past>>();
  /** By eyes what is known of the log, and up to which moment. */
  #stories = new Map<string, Story>();

  constructor(private readonly fetch: Fetch) {}

  /** Forget everything: what was kept may have been taken back. */
  forget(): void {
    this.#moments = new Map();
    this.#asked = new Map();
    this.#stories = new Map();
  }

  has(moment: number, eyes: string): boolean {
    return this.#moments.has(`${eyes}/${moment}`);
  }

  /** A moment with all of the log up to it. */
  async at(moment: number, eyes: string): Promise<Past> {
    const name = `${eyes}/${moment}`;
    const found = this.#moments.get(name) ?? (await (this.#asked.get(name) ?? this.#ask(name, moment, eyes)));
    const { lines = [], thoughts = [] } = this.#stories.get(eyes) ?? {};
    const until = <One extends { moment: number }>(all: One[]): One[] => all.filter((one) => one.moment <= moment);
    return { ...found, log: until(lines), thoughts: until(thoughts) as Past["thoughts"] };
  }

  #ask(name: string, moment: number, eyes: string): Promise<Past> {
    const since = Math.min(this.#stories.get(eyes)?.to ?? START, moment);
    const moments = this.#moments;
    const stories = this.#stories;
    const asked = this.#asked;
    const call = this.fetch(moment, eyes, since)
      .then((past) => {
        const story = stories.get(eyes) ?? { to: START, lines: [], thoughts: [] };
        if (past.moment > story.to) {
          const fresh = <One extends { moment: number }>(all: One[]): One[] =>
            all.filter((one) => one.moment > story.to);
          stories.set(eyes, {
            to: past.moment,
            lines: [...story.lines, ...fresh(past.log)],
            thoughts: [...story.thoughts, ...fresh<Hint>(past.thoughts)],
          });
        }
        moments.set(name, past);
        const [oldest] = moments.keys();
        if (moments.size > KEPT && oldest !== undefined) moments.delete(oldest);
        return past;
      })
      .finally(() => asked.delete(name));
    asked.set(name, call);
    return call;
  }
}

/** A moment as the table showed it then: nobody is asked, and nothing of what came later is there. */
export function pictured(now: TableState, past: Past, chat: ChatLine[]): TableState {
  const { seat } = past;
  return {
    ...now,
    ...past,
    question: null,
    seats: now.seats.map((one) => ({ ...one, online: true, ready: true, replaceable_in: null })),
    mine: seat < 0 ? [] : [seat],
    watching: seat < 0,
    standing: [],
    undo: { possible: false, reason: null },
    fairness: { ...now.fairness, secret: null },
    links: { seats: {}, watch: "", taken: [], new_in: [], host: false },
    chat,
    practice: false,
    private: false,
    leaving: "",
  };
}
