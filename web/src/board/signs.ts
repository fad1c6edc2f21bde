// Markers with a sign of their own: pieces that wait beside the field, and signs on it. A game's words name them.

export interface Sign {
  path: string;
  fill: boolean;
}

const SIGNS: Record<string, Sign> = {
  battle: { path: "M-8-8L7 7M8-8L-7 7M-9 3L-3 9M9 3L3 9", fill: false },
  doom: { path: "M-6-9H6L1 0L6 9H-6L-1 0Z", fill: true },
};

/** Drawn small in the middle of a space, under what stands there, in the colour of its side. */
const LOW: Record<string, string> = {
  mine: "M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM-1-9H1V-5H-1ZM-1 5H1V9H-1ZM-9-1H-5V1H-9ZM5-1H9V1H5ZM-7-5.6L-5.6-7L-3-4.4L-4.4-3ZM5.6-7L7-5.6L4.4-3L3-4.4Z",
  contact: "M-4.6-6.4L0-1.8L4.6-6.4L6.4-4.6L1.8 0L6.4 4.6L4.6 6.4L0 1.8L-4.6 6.4L-6.4 4.6L-1.8 0L-6.4-4.6Z",
};
export const lowSign = (kind: string): string | undefined => LOW[kind];

export const WAITING = "reserve-";

export const signOf = (kind: string): Sign | undefined => SIGNS[kind];

/** Whose box it is: printed on its edge. */
const OWNER = "owner";

export const signed = (kind: string): boolean => kind.startsWith(WAITING) || kind === OWNER || kind in SIGNS || kind in LOW;
