// Numbers that are wished for before they are confirmed: set by steppers in the panel, or by clicks on the map where
// something is shared out over places.
import { counted, counter, placeOf } from "./counting";
import type { Hand } from "./gesture";

export class Tally {
  #hand: () => Hand | null;
  /** How many of each, by what is counted. */
  wished = $state.raw<Record<string, number>>({});

  constructor(hand: () => Hand | null) {
    this.#hand = hand;
  }

  /** One more or one fewer for a place; false where nothing is shared out over places. */
  by(handle: string, more: number): boolean {
    const hand = this.#hand();
    const group = hand && counter(hand, handle);
    if (!group) return false;
    this.wished = { ...this.wished, [group.key]: Math.max(0, Math.min(group.most, (this.wished[group.key] ?? 0) + more)) };
    return true;
  }

  /** The numbers on the map, by place. */
  get places(): ReadonlyMap<string, number> {
    const hand = this.#hand();
    const groups = hand && !hand.focus.length ? counted(hand).filter((group) => placeOf(group)) : [];
    return new Map(groups.length > 1 ? groups.map((group) => [placeOf(group)!, this.wished[group.key] ?? 0]) : []);
  }
}
