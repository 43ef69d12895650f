/** What goes over the wire, made from the server's own types by `dolmen types`; see docs/wire.md. */
import type { NewSeat } from "../generated/wire";

export type {
  Choice,
  Failure,
  GameInfo,
  GameOption,
  Hint,
  Invitation,
  Joined,
  LogLine,
  Me,
  MyTable,
  NewTable,
  OptionValue,
  Past,
  Phrase,
  Preview,
  Question,
  Refused,
  Result,
  Seat,
  ChatLine,
  Commitment,
  SeatChange,
  SocketMessage,
  StandingAnswer,
  TableState,
} from "../generated/wire";

/** A seat of a new table while it is filled in. */
export type SeatForm = Required<NewSeat>;
