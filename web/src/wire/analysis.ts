// The analysis of a finished game, as the server sends it: as much as there is.
import type { Text } from "./messages";

export interface Point {
  /** Lines of the log by then: a spectator's, then each seat's. */
  lines: number[];
  /** Of each side, 0 to 1. */
  chances: number[];
  heading: Text;
}

export interface Turning {
  lines: number[];
  seat: number;
  heading: Text;
  told: { text: Text; rule?: string }[];
  done: Text[];
  before: number;
  after: number;
  instead: Text[];
  bot: number;
  /** It was another's turn: what the log tells is his doing. */
  reply: boolean;
  /** It gave up. */
  resigned: boolean;
}

export interface Report {
  viewer: number | null;
  /** The seats of each side. */
  sides: number[][];
  /** So many points the curve is to have. */
  of: number;
  curve: Point[];
  turning: Turning[];
  done: boolean;
}
