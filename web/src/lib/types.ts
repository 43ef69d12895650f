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
  LeadMessage,
  LessonInfo,
  LessonState,
  LogLine,
  Me,
  Moment,
  MyTable,
  NewTable,
  OptionValue,
  Past,
  Phrase,
  Preview,
  PuzzleInfo,
  Puzzles,
  Question,
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
  Timeline,
  Verdict,
} from "../generated/wire";

/** A seat of a new table while it is filled in. */
export type SeatForm = Required<NewSeat>;
