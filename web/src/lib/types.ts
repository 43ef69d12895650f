/** What goes over the wire: see docs/wire.md. */

export type Value = [name: string, kind: string, value: number | number[]];
export interface Phrase { key: string; values: Value[] }
export interface Refused { rule: string; phrase: Phrase }
export interface Choice { choice: number; name: string; label: Phrase; rule: string; refusal: Refused | null }
export interface Question {
  seat: number;
  ask: string;
  args: (number | number[])[];
  phrase: Phrase;
  rule: string;
  together: boolean;
  choices: Choice[];
}
export interface Seat { name: string; kind: string; colour: number; level: string; online: boolean; ready: boolean }
export interface LogLine { moment: number; rule: string; event: string; phrase: Phrase }
export interface Said { n: number; seat: number; text: string; phrase: string }
export interface Result { scores: number[]; places: number[]; winners: number[] }
export type ScoreLine = [source: string, points: number];
export interface TableState<View = unknown> {
  table: string;
  game: string;
  moment: number;
  options: Record<string, OptionValue>;
  seats: Seat[];
  mine: number[];
  watching: boolean;
  seat: number;
  view: View;
  question: Question | null;
  waiting: number[];
  undo: { possible: boolean; reason: Phrase | null };
  log: LogLine[];
  score: ScoreLine[][];
  last_round: boolean;
  result: Result | null;
  fairness: { commitment: string; words: string[]; secret: string | null };
  links: { seats: Record<string, string>; watch: string };
  chat: Said[];
}
export interface Past<View = unknown> { moment: number; view: View; log: LogLine[] }
export interface Preview<View = unknown> { view: View; log: LogLine[]; stops: "question" | "chance" | "end" }
export type OptionValue = boolean | number | string | null;
export interface GameOption { id: string; default: OptionValue; values: OptionValue[]; low: number; high: number }
export interface GameInfo {
  id: string;
  players: number[];
  options: GameOption[];
  bots: string[];
  words: Record<string, string[]>;
  secrets?: boolean;
}
export interface MyTable {
  table: string;
  game: string;
  seats: string[];
  turn: number | null;
  mine: number[];
  over: boolean;
  moment: number;
  changed: string | number;
}
export interface Me { name: string; tables: MyTable[] }
export interface Failure { error: string; phrase: Phrase | null; rule: string; state: TableState | null }
export interface NewSeat { kind: "me" | "local" | "link" | "bot"; name: string; colour: number; level: string }
export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  first: number | null;
  seats: NewSeat[];
  word: string;
}
