// Where things lie on the sheet: handles become points. The board file gives the slots; where it has none, some are made.
import type { Board, Point, Slot } from "./board";
import { middle, political, tiled } from "./board";
import { Clearing } from "./clearing";
import { stand } from "./counters";
import type { Piece } from "../wire/messages";

export interface Spot {
  x: number;
  y: number;
  angle: number;
}

export interface Lying extends Spot {
  piece: Piece;
  /** How many pieces share the place, and which of them this is. */
  of: number;
  nth: number;
  /** Drawn at this size, and on top of a stack of so many. */
  size?: number;
  stack?: number;
}

const spot = (slot: Slot): Spot => ({ x: slot[0], y: slot[1], angle: slot[2] ?? 0 });

export function parse(handle: string): { kind: string; rest: string; number: number } {
  const colon = handle.indexOf(":");
  const rest = handle.slice(colon + 1);
  return { kind: colon < 0 ? handle : handle.slice(0, colon), rest, number: Number(rest) };
}

export class Places {
  readonly board: Board;
  #spaces = new Map<number, Board["spaces"][number]>();
  #edges = new Map<number, Board["edges"][number]>();
  #boxes = new Map<number, Board["boxes"][number]>();
  #sidesOf = new Map<number, string[]>();
  #near = new Map<number, number[]>();
  #clearing: Clearing;

  constructor(board: Board) {
    this.board = board;
    const area = (handle: string): Board["spaces"][number] | undefined => {
      const { kind, number } = parse(this.areaOf(handle) ?? "");
      return kind === "space" ? this.space(number) : undefined;
    };
    this.#clearing = new Clearing(board, (handle) => this.slots(handle), area);
    for (const space of board.spaces) this.#spaces.set(space.id, space);
    for (const box of board.boxes) this.#boxes.set(box.id, box);
    for (const edge of board.edges) {
      this.#edges.set(edge.id, edge);
      for (const [one, other] of [[edge.a, edge.b], [edge.b, edge.a]] as const) this.#near.set(one, [...(this.#near.get(one) ?? []), other]);
      for (const [space, handle] of [[edge.a, `side:${edge.id * 2}`], [edge.b, `side:${edge.id * 2 + 1}`]] as const) {
        this.#sidesOf.set(space, [...(this.#sidesOf.get(space) ?? []), handle]);
      }
    }
  }

  space(id: number): Board["spaces"][number] | undefined {
    return this.#spaces.get(id);
  }

  edge(id: number): Board["edges"][number] | undefined {
    return this.#edges.get(id);
  }

