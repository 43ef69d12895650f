/** Made by `dolmen types`; do not edit. */

export type OptionValue = boolean | number | string | null;

export type Value = [string, string, number | number[]];

export type Arg = number | number[];

/** A text key with its values: each is a variable, its kind and its value. */
export interface Phrase {
  key: string;
  values: [string, string, number | number[]][];
}

/** Why a choice is not possible. */
export interface Refused {
  rule: string;
  phrase: Phrase;
}

/** One candidate of a question: an option, or refused with the reason. `place` is where on the table it belongs, such as "card:12" or "button:end"; a part of a place follows a slash. `role` says what it means to the player; `loses` what would be lost by it, which the page asks about before it is made. */
export interface Choice {
  choice: number;
  name: string;
  label: Phrase;
  rule: string;
  refusal: Refused | null;
  place: string;
  role: "plain" | "main" | "gives-up" | "end-turn";
  loses: Phrase | null;
}

/** What a seat is asked; `standing` says that it may be declined once and for all. `topic` says what it is about, as far as a page draws such questions in its own way; `focus` is the place to look at, if any. */
export interface Question {
  seat: number;
  ask: string;
  topic: string;
  focus: string;
  args: (number | number[])[];
  phrase: Phrase;
  rule: string;
  together: boolean;
  choices: Choice[];
  standing: boolean;
}

/** Who sits where; a person's seat is ready when somebody has taken it. `replaceable_in` is in how many seconds the others may hand the seat to a bot (0: now; null: not as things are), `not_replaceable` why not now; a seat's owner may always do so. */
export interface Seat {
  name: string;
  kind: "person" | "bot";
  colour: number;
  level: string;
  online: boolean;
  ready: boolean;
  replaceable_in: number | null;
  not_replaceable: string;
}

/** Something that happened, known since a moment, in a turn by its number and its seat (-1: between turns). */
export interface LogLine {
  moment: number;
  turn: number;
  turn_seat: number;
  rule: string;
  event: string;
  phrase: Phrase;
}

/** A line of chat: a text, or the key of a ready phrase; seat -1 is a watcher. */
export interface ChatLine {
  n: number;
  seat: number;
  text: string;
  phrase: string;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  places: number[];
  winners: number[];
  why: Phrase | null;
}

/** Whether the last choice can be taken back, and why not. */
export interface Undo {
  possible: boolean;
  reason: Phrase | null;
}

/** The commitment that was published before the first move, and after the end the secret. */
export interface Fairness {
  commitment: string;
  words: string[];
  secret: string | null;
}

/** A kind of question that a seat declines without being asked; in the words of the question that was declined. */
export interface StandingAnswer {
  seat: number;
  ask: string;
  phrase: Phrase;
  label: Phrase;
}

/** Links to give away: for the seats that are still open (to the host only), and for watching. `taken` lists, to the host, the seats of others, which a new link would open again; `new_in` says for each of them in how many seconds that is possible, null while its owner is there. `host` says that the viewer is the host. */
export interface Links {
  seats: Record<string, string>;
  watch: string;
  taken: number[];
  new_in: (number | null)[];
  host: boolean;
}

/** What a bot would choose, and why: chance to win (of 100), points that it expects, the same for another choice. `reasons` are quantities after its choice and after the other one; `later`: after the seat's next turn, not after this one. */
export interface Hint {
  seat: number;
  moment: number;
  choice: number;
  move: Phrase;
  chance: number | null;
  points: number | null;
  other: Phrase | null;
  other_chance: number | null;
  other_points: number | null;
  reasons: Phrase[];
  later: boolean;
}

/** What a choice costs against the best one, in percent of the victory; `hint` is about the best, its `other` the choice. */
export interface Judgement {
  choice: number;
  cost: number;
  costly: boolean;
  hint: Hint;
}

