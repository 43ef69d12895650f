/** What goes over the wire, made from the server's own types by `dolmen types`; see docs/wire.md. */
import type { NewSeat } from "../generated/wire";

export type {
  Choice, Failure, GameInfo, GameOption, Hint, Invitation, Joined, LogLine, Me, MyTable, NewTable, OptionValue, Past, Phrase, Preview, Question, Refused, Result, Said, Seat,
  SeatChange, SocketMessage, Standing, TableState,
  Promise as Promised,
} from "../generated/wire";

/** A seat of a new table while it is filled in. */
export type SeatForm = Required<NewSeat>;
