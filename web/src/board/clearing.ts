// Where pieces at one place lie so that they hide neither one another nor what is printed. Asked at every step of a piece
// for the whole board, so a place is thought about anew only if what lies on it or round it has changed.
import { around, type Board, type Point, type Rect, type Space } from "./board";
import { bulky, clearOf, covers, enclosing, meet, within, wordy } from "./meeting";
import { closest, inside, packed } from "./packing";
import type { Spot } from "./places";

/** So much of a length or a depth must be seen of a block that lies under another. */
const VISIBLE = 0.7;
/** Less than this is next to nothing: then it juts out of its area rather than lie out of sight. */
const HARDLY = 0.3;
/** Whoever has no more room than this has no more. */
const NOTHING = 1e-9;
/** How far aside an outline may lie, in lengths and depths. */
const FAR = Array.from({ length: 25 }, (_, i) => (i - 12) * 0.25);
/** Where what has no slots lies. */
const NOWHERE: Rect = { min: [Infinity, Infinity], max: [-Infinity, -Infinity] };
const SHIFTS = [-1.05, -0.7, -0.35, 0, 0.35, 0.7, 1.05];

interface Printed {
  x: number;
  y: number;
  size: number;
  width: number;
}

/** The room of a space as it is printed, in its frame. */
export function numbered({ numeral, capacity }: Space): Printed[] {
  return numeral && capacity != null ? [{ x: numeral[0], y: numeral[1], size: 14, width: 6 * String(capacity).length + 7 }] : [];
}

/** A place with its slots, and what was found for it last. */
interface Place {
  slots: readonly Spot[];
  /** Where anything must lie to be near one of them. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Names and numbers printed there, which only who blocks an approach lies on. */
  words: Printed[];
  /** Whether more lay there than find a slot: then what lies further away counts, too. */
  crowded: boolean;
  asked: string;
  found: Spot[];
}

export class Clearing {
  #board: Board;
  #reach: number;
  #slots: (handle: string) => Spot[];
  #area: (handle: string) => Space | undefined;
  #places = new Map<string, Place>();
  /** All names and numbers of the sheet, and those within reach of a space. */
  #all: Printed[] | null = null;
  #words = new Map<number, Printed[]>();
  #outlines = new Map<number, (x: number, y: number) => boolean>();
  #open = new Map<number, Spot[]>();
  #jutting = new Map<number, Spot[]>();

  constructor(board: Board, slots: (handle: string) => Spot[], area: (handle: string) => Space | undefined) {
    this.#board = board;
    this.#reach = Math.hypot(...board.block);
    this.#slots = slots;
    this.#area = area;
  }

  /** The slots of a place, first so many that lie neither on what lies already nor on one another, or as little as can be.
   * `loose`: they may lie anywhere in their area if there are more than it has slots for. */
  slots(handle: string, count: number, lying: readonly Spot[], loose = false): Spot[] {
    const place = this.#place(handle);
    const near = lying.filter((one) => this.#near(one, place));
    const further = loose && place.crowded ? this.#about(handle, lying) : [];
    const asked = `${count} ${loose} ${[...near, ...further].map(({ x, y, angle }) => `${x},${y},${angle}`).join(" ")}`;
    if (place.asked !== asked) {
      place.found = this.#find(handle, place, count, near, loose ? lying : undefined);
      place.asked = asked;
    }
    return place.found;
  }

  #place(handle: string): Place {
    let place = this.#places.get(handle);
    if (!place) {
      const slots = this.#slots(handle);
      const box = around(slots.map(({ x, y }): Point => [x, y])) ?? NOWHERE;
      const reach = this.#reach;
      place = { slots, left: box.min[0] - reach, right: box.max[0] + reach, top: box.min[1] - reach, bottom: box.max[1] + reach, words: [], crowded: false, asked: "", found: [] };
      // Who blocks an approach stands at it, whatever is printed there.
      const space = handle.startsWith("space:") ? this.#area(handle) : undefined;
      const { block } = this.#board;
      place.words = space ? this.#printed(space).filter((word) => within(word, box, block) && slots.some((slot) => covers(slot, word, block))) : [];
      this.#places.set(handle, place);
    }
    return place;
  }

  #near({ x, y }: { x: number; y: number }, place: Place): boolean {
    if (x < place.left || x > place.right || y < place.top || y > place.bottom) return false;
    return place.slots.some((slot) => Math.hypot(x - slot.x, y - slot.y) < this.#reach);
  }