/** Why a bot chose as it did; `moment` is that of the choice's line, and the log says what it did. */
export interface ThoughtMessage {
  type: "thought";
  seat: number;
  moment: number;
  choice: number;
  move: Phrase;
  chance: number | null;
  points: number | null;
  other: Phrase | null;
  other_chance: number | null;
  other_points: number | null;
  reasons: Phrase[];
  later: boolean;
}

/** Whether a table goes on from another one or comes from a file, and the group of its deal, `sealed` while one goes on. */
export interface Origin {
  parent: string | null;
  parent_moment: number | null;
  imported: boolean;
  group: string | null;
  sealed: boolean;
}

/** All that one viewer may know of a table; at a `practice` table all people are this one guest, who may ask for hints. `private` says that the shown seat sees something that the other players at this screen may not; `leaving` what becomes of the viewer's seats: they are open again, bots play them, or the table is deleted. `closed` is why the server's host has closed the table, so that nothing can be changed; `removed_on` when it will be removed, if nobody plays on. */
export interface TableState<View = unknown> {
  table: string;
  game: string;
  moment: number;
  options: Record<string, boolean | number | string | null>;
  seats: Seat[];
  mine: number[];
  watching: boolean;
  seat: number;
  view: View;
  question: Question | null;
  standing: StandingAnswer[];
  waiting: number[];
  undo: Undo;
  log: LogLine[];
  score: [string, number][][];
  turn: number;
  last_round: boolean;
  result: Result | null;
  fairness: Fairness;
  links: Links;
  chat: ChatLine[];
  thoughts: ThoughtMessage[];
  talk: boolean;
  warn: boolean;
  practice: boolean;
  private: boolean;
  leaving: "" | "open" | "bot" | "delete";
  origin: Origin | null;
  closed: string | null;
  removed_on: string | null;
}

/** What a choice would do. */
export interface Preview<View = unknown> {
  view: View;
  log: LogLine[];
  stops: "question" | "chance" | "end";
}

/** A setting of a game: one of `values`, or a whole number from `low` to `high`. One that `needs` another, such as "mode=advanced", means nothing without it. */
export interface GameOption {
  id: string;
  default: boolean | number | string | null;
  values: (boolean | number | string | null)[];
  low: number;
  high: number;
  needs: string;
}

/** A game that can be played here; `lessons` and `puzzles` say how many it has. */
export interface GameInfo {
  id: string;
  players: number[];
  options: GameOption[];
  bots: string[];
  words: Record<string, string[]>;
  secrets: boolean;
  lessons: number;
  puzzles: number;
}

/** All games. */
export interface Games {
  games: GameInfo[];
}

/** A table at which the guest sits; `changed` is a time in UTC, `winners` the seats that won a finished game. `closed` is why the server's host has closed the table; `removed_on` when it will be removed, if nobody plays on. */
export interface MyTable {
  table: string;
  game: string;
  seats: string[];
  turn: number | null;
  mine: number[];
  over: boolean;
  moment: number;
  changed: string;
  winners: number[];
  closed: string | null;
  removed_on: string | null;
}

/** The guest, the guest's tables, the lessons of each game that the guest has finished, and how many puzzles are solved. `lacks` is what the guest still needs to make a table: "password", "invitation" or nothing. */
export interface Me {
  name: string;
  tables: MyTable[];
  lessons: Record<string, string[]>;
  puzzles: Record<string, number>;
  lacks: string;
}

/** What a link leads to: a seat of a table (-1 for watching, -2 for being its host), the names of all seats, and the viewer's own seats there. */
export interface Invitation {
  table: string;
  game: string;
  seat: number;
  host: string;
  seats: string[];
  colour: number;
  mine: number[];
  began: boolean;
}

/** The table to which a link has led. */
export interface Joined {
  table: string;
}

/** The id of the next table and the commitment to its secret, published before the server learns any word. */
export interface Commitment {
  table: string;
  commitment: string;
}