  /** How many steps every space lies from the nearest of these, whatever lies between. */
  distances(from: readonly number[]): Map<number, number> {
    const found = new Map(from.map((id) => [id, 0]));
    for (let edge = [...from], far = 1; edge.length; far++) {
      edge = edge.flatMap((id) => this.#near.get(id) ?? []).filter((id) => !found.has(id) && found.set(id, far));
    }
    return found;
  }

  sidesOf(space: number): string[] {
    return this.#sidesOf.get(space) ?? [];
  }

  /** The area a place belongs to: an approach belongs to the area on its side. */
  areaOf(handle: string): string | null {
    const { kind, number } = parse(handle);
    if (kind === "space" || kind === "box") return this.whole(handle);
    if (kind !== "side") return null;
    const edge = this.#edges.get(number >> 1);
    return edge ? `space:${number % 2 ? edge.b : edge.a}` : null;
  }

  /** The slots of a place, as the file gives them. */
  slots(handle: string): Spot[] {
    const { kind, rest, number } = parse(handle);
    if (kind === "space") return (this.#spaces.get(number)?.reserve ?? []).map(spot);
    if (kind === "box") return (this.#boxes.get(number)?.slots ?? []).map(spot);
    if (kind === "side") {
      const edge = this.#edges.get(number >> 1);
      return ((number % 2 ? edge?.slots_b : edge?.slots_a) ?? []).map(spot);
    }
    if (kind === "track") {
      const found = this.#step(rest);
      return (found?.slots ?? []).map(spot);
    }
    return [];
  }

  /** The frame of a step of a track. */
  frame(handle: string): { x: number; y: number; width: number; height: number } | null {
    const { kind, rest } = parse(handle);
    const step = kind === "track" ? this.#step(rest) : undefined;
    if (!step) return null;
    const [width, height] = step.size;
    return { x: step.at[0] - width / 2, y: step.at[1] - height / 2, width, height };
  }

  /** How large the discs are that lie on a step; undefined if they are as large as everywhere. */
  disc(handle: string): number | undefined {
    const { kind, rest } = parse(handle);
    const size = kind === "track" ? this.#step(rest)?.marks?.disc : undefined;
    return size === undefined ? undefined : Number(size);
  }

  /** The first slot of a step that is printed for a side: of two colours, red ones come first. */
  firstSlot(handle: string, red: boolean): number {
    const { kind, rest } = parse(handle);
    const marks = kind === "track" ? this.#step(rest)?.marks : undefined;
    return red || marks?.red === undefined ? 0 : Number(marks.red);
  }

  #step(rest: string): Board["tracks"][number]["spaces"][number] | undefined {
    const [name, step] = rest.split(":");
    return this.board.tracks.find((track) => track.name === name || String(track.id) === name)?.spaces[Number(step)];
  }

  /** The middle of a thing on the sheet; null if it does not lie there. */
  at(handle: string): Spot | null {
    const { kind, rest, number } = parse(handle);
    if (kind === "space") {
      const space = this.#spaces.get(number);
      return space ? { x: space.centre[0], y: space.centre[1], angle: 0 } : null;
    }
    if (kind === "box") {
      const box = this.#boxes.get(number);
      if (!box) return null;
      const [x, y] = middle(box.polygon);
      return { x, y, angle: 0 };
    }
    if (kind === "side") {
      const edge = this.#edges.get(number >> 1);
      if (!edge) return null;
      const first = this.slots(handle)[0];
      return first ?? this.#beside(edge, number % 2 === 1, 0);
    }
    if (kind === "track") {
      const step = this.#step(rest);
      return step ? { x: step.at[0], y: step.at[1], angle: 0 } : null;
    }
    return null;
  }

  /** A place along the bar of an edge, `row` deep on one side of it. */
  #beside(edge: Board["edges"][number], atB: boolean, row: number): Spot {
    const [p, q] = edge.segment;
    const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const home = this.#spaces.get(atB ? edge.b : edge.a)?.centre ?? [mx, my + 1];
    let [nx, ny] = [-(q[1] - p[1]), q[0] - p[0]];
    const length = Math.hypot(nx, ny) || 1;
    [nx, ny] = [nx / length, ny / length];
    if ((home[0] - mx) * nx + (home[1] - my) * ny < 0) [nx, ny] = [-nx, -ny];
    const depth = this.board.block[1];
    const far = depth * (0.75 + row * 1.15);
    return { x: mx + nx * far, y: my + ny * far, angle: upright((Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI) };
  }

  /** Where the nth of `of` pieces at a place lies. */
  slot(handle: string, nth: number, of: number, given = this.slots(handle)): Spot | null {
    if (given[nth]) return given[nth];
    const { kind, number } = parse(handle);
    if (given.length) {
      // More pieces than slots: further ones lie on those there, a little aside.
      const under = given[nth % given.length]!;
      const layer = Math.floor(nth / given.length);
      const aside = political(this.board) ? this.board.block[1] * 0.5 : 3;
      return { x: under.x + aside * layer, y: under.y - aside * layer, angle: under.angle };
    }
    if (kind === "side") {
      const edge = this.#edges.get(number >> 1);
      return edge ? this.#beside(edge, number % 2 === 1, nth) : null;
    }
    const centre = this.at(handle);
    if (!centre) return null;
    const [width, depth] = this.board.block;
    const columns = of > 3 ? 2 : 1;
    const rows = Math.ceil(of / columns);
    const [column, row] = [nth % columns, Math.floor(nth / columns)];
    return {
      x: centre.x + (column - (columns - 1) / 2) * width * 1.08,
      y: centre.y + (row - (rows - 1) / 2) * depth * 1.12,
      angle: 0,
    };
  }

  /** Lay the pieces out. Those at places the sheet does not have are left out. */
  lay(pieces: readonly Piece[]): Lying[] {
    if (political(this.board)) pieces = armies(pieces);
    if (tiled(this.board)) return this.#stand(pieces);
    const groups = new Map<string, Piece[]>();
    for (const piece of pieces) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
    const lying: Lying[] = [];
    const inside = (handle: string): number => (handle.startsWith("space:") ? 1 : 0);
    for (const [handle, group] of [...groups].sort(([a], [b]) => inside(a) - inside(b))) {
      group.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id);
      const named = group.some((piece) => piece.name);
      const given = this.#clearing.slots(handle, group.length, lying, !named);
      const led = named ? columns(given.slice(0, group.length), this.board.block[0]) : [];
      group.forEach((piece, nth) => {
        const where = led[nth] ?? this.slot(handle, nth, group.length, given);
        if (where) lying.push({ ...where, angle: upright(where.angle), piece, nth, of: group.length });
      });
    }
    return lying.sort((a, b) => a.piece.id - b.piece.id);
  }

  /** Where the outlines of what fell lie: above the middle of its place, on no words and on nothing that lies there, if there is room. */
  fallen(at: readonly string[], lying: readonly Lying[]): (Spot | null)[] {
    const [width, depth] = this.board.block;
    const put: Spot[] = [];
    return at.map((handle, i) => {
      const spot = this.at(handle);
      if (!spot) return null;
      const before = at.slice(0, i).filter((other) => other === handle).length;
      const wanted = { x: spot.x + before * width * 0.3, y: spot.y - depth * (0.9 + before * 0.5), angle: spot.angle };
      const found = this.#clearing.outline(handle, wanted, [...lying, ...put]);
      put.push(found);
      return found;
    });
  }

  /** The same for square pieces, which are stacked. */
  #stand(pieces: readonly Piece[]): Lying[] {
    const carried = new Map<number, Piece[]>();
    const areas = new Map<string, Piece[]>();
    for (const piece of pieces) {
      const { kind, number } = parse(piece.at);
      if (kind === "piece") carried.set(number, [...(carried.get(number) ?? []), piece]);
      else areas.set(piece.at, [...(areas.get(piece.at) ?? []), piece]);
    }
    const lying: Lying[] = [];
    for (const [handle, inside] of areas) {
      const centre = this.at(handle);
      if (!centre) continue;
      const sorted = inside.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id);
      const rooms = this.#rooms(handle);
      if (rooms.length) {
        lying.push(...this.#quarter(sorted, rooms, carried));
        continue;
      }
      stand(sorted, carried, this.board.block[0]).forEach(({ piece, x, y, size, stack }, nth, all) => {
        lying.push({ x: centre.x + x, y: centre.y + y, angle: 0, piece, nth, of: all.length, size, stack });
      });
    }
    const loose = (one: Lying): number => (one.piece.at.startsWith("piece:") ? 1 : 0);
    return lying.sort((a, b) => loose(a) - loose(b) || a.piece.id - b.piece.id);
  }