  #find(handle: string, place: Place, count: number, near: readonly Spot[], lying: readonly Spot[] | undefined): Spot[] {
    const size = this.#board.block;
    let crowd: Spot[] | undefined;
    const rest = [...place.slots];
    const taken: Spot[] = [];
    while (taken.length < count) {
      const others = [...near, ...taken];
      const clear = (slot: Spot): boolean => !others.some((one) => meet(slot, one, size));
      const first = rest.findIndex((slot) => clear(slot) && !place.words.some((word) => covers(slot, word, size)));
      if (first >= 0) {
        taken.push(...rest.splice(first, 1));
        continue;
      }
      // All slots are full or lie on what is printed: then anywhere in the area where neither is so.
      if (lying) place.crowded = true;
      const elsewhere = lying && this.#elsewhere(handle, [...this.#about(handle, lying), ...taken], true);
      if (elsewhere) {
        taken.push(elsewhere);
        continue;
      }
      const free = rest.findIndex(clear);
      if (free >= 0) {
        taken.push(...rest.splice(free, 1));
        continue;
      }
      if (!rest.length) {
        const jutting = lying && (this.#elsewhere(handle, [...this.#about(handle, lying), ...taken], false) ?? this.#roomiest(handle, others));
        if (!jutting) break;
        taken.push(jutting);
        continue;
      }
      if (lying && !crowd) {
        crowd = this.#crowd(handle, count, lying);
        if (crowd.length && closest(crowd, size) >= VISIBLE) return crowd;
      }
      const best = rest.reduce((one, other) => (room(other, others, size) > room(one, others, size) ? other : one));
      rest.splice(rest.indexOf(best), 1);
      const aside = (inside: boolean, than: Spot): Spot => this.#aside(handle, [...taken, best], than, others, inside);
      const found = room(best, others, size) < VISIBLE ? aside(true, best) : best;
      taken.push(room(found, others, size) < HARDLY ? aside(false, found) : found);
    }
    return crowd?.length && closest(crowd, size) > closest(taken, size) ? crowd : [...taken, ...rest];
  }

  /** What lies in a space or around it. */
  #about(handle: string, lying: readonly Spot[]): readonly Spot[] {
    const space = handle.startsWith("space:") ? this.#area(handle) : undefined;
    return space ? lying.filter(({ x, y }) => Math.hypot(x - space.centre[0], y - space.centre[1]) < 6 * this.#board.block[0]) : [];
  }

  /** Where slots would hide one another: so many in the whole area, row by row; none if it is too small. */
  #crowd(handle: string, count: number, lying: readonly Spot[]): Spot[] {
    const space = handle.startsWith("space:") ? this.#area(handle) : undefined;
    if (!space) return [];
    const size = this.#board.block;
    const angle = this.#slots(handle)[0]?.angle ?? 0;
    return packed(count, this.#room(space, angle).filter(clearOf(bulky(this.#about(handle, lying), size), angle, size)), size);
  }