/** Why something was not done; `detail` is for developers, `reason` what the server's host says and `until` its end. */
export interface Failure {
  error: string;
  phrase: Phrase | null;
  rule: string;
  state: TableState | null;
  detail: string;
  reason: string;
  until: string | null;
}

/** A message of the server's host to everybody, shown until a time (UTC). */
export interface Notice {
  id: number;
  text: string;
  until: string;
}

/** The messages that are shown now. */
export interface Notices {
  notices: Notice[];
}

/** Whether the server works. */
export interface Health {
  ok: boolean;
  version: string;
  engine: string;
  database: string;
}

/** The table has changed; `answers` are the clicks, sent over this socket, that have been carried out. A socket that was opened with `short` gets each choice only once: the question holds those that are new, `choices` are the numbers of all its choices in order. The new ones are numbered from `first` on; what had these numbers before is forgotten. Other sockets always get whole states with whole questions, and no numbers. */
export interface StateMessage {
  type: "state";
  answers: string[];
  first: number;
  choices: number[];
  state: TableState;
}

/** The table has changed, on a socket that was opened with `short` and has been sent a state. `state` has the fields that are no longer as they were, `view` the parts of the view; `question` and `log` are whole, but choices are sent only once, as above. The new state has neither chat nor thoughts. */
export interface PatchMessage {
  type: "patch";
  answers: string[];
  first: number;
  choices: number[];
  question: Question | null;
  log: LogLine[];
  view: Record<string, unknown>;
  state: Record<string, unknown>;
}

/** A click that was sent over this socket and was not carried out; a call would have had this status and body. */
export interface RefusedMessage {
  type: "refused";
  client: string;
  status: number;
  failure: Failure;
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat";
  n: number;
  seat: number;
  text: string;
  phrase: string;
}

/** Who is there now, by seat. */
export interface PresenceMessage {
  type: "presence";
  seats: boolean[];
}

/** A bot thinks, at a moment of the table. */
export interface ThinkingMessage {
  type: "thinking";
  seat: number;
  moment: number;
}

/** Who leads those who look back together, and at what: `number` is that of the lead, 0 when nobody leads. */
export interface LeadMessage {
  type: "lead";
  number: number;
  seat: number;
  moment: number;
  eyes: string;
}

/** The messages of the server's host have changed. */
export interface NoticesMessage {
  type: "notices";
  notices: Notice[];
}

/** Is anybody there? */
export interface PingMessage {
  type: "ping";
}

/** A lesson in the list, with its texts by language, how many beats it has, and whether the guest has finished it. */
export interface LessonInfo {
  id: string;
  title: Record<string, string>;
  about: Record<string, string>;
  beats: number;
  done: boolean;
}

/** The lessons of a game, in their order. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** What the lesson says now, by language, and the places that it points at. The pupil reads ("tell"), chooses one of `choices` ("do") or looks on ("watch"); `made` counts the choices made before it. `refused` is what the lesson adds, by choice, to the reason why a choice is not possible. */
export interface Beat {
  index: number;
  count: number;
  kind: "tell" | "do" | "watch";
  say: Record<string, string>;
  point: string[];
  choices: number[];
  made: number;
  refused: Record<string, Record<string, string>>;
}

/** Where the pupil is: the beat, the table, and `before` it the tables that led there, one for each choice. `remark` is what the lesson says to a choice that it does not wait for, which was not made; it may have nothing to say (`{}`). */
export interface LessonState {
  beat: Beat;
  state: TableState;
  before: TableState[];
  remark: Record<string, string> | null;
}

/** The beat that is asked for, all choices that the pupil has made so far, and one that the pupil wants to make there. */
export interface LessonStep {
  beat: number;
  made?: number[];
  choice?: number | null;
}

/** A puzzle in the list: how hard it is, from 1 to 5, and what the guest has made of it. */
export interface PuzzleInfo {
  id: string;
  difficulty: number;
  progress: "" | "tried" | "solved";
}

/** The puzzles of a game, and which of them is the puzzle of the day; "" when there are none. */
export interface Puzzles {
  day: string;
  puzzles: PuzzleInfo[];
}

