// The coach in a real game, as the server tells it.
import type { Text } from "./messages";

/** One gesture of the marshal, and why: `share` of a hundred imagined games in which it beats `other`. */
export interface Advice {
  /** It holds after so many answers of the seat. */
  after: number;
  lines: string[];
  texts: Text[];
  handles: string[];
  gain: Text;
  risk: Text;
  rule: string;
  share?: number | null;
  /** What it is compared with. */
  other?: Text[];
}

/** A decision that lost chances, so many of a hundred; `entry`: before it a copy of the game can begin. */
export interface Cost {
  entry: number;
  heading: Text;
  done: Text[];
  instead: Text[];
  lost: number;
}

export interface Costs {
  costs: Cost[];
  again?: boolean;
}