  /** Where a garrison stands: a work of several hexes has a place on each. */
  #rooms(handle: string): Spot[] {
    const { kind, number } = parse(handle);
    const work = kind === "space" && this.#spaces.get(number)?.marks?.fort !== undefined;
    return work ? this.slots(handle) : [];
  }

  #quarter(garrison: Piece[], rooms: Spot[], carried: ReadonlyMap<number, Piece[]>): Lying[] {
    const all = garrison.flatMap((piece) => [piece, ...(carried.get(piece.id) ?? [])]);
    return all.map((piece, nth) => {
      const room = rooms[nth % rooms.length]!;
      const layer = Math.floor(nth / rooms.length);
      const here = Math.ceil((all.length - (nth % rooms.length)) / rooms.length);
      const shift = this.board.block[0] * 0.16 * (layer - (here - 1) / 2);
      return { x: room.x + shift, y: room.y - shift, angle: 0, piece, nth, of: all.length, size: 1, stack: layer === here - 1 ? here : 1 };
    });
  }

  /** The space that answers for this one: a gate belongs to its work. */
  whole(handle: string): string {
    const { kind, number } = parse(handle);
    const of = kind === "space" ? this.#spaces.get(number)?.marks?.part_of : undefined;
    return of === undefined ? handle : `space:${of}`;
  }

  /** Where everything named lies, for zooming to a question. */
  points(handles: Iterable<string>, pieces: readonly Piece[]): Point[] {
    const byId = new Map(pieces.map((piece) => [`piece:${piece.id}`, piece.at]));
    const found: Point[] = [];
    for (const handle of handles) {
      const at = byId.get(handle.replace("stack:", "piece:")) ?? handle;
      const where = this.at(byId.get(at) ?? at);
      if (where) found.push([where.x, where.y]);
    }
    return found;
  }
}

/** Counted figures of one side at one place are one army: its number, and in its marks how many of each kind. */
export function armies(pieces: readonly Piece[]): Piece[] {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!piece.value || !piece.at.startsWith("space:")) continue;
    const key = `${piece.at} ${piece.side}`;
    const army = found.get(key);
    if (army) army.push(piece);
    else found.set(key, [piece]);
  }
  return [...found.values()].map((figures) => {
    const first = figures.reduce((a, b) => (a.id < b.id ? a : b));
    const marks = figures.map((figure) => `${figure.face}:${figure.value}`);
    if (figures.every((figure) => figure.marks?.includes("moved"))) marks.push("moved");
    return { ...first, face: "army", value: figures.reduce((sum, figure) => sum + (figure.value ?? 0), 0), marks };
  });
}

/** The same places, filled column by column: so a leader stands before his line. */
export function columns(spots: readonly Spot[], width: number): Spot[] {
  const placed = spots.map((one) => {
    const turn = (upright(one.angle) * Math.PI) / 180;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return { one, along: one.x * c + one.y * s, down: one.y * c - one.x * s };
  });
  const first = Math.min(...placed.map(({ along }) => along));
  const column = (along: number): number => Math.round((along - first) / width);
  return placed.sort((a, b) => column(a.along) - column(b.along) || a.down - b.down).map(({ one }) => one);
}

/** Turned so that nothing stands on its head. */
export function upright(angle: number): number {
  let turned = ((angle % 360) + 360) % 360;
  if (turned > 180) turned -= 360;
  if (turned > 90) turned -= 180;
  if (turned <= -90) turned += 180;
  return turned;
}