/** The best choice, its chance to win (of 100), the next best with its own, and what speaks for the best against that. `after` is the table after it, up to the next question. */
export interface Solution {
  choice: number;
  move: Phrase;
  chance: number;
  other: Phrase;
  other_chance: number;
  reasons: Phrase[];
  after: TableState;
}

/** What a choice is worth: its chance to win and that of the best (of 100), and what speaks for the best against it. Only the right choice is answered with the solution. */
export interface Verdict {
  right: boolean;
  move: Phrase;
  chance: number;
  best: number;
  reasons: Phrase[];
  solution: Solution | null;
}

/** A choice; `helped` says that the guest has seen the solution before, so that the puzzle does not count as solved. */
export interface PuzzleAnswer {
  choice: number;
  helped?: boolean;
}

/** The table at a moment, as somebody saw it then; nothing here comes from what happened later. `seat` is whose eyes these are, -1 for a watcher and for all cards open; `question` is what that seat was asked, or with all cards open what anybody was asked. `log` and `thoughts` hold what came after the moment that the call named. */
export interface Past<View = unknown> {
  moment: number;
  seat: number;
  view: View;
  question: Question | null;
  waiting: number[];
  log: LogLine[];
  score: [string, number][][];
  turn: number;
  last_round: boolean;
  result: Result | null;
  thoughts: ThoughtMessage[];
}

/** A moment in the list: what was answered to come there, by a seat or by chance (-1), in which turn (-1: between turns). `words` is the first line of the log about it (`told`), otherwise the choice in the words of its button, null if these eyes may not know it; `reader` is the seat to which a line says "you", -1 for a line to everybody. `place` is where on the table the choice was made, or empty. Marks: a turn ended here, points changed, the last round began, the game ended. */
export interface Moment {
  moment: number;
  seat: number;
  turn: number;
  turn_seat: number;
  words: Phrase | null;
  told: boolean;
  reader: number;
  place: string;
  marks: ("turn" | "score" | "last-round" | "end")[];
}

/** The number of the caller's lead, by which its page knows it again; 0 when it does not lead. */
export interface Led {
  number: number;
}

/** All moments of a table but its beginning, which is moment 0. `seat` is whose eyes these are, `eyes` lists the seats whose eyes may be asked for, `open` tells whether all cards may be. */
export interface Timeline {
  table: string;
  game: string;
  moment: number;
  over: boolean;
  seat: number;
  eyes: number[];
  open: boolean;
  moments: Moment[];
}

/** A line of the log, which may have come several times one after another; `moment` is that of the last time. */
export interface RecapLine {
  moment: number;
  rule: string;
  phrase: Phrase;
  times: number;
}

/** A choice that was possible and is not any more, since a moment. `after` is the choice that would have to be made first, if any. `refusal` says why it is not possible; null when what could be chosen is gone. `places` is where it was, and where the `more` others were that are lost in the same way. */
export interface RecapLoss {
  moment: number;
  label: Phrase;
  after: Phrase | null;
  refusal: Refused | null;
  places: string[];
  more: number;
}

/** The points of a seat that have changed, as the viewer knows them. */
export interface RecapPoints {
  seat: number;
  before: number;
  now: number;
}

/** What a seat has done, or with -1 what nobody in particular has; `left_out` lines came before those that are here. Under the viewer's own seat is what a bot has done there meanwhile. */
export interface RecapPlayer {
  seat: number;
  lines: RecapLine[];
  left_out: number;
}