  /** The place in an area nearest to where its pieces lie, on none of these and on no words; `whole`: it does not jut out. */
  #elsewhere(handle: string, others: readonly Spot[], whole: boolean): Spot | undefined {
    const space = handle.startsWith("space:") ? this.#area(handle) : undefined;
    const home = this.#slots(handle)[0];
    if (!space || !home) return undefined;
    const size = this.#board.block;
    const away = ({ x, y }: Spot): number => Math.hypot(x - home.x, y - home.y);
    const clear = clearOf(bulky(others, size), home.angle, size);
    let [best, least]: [Spot | undefined, number] = [undefined, Infinity];
    for (const one of this.#room(space, home.angle, whole)) {
      const far = away(one);
      if (far < least && clear(one)) [best, least] = [one, far];
    }
    return best;
  }

  /** Where there is no such place: the one that is least hidden, on no words; none if it would hardly be seen. */
  #roomiest(handle: string, others: readonly Spot[]): Spot | undefined {
    const [space, home] = [this.#area(handle), this.#slots(handle)[0]];
    let [best, most]: [Spot | undefined, number] = [undefined, HARDLY];
    for (const one of space && home ? this.#room(space, home.angle, false) : []) {
      const own = room(one, others, this.#board.block, most);
      if (own > most) [best, most] = [one, own];
    }
    return best;
  }

  /** All places of an area that leave what is printed there to be read. */
  #room(space: Space, angle: number, whole = true): Spot[] {
    const known = whole ? this.#open : this.#jutting;
    let found = known.get(space.id);
    if (!found) {
      const words = [...(space.labels ?? []), ...this.#printed(space)];
      const size = this.#board.block;
      found = inside(space.polygon, size, angle, clearOf(wordy(words), angle, size), whole);
      known.set(space.id, found);
    }
    return found;
  }

  /** A place beside these with more room than this one has, inside their area or not, where nothing is printed that stays:
   * for more than the sheet has slots for. */
  #aside(handle: string, beside: readonly Spot[], than: Spot, others: readonly Spot[], inside: boolean): Spot {
    const space = this.#area(handle);
    if (!space) return than;
    const roomy: Point = [this.#board.block[0] * 1.2, this.#board.block[1] * 1.15];
    const words = this.#printed(space);
    const [width, depth] = this.#board.block;
    const holds = this.#holds(space);
    const shows = (one: Spot): boolean => !words.some((word) => covers(one, word, roomy));
    const [w, d] = [width / 2, depth / 2];
    const lies = ({ x, y }: Spot, c: number, s: number): boolean => {
      if (!inside) return holds(x, y);
      const [wc, ws, dc, ds] = [w * c, w * s, d * c, d * s];
      return holds(x - wc + ds, y - ws - dc) && holds(x + wc + ds, y + ws - dc) && holds(x + wc - ds, y + ws + dc) && holds(x - wc - ds, y - ws + dc);
    };
    let [best, most] = [than, room(than, others, this.#board.block)];
    for (const { x, y, angle } of beside) {
      const [c, s] = turned(angle);
      // As they are seen from here, in lengths and depths: a step aside is then a mere number.
      const along = others.map((one) => ((one.x - x) * c + (one.y - y) * s) / width);
      const down = others.map((one) => ((one.y - y) * c - (one.x - x) * s) / depth);
      for (const u of SHIFTS) {
        for (const v of SHIFTS) {
          let own = Infinity;
          // Compared by hand: it is asked tens of thousands of times before the browser has come to make it fast.
          for (let i = 0; i < along.length && own > most + NOTHING; i++) {
            const across = along[i]! > u ? along[i]! - u : u - along[i]!;
            const high = down[i]! > v ? down[i]! - v : v - down[i]!;
            if (across < own && high < own) own = across > high ? across : high;
          }
          if (own <= most + NOTHING) continue;
          // Whether it will do is asked last, because that takes longest.
          const found = { x: x + u * width * c - v * depth * s, y: y + u * width * s + v * depth * c, angle };
          if (lies(found, c, s) && shows(found)) [best, most] = [found, own];
        }
      }
    }
    return best;
  }

  /** Where an outline may lie that would lie here: beside, if it lay on words or on any of these, as long as there is room. */
  outline(handle: string, spot: Spot, others: readonly Spot[]): Spot {
    const space = this.#area(handle);
    const size = this.#board.block;
    const words = space ? [...(space.labels ?? []), ...this.#printed(space)] : [];
    const lies = ({ x, y }: Spot): boolean => this.#holds(space!)(x, y);
    const shows = (one: Spot): boolean => !words.some((word) => covers(one, word, size));
    const clear = (one: Spot): boolean => !others.some((other) => meet(one, other, size));
    if (!space || (shows(spot) && clear(spot))) return spot;
    const away = ({ x, y }: Spot): number => Math.hypot(x - spot.x, y - spot.y);
    const beside = FAR.flatMap((u) => FAR.map((v): Spot => ({ x: spot.x + u * size[0], y: spot.y + v * size[1], angle: spot.angle })));
    const fits = beside.filter((one) => lies(one) && shows(one)).sort((one, other) => away(one) - away(other));
    // On a piece rather than on a name: the piece is told apart from its outline, the name is gone.
    return fits.find(clear) ?? (shows(spot) ? spot : (fits[0] ?? spot));
  }

  /** Whether a point lies in a space. */
  #holds(space: Space): (x: number, y: number) => boolean {
    let found = this.#outlines.get(space.id);
    if (!found) this.#outlines.set(space.id, (found = enclosing(space.polygon)));
    return found;
  }

  /** What is printed within reach of a space: whatever lies in it could lie on that. */
  #printed(space: Space): Printed[] {
    let words = this.#words.get(space.id);
    if (!words) {
      this.#all ??= this.#board.spaces.flatMap((one) => [...(one.labels ?? []).filter(({ style }) => style !== "beside"), ...numbered(one)]);
      const [part, [width, depth]] = [around(space.polygon), this.#board.block];
      words = part ? this.#all.filter((word) => within(word, part, [width * 1.2, depth * 1.2])) : [];
      this.#words.set(space.id, words);
    }
    return words;
  }
}

let [asked, cosine, sine] = [0, 1, 0];

/** The cosine and the sine of an angle: most that are asked for one after the other are the same. */
function turned(angle: number): readonly [number, number] {
  if (angle !== asked) [asked, cosine, sine] = [angle, Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [cosine, sine];
}

/** How far the nearest of the others lies, in lengths or depths: from 1 on nothing meets what is turned alike. */
function room({ x, y, angle }: Spot, others: readonly Spot[], [width, depth]: Point, enough = -Infinity): number {
  const [c, s] = turned(angle);
  let least = Infinity;
  for (let i = 0; i < others.length && least > enough; i++) {
    const dx = others[i]!.x - x;
    const dy = others[i]!.y - y;
    least = Math.min(least, Math.max(Math.abs(dx * c + dy * s) / width, Math.abs(dy * c - dx * s) / depth));
  }
  return least;
}
