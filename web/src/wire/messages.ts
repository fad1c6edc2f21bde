// What server and client say to each other: docs/protocol.md.

export interface Text {
  id: string;
  args?: Record<string, string | number | Text>;
}

export interface Piece {
  id: number;
  side: number;
  at: string;
  face?: string | null;
  marks?: string[];
  value?: number | null;
  order?: number;
  title?: Text | null;
  /** Written on it; who has one leads the pieces after him. */
  name?: string | null;
}

export interface Marker {
  kind: string;
  at: string;
  side?: number;
  count?: number;
}

export interface Row {
  label: Text;
  value: number | string | Text;
  of?: number | null;
  rule?: string | null;
  /** Whose decision a step is, and how far it is: "done", "now"; of a sum, "total". */
  seat?: number | null;
  state?: string;
}

export interface Side {
  seat: number;
  title: Text;
  rows?: Row[];
  active?: boolean;
  /** The seats that play it with the first. */
  also?: number[];
}

/** Whose pieces they are, where a player leads several nations. */
export interface Livery {
  title: Text;
  colour: string;
  seat?: number;
}

export interface Note {
  text: Text;
  handles?: string[];
}

export interface Panel {
  kind: string;
  title: Text;
  rows?: Row[];
  pieces?: Piece[];
}

/** A side of a battle with its line, as far as it is seen. */
export interface Party {
  side: number;
  title: Text;
  pieces?: Piece[];
  also?: number[];
  joins?: boolean;
}

/** Dice of one cause: they hit from `low` (1) to `high`, up to `direct` in a way that hurts more; `sure` needs no dice. */
export interface Roll {
  cause: Text;
  faces?: number[];
  low?: number;
  high?: number;
  direct?: number;
  sides?: number;
  sure?: number;
  side?: number;
  /** 0 who attacks, 1 who defends, where the side is not said. */
  party?: number;
  rule?: string | null;
  /** What it comes to, where these are no hits. */
  result?: Text | null;
}

/** What an event adds to the card of a battle; with a title, it is a new one. */
export interface Clash {
  title?: Text | null;
  at?: string | null;
  ways?: [string, string, number][];
  plan?: Text[];
  parties?: (Party | null)[];
  front?: number[];
  step?: number;
  then?: number[];
  name?: Text | null;
  rolls?: Roll[];
  morale?: Row[];
  over?: boolean;
}

/** What a side has of one kind, as far as one tells them apart. */
export interface Force {
  side: number;
  face?: string | null;
  standing?: number;
  waiting?: number;
  /** Not there where what is lost goes back to the supply. */
  lost?: number | null;
}

export interface View {
  heading: Text;
  sides: Side[];
  pieces: Piece[];
  markers?: Marker[];
  notes?: Note[];
  panels?: Panel[];
  asked?: [number, string][];
  liveries?: Livery[];
  forces?: Force[];
  goal?: Goal | null;
}

/** What wins, how far everyone is, how long it goes on; `how`: the card behind it. */
export interface Goal {
  text: Text;
  rows?: Row[];
  round?: number;
  /** The last round. */
  of?: number;
  how?: Row[];
}

/** Somebody (the title of his side) lost a piece there, whole or down to what is left of it, or something else. */
export interface Loss {
  whose: Text;
  /** As the parties of a battle count it. */
  side: number;
  face?: string | null;
  at?: string;
  count?: number;
  what?: string;
  left?: string;
  piece?: number;
  /** What is written on it. */
  name?: string;
}

export interface Option {
  line: string;
  text: Text;
  handles: string[];
  warn?: Text;
  default?: boolean;
  /** What is counted, and how many, where options differ in a number only. */
  of?: Text;
  count?: number;
  /** Ends a phase or a turn: it stands apart. */
  ends?: boolean;
  /** Its heading in a long list. */
  group?: Text | null;
  /** What else on the map stands for it. */
  besides?: string[];
}

export interface Saying {
  line: string;
  text: Text;
  handles?: string[];
}

export interface Suggestion {
  text: Text;
  lines: string[];
  handles: string[];
  warn?: Text;
  default?: boolean;
}

export interface Question {
  counter: number;
  name: string;
  prompt: Text;
  rule?: string | null;
  options: Option[];
  suggestions?: Suggestion[];
  done?: string | null;
  given?: number;
  /** Forced, and asked to be confirmed: what follows cannot be taken back. */
  held?: boolean;
  /** What counts as chosen already. */
  marked?: string[];
}