/** What has happened after the moment `since`, that of the seat's last choice, up to the moment `until`. `seat` is -1 for a watcher. `turns` counts the turns of others. First comes what matters to the seat: `mine` are the lines of the log that name it, `losses` the choices that it has lost, `last_round` tells whether the last round has begun meanwhile, `near_end` lists the others who may soon end the game. `points` lists the seats whose points have changed, `leaders` those who have most; `counted` is the text that says what is counted where it is not points, or empty. */
export interface Recap {
  moment: number;
  seat: number;
  since: number;
  until: number;
  turns: number;
  mine: RecapLine[];
  losses: RecapLoss[];
  last_round: boolean;
  over: boolean;
  near_end: number[];
  points: RecapPoints[];
  leaders: number[];
  most: number;
  counted: string;
  players: RecapPlayer[];
}

/** What a decision is worth: the move, the best one instead (null if this was the best), and the loss in share of the victory. `error` is the standard error of the loss; `reasons` speak for the best move, after this turn or, if `later`, after the next. */
export interface Decided {
  move: Phrase;
  best: Phrase | null;
  loss: number;
  error: number;
  reasons: Phrase[];
  later: boolean;
}

/** A moment as a review sees it: each seat's chance to win and the chance that all lose together, with standard errors. `kind` says what came next: preparations, a draw, a decision of `seat`, or nothing more; `change` is what that changed for each seat, and `lost_change` for the chance that all lose. Shares are numbers from 0 to 1. */
export interface ReviewedMoment {
  moment: number;
  kind: "setup" | "draw" | "decision" | "end";
  seat: number;
  turn: number;
  chances: number[];
  errors: number[];
  lost: number;
  change: number[];
  lost_change: number;
  decided: Decided | null;
}

/** A part of a change, and its standard error; `sure` if more is known of it than not. */
export interface Part {
  value: number;
  error: number;
  sure: boolean;
}

/** A sentence of the summary: its key and its values; a value named "player" is a seat. */
export interface Remark {
  key: string;
  values: Record<string, number | string>;
}

/** What became of a seat: where it began and ended, and which parts of the change came from what. `luck` came from draws, `own` from its own decisions, `others` from those of the other players, and `rest` cannot be told apart; `missed` is what its best moves would have brought besides. `said` is the same in words. */
export interface ReviewedSeat {
  start: number;
  end: number;
  luck: Part;
  own: Part;
  others: Part;
  rest: Part;
  missed: Part;
  said: Remark[];
}

/** An answer that changed much: it was given at `moment`, by a seat or by chance (-1). */
export interface TurningPoint {
  moment: number;
  turn: number;
  seat: number;
  change: number[];
  lost_change: number;
}

/** What a whole review says: of each seat, of the chance that all lose (null where they cannot), and where the game turned. In what is said of the common defeat, all decisions are those of `others`. */
export interface ReviewSummary {
  seats: ReviewedSeat[];
  lost: ReviewedSeat | null;
  turning: TurningPoint[];
}

/** How far a review has come: not begun, running, or done with `of` moments, of which `skipped` could not be evaluated. `moments` are those found after the first `since` ones, in the order in which they came. */
export interface ReviewState {
  state: "none" | "running" | "done";
  done: number;
  of: number;
  skipped: number;
  moments: ReviewedMoment[];
  summary: ReviewSummary | null;
}

/** A choice at a moment of the game that is tried again. */
export interface ExerciseAnswer {
  choice: number;
}

/** The table that was made of a file, or that the same guest made of the same file before (`known`). */
export interface Imported {
  table: string;
  game: string;
  seats: string[];
  moment: number;
  over: boolean;
  winners: number[];
  known: boolean;
}

/** A table in the tree of tries: it goes on from a moment of its `parent`, or is the root (null). `bots` says which seats are bots'; `scores`, `places` and `winners` are empty while the table goes on. */
export interface Try {
  table: string;
  parent: string | null;
  moment: number | null;
  seats: string[];
  bots: boolean[];
  mine: number[];
  over: boolean;
  scores: number[];
  places: number[];
  winners: number[];
}

/** All tables that go on from the same root, as far as the guest may see them; `table` is the one that was asked about. */
export interface Tries {
  table: string;
  tries: Try[];
}

