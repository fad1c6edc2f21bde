// Markers with a sign of their own: pieces that wait beside the field, and signs on it. A game's words name them.

export interface Sign {
  path: string;
  fill: boolean;
}

const SIGNS: Record<string, Sign> = {
  battle: { path: "M-8-8L7 7M8-8L-7 7M-9 3L-3 9M9 3L3 9", fill: false },
  doom: { path: "M-6-9H6L1 0L6 9H-6L-1 0Z", fill: true },
};

export const WAITING = "reserve-";

export const signOf = (kind: string): Sign | undefined => SIGNS[kind];

export const signed = (kind: string): boolean => kind.startsWith(WAITING) || kind in SIGNS;
