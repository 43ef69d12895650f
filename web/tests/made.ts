/** What the tests are about, made with as few words as possible. */
import type { Choice, Hint, LogLine, Phrase, Question, Refused, TableState } from "../src/lib/types";

export const said = (key: string, ...values: Phrase["values"]): Phrase => ({ key, values });

export const refusal = (key: string): Refused => ({ rule: "PRZ-001", phrase: said(key) });

export function choice(number: number, more: Partial<Choice> = {}): Choice {
  const usual = {
    name: `${number}`,
    rule: "PRZ-002",
    refusal: null,
    place: `card:${number}`,
    role: "plain",
    loses: null,
  } as const;
  return { choice: number, label: said(`choice-${number}`), ...usual, ...more };
}

export function question(...choices: Choice[]): Question {
  const asked = { ask: "Move", topic: "", focus: "", args: [], phrase: said("asked"), rule: "PRZ-003" };
  return { seat: 0, ...asked, together: false, choices, standing: false };
}

export function line(moment: number, more: Partial<LogLine> = {}): LogLine {
  return { moment, turn: 1, turn_seat: 0, rule: "", event: `event-${moment}`, phrase: said(`line-${moment}`), ...more };
}

const seat = (name: string): TableState["seats"][number] => ({
  name,
  kind: "person",
  colour: 0,
  level: "",
  online: true,
  ready: true,
  replaceable_in: null,
  not_replaceable: "",
});

export function state(moment: number, more: Partial<TableState> = {}): TableState {
  return {
    table: "t",
    game: "przepowiednia",
    moment,
    options: {},
    seats: [seat("Ala"), seat("Olek")],
    mine: [0],
    watching: false,
    seat: 0,
    view: { moment },
    question: null,
    standing: [],
    waiting: [],
    undo: { possible: false, reason: null },
    log: [],
    score: [],
    turn: 0,
    last_round: false,
    result: null,
    fairness: { commitment: "", words: [], secret: null },
    links: { seats: {}, watch: "", taken: [], new_in: [], host: false },
    chat: [],
    thoughts: [],
    talk: false,
    warn: false,
    practice: false,
    private: false,
    leaving: "",
    origin: null,
    closed: null,
    removed_on: null,
    ...more,
  };
}

export const result: NonNullable<TableState["result"]> = { scores: [1, 0], places: [1, 2], winners: [0], why: null };

export function hint(moment: number, picked: number): Hint {
  const chances = {
    chance: 50,
    points: null,
    other: null,
    other_chance: null,
    other_points: null,
    reasons: [],
    later: false,
  };
  return { seat: 0, moment, choice: picked, move: said("move"), ...chances };
}