/** One of the tables with the same deal; what it came to is empty until it may be known. `links` has, for the host, the links to its open seats; `watch` the link by which it may be looked at, or nothing. */
export interface GroupTable {
  table: string;
  seats: string[];
  bots: boolean[];
  mine: number[];
  over: boolean;
  scores: number[];
  places: number[];
  winners: number[];
  links: Record<string, string>;
  watch: string;
}

/** The tables with the same deal; while one of them goes on, the deal is `sealed`. Only the host may close the group. */
export interface Group {
  group: string;
  sealed: boolean;
  host: boolean;
  tables: GroupTable[];
}

/** A table in the administrator's list; times are in UTC, `bytes` is what its journal takes in the database. */
export interface AdminTable {
  table: string;
  game: string;
  seats: string[];
  host: string;
  moment: number;
  bytes: number;
  over: boolean;
  archived: boolean;
  closed: string | null;
  changed: string;
  removed_on: string | null;
}

/** Tables that were searched for, the newest first; `more` says that there are further ones. */
export interface AdminTables {
  tables: AdminTable[];
  more: boolean;
}

/** A guest in the administrator's list; `tables` counts the tables at which the guest has a seat. */
export interface AdminGuest {
  guest: string;
  name: string;
  seen: string | null;
  address: string | null;
  tables: number;
  signed_out: boolean;
  admitted: boolean;
  banned: boolean;
  muted: boolean;
}

/** Guests who were searched for, those who called last first; `more` says that there are further ones. */
export interface AdminGuests {
  guests: AdminGuest[];
  more: boolean;
}

/** Something that went wrong: `kind` is what the page says about it, `message` what the log says. */
export interface AdminFailure {
  at: string;
  kind: string;
  message: string;
  table: string;
}

/** What a process of the server does; rates are per second, over the last few seconds. */
export interface AdminProcess {
  process: string;
  at: string;
  moves: number;
  commits: number;
  sockets: number;
  tables: number;
  failed_commits: number;
  memory: number;
  failures: AdminFailure[];
}

/** What all processes do, and how many tables wait for a bot. */
export interface AdminLoad {
  processes: AdminProcess[];
  waiting_for_bots: number;
  version: string;
  engine: string;
}

/** A message to everybody. */
export interface AdminNotice {
  id: number;
  text: string;
  until: string;
}

/** A ban or a mute, with the name of its guest. */
export interface AdminRestriction {
  id: number;
  kind: string;
  guest: string | null;
  name: string;
  address: string | null;
  reason: string;
  until: string | null;
}

/** A session of an administrator (`own`: this one), an unused link for one, or an invitation. */
export interface AdminToken {
  id: string;
  kind: string;
  label: string;
  address: string;
  made: string;
  until: string;
  uses: number | null;
  own: boolean;
}

/** Everything that is decided; `former_until` are the times until which replaced keys count. */
export interface AdminRules {
  notices: AdminNotice[];
  restrictions: AdminRestriction[];
  tokens: AdminToken[];
  former_until: string[];
  tables_need: string;
  link: string;
}

/** A line of the audit log. */
export interface AdminEntry {
  id: number;
  at: string;
  who: string;
  address: string;
  action: string;
  about: string;
  detail: string;
}

/** The newest lines of the audit log; `more` says that there are older ones. */
export interface AdminAudit {
  entries: AdminEntry[];
  more: boolean;
}

/** The guest's name. */
export interface Name {
  name: string;
}

/** Open a link: sit down under a name, or begin to watch. */
export interface NewJoin {
  token: string;
  name?: string;
}

/** Who will sit on a seat of a new table. */
export interface NewSeat {
  kind: "me" | "local" | "link" | "bot";
  name?: string;
  colour?: number;
  level?: string;
}