export interface Happening {
  event: { type: string; [field: string]: unknown };
  text?: Text | null;
  rule?: string | null;
  handles?: string[];
  moves?: { piece: number; to: string }[];
  shows?: { piece: number; face: string }[];
  loses?: number[];
  flash?: string[];
  /** Marches of some of what stands there: from, to, whose. */
  ways?: [string, string, number][];
  /** What was counted, term by term. */
  rows?: Row[];
  clash?: Clash | null;
  losses?: Loss[];
  entry?: number;
}

/** A line without text only moved something on the board; it counts all the same. */
export interface LogLine extends Partial<Omit<Happening, "entry">> {
  entry: number;
}

/** What came while it was not one's turn; `own`: after which line to which one's own answers have brought it about. */
export interface Missed {
  from: number;
  to?: number | null;
  own?: [number, number][];
}

export interface Player {
  seat: number;
  title: Text;
  name?: string | null;
  kind: "person" | "bot" | "open";
  here?: boolean;
  since?: string | null;
  /** Seconds on the clock at `since`. */
  left?: number | null;
  /** The clock does not run yet. */
  stands?: boolean;
}

/** A line of talk as it is shown. */
export interface Said {
  from: number | string | null;
  name?: string | null;
  text: string;
  at?: string;
  /** The one seat that may read it besides the speaker. */
  to?: number | null;
}

export interface Outcome {
  winners: number[];
  manner: string;
  scores: number[];
  text?: Text;
  /** All at the table have lost, to whom this names. */
  lost?: boolean;
  victor?: Text | null;
}

export interface Draw {
  number: number;
  kind: string;
  args: unknown;
  value: string;
}

/** What is revealed after the end: docs/protocol.md, `draws`. */
export interface Draws {
  commitment: string;
  secret: string;
  nonces: (string | null)[];
  pledges?: string[];
  draws: Draw[];
}

export interface GameState {
  type: "state";
  number: number;
  game: string;
  name?: string;
  seat: number | null;
  options?: Record<string, unknown>;
  hot_seat?: boolean;
  running?: boolean;
  view: View;
  question?: Question | null;
  interjections?: Saying[];
  undo?: { to: number; steps?: number } | null;
  log?: LogLine[];
  log_from?: number;
  phase?: "open" | "running" | "over" | "stopped" | "declined";
  check?: number;
  wanted?: number[];
  /** Hashes of the nonces, by seat, while nonces are awaited; null: not there yet. */
  pledges?: (string | null)[];
  players?: Player[];
  outcome?: Outcome | null;
  draw_offers?: number[];
  commitment?: string;
  seed?: string | null;
  nonces?: (string | null)[];
  happened?: Happening[];
  /** The options in which it differs from the usual game. */
  agreed?: Row[];
  /** The lines of the log that came while it was not one's turn; without `to` it is not one's turn yet. */
  since?: Missed | null;
  /** Who plays may ask the coach. */
  coach?: boolean;
  /** The game it was copied from, where it is played on otherwise. */
  copy_of?: string;
}

/** What is other than in the last state, by field; null: it is missing now. */
export interface Changed {
  type: "changed";
  number?: number;
  check?: number;
  view?: Record<string, unknown>;
  /** What happened on the way. */
  events?: Happening[];
  [field: string]: unknown;
}

export interface Peeked {
  type: "peeked";
  id: number;
  used: number;
  question?: Question | null;
  view?: View | null;
  events?: Happening[];
  /** The way there, with what was answered for the seat on it. */
  lines?: string[];
  /** What the first line that was not run ahead may be expected to bring. */
  odds?: Text | null;
}

export interface Because {
  type: "because";
  id: number;
  refusals: { text: Text; rule?: string | null; candidate?: string }[];
}

export type FromServer =
  | GameState
  | Changed
  | Peeked
  | Because
  | { type: "happened"; number: number; check?: number; events: Happening[] }
  | { type: "refused"; reason: Text; counter?: number; id?: number }
  | { type: "request"; from: number; what: Text; waiting?: number[] }
  | { type: "settled"; granted: boolean }
  | { type: "players"; players: Player[] }
  | { type: "rematch"; id: string; from: number }
  | { type: "chat"; from: string | number | null; name?: string | null; text: string; at?: string; to?: number | null }
  | { type: "pong" }
  | { type: "gone"; reason?: Text };

export type ToServer =
  | { type: "claim"; seat: number; computer: boolean }
  | { type: "answer"; counter: number; lines: string[] }
  | { type: "say"; line: string }
  | { type: "peek"; id: number; counter: number; lines: string[] }
  | { type: "why"; id: number; handle: string; chosen: string[]; lines: string[] }
  | { type: "undo"; to?: number }
  | { type: "consent"; yes: boolean }
  | { type: "pledge"; pledge: string }
  | { type: "nonce"; nonce: string }
  | { type: "chat"; text: string; to?: number }
  | { type: "ping" };
