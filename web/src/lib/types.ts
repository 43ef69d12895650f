/** What goes over the wire, made from the server's own types by `dolmen types`; see docs/wire.md. */
import type { NewSeat } from "../generated/wire";

export type {
  Beat,
  Choice,
  Failure,
  GameInfo,
  GameOption,
  Hint,
  Judgement,
  Invitation,
  Joined,
  LessonInfo,
  LessonState,
  LogLine,
  Me,
  MyTable,
  NewTable,
  OptionValue,
  Past,
  Phrase,
  Preview,
  PuzzleInfo,
  Puzzles,
  Question,
  Recap,
  RecapLine,
  RecapLoss,
  Refused,
  Result,
  Seat,
  ChatLine,
  Commitment,
  SeatChange,
  SocketMessage,
  Solution,
  StandingAnswer,
  TableState,
  Verdict,
} from "../generated/wire";

/** A seat of a new table while it is filled in. */
export type SeatForm = Required<NewSeat>;