/** A new table; `first` is the seat that starts, or null; `reserved` the id of a table with a reserved secret. With `talk` its bots say why; with `warn` the page warns before a costly mistake, where that is fair (a practice table). `like` is a finished table whose deal comes again: at both, everybody but the guest is a bot. `tables` says how many tables get this deal; the guest sits at the first of them. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | null>;
  first?: number | null;
  word?: string;
  reserved?: string;
  talk?: boolean;
  warn?: boolean;
  like?: string;
  tables?: number;
}

/** Play on from a moment of a table, with these people and bots. */
export interface NewBranch {
  moment: number;
  seats: NewSeat[];
  talk?: boolean;
  warn?: boolean;
}

/** Change the group of tables with the same deal: "close" opens the finished ones although others go on. */
export interface GroupChange {
  action: "close";
}

/** A choice, made at a moment that the browser knows; `client` is the browser's own id of this click. `page` is the id that the page gave to its socket: the answer holds the new state, so that socket is not sent it again. */
export interface NewChoice {
  seat: number;
  moment: number;
  choice: number;
  client: string;
  page?: string;
}

/** Take the last choice back; `client` and `page` are those of `NewChoice`. */
export interface NewUndo {
  seat: number;
  moment: number;
  client: string;
  page?: string;
}

/** `NewChoice`, sent over the table's socket. */
export interface ChoiceMessage {
  type: "choose";
  seat: number;
  moment: number;
  choice: number;
  client: string;
  page?: string;
}

/** `NewUndo`, sent over the table's socket. */
export interface UndoMessage {
  type: "undo";
  seat: number;
  moment: number;
  client: string;
  page?: string;
}

/** Ask what the strongest bot would choose for a seat that is asked. */
export interface NewHint {
  seat: number;
  moment: number;
}

/** Ask what a choice would cost against what the strongest bot would choose. */
export interface NewJudgement {
  seat: number;
  moment: number;
  choice: number;
}

/** Say something: a text or the key of a ready phrase. */
export interface NewChatLine {
  text?: string;
  phrase?: string;
}

/** Leave the table in the way that its state tells of. */
export interface NewLeave {
  how: "open" | "bot" | "delete";
}

/** Lead those who look back together: take the lead, show another moment, or give the lead up. `eyes` are those of the call for a moment; `page` is the id that the page gave to its socket. */
export interface NewLead {
  action: "take" | "move" | "give-up";
  page: string;
  moment?: number;
  eyes?: string;
}

/** Change a seat. "bot" hands it to a bot, "return" takes it back, "rename" gives it another name; "decline" says "no" to the present question now and whenever it comes outside one's own turn, "ask" takes that back; "link" gives the host a new link to a seat whose browser is lost. */
export interface SeatChange {
  action: "bot" | "return" | "rename" | "decline" | "ask" | "link";
  level?: string;
  name?: string;
  ask?: string;
}

/** Yes, I am here. */
export interface PongMessage {
  type: "pong";
}

/** The secret of a link that signs a browser in as an administrator. */
export interface AdminSignIn {
  token: string;
}

/** A message to everybody, and for how many hours it is shown. */
export interface NewNotice {
  text: string;
  hours: number;
}

/** Ban or mute a guest or an address; without `hours` for good. */
export interface NewRestriction {
  kind: "ban" | "mute";
  guest?: string;
  address?: string;
  hours?: number | null;
  reason?: string;
}

/** Close a table, for a reason that its people read; an empty one opens it again. */
export interface NewClosing {
  reason?: string;
}

/** Replace the key that signs cookies and links; for `keep_hours` those with the former one count as well. */
export interface NewKey {
  keep_hours: number;
}

/** A link that lets `uses` guests make tables (null: any number). */
export interface NewInvitation {
  hours: number;
  label?: string;
  uses?: number | null;
}

/** What lets a guest make tables: the club's password, or the token of an invitation. */
export interface Admission {
  password?: string;
  invitation?: string;
}

export type SocketMessage = StateMessage | PatchMessage | RefusedMessage | ChatMessage | PresenceMessage | ThinkingMessage | ThoughtMessage | LeadMessage | NoticesMessage | PingMessage;
