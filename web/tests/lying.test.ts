// Pieces at a place: how they lie beside one another on the real boards.
import { describe, expect, it } from "vitest";
import europe from "../../src/feldherr/games/napoleon_in_europe/data/board.json";
import triumph from "../../src/feldherr/games/napoleons_triumph/data/board.json";
import marengo from "../../src/feldherr/games/triomphe_a_marengo/data/board.json";
import type { Board } from "../src/board/board";
import { apart, covered } from "../src/board/meeting";
import { numbered } from "../src/board/clearing";
import { Places } from "../src/board/places";
import type { Piece } from "../src/wire/messages";

const pieces = (at: string, count: number, first = 0): Piece[] =>
  Array.from({ length: count }, (_, nth) => ({ id: first + nth, at, side: 0, kind: "infantry", order: nth }) as unknown as Piece);

/** The smallest distance between two of them, in lengths or depths of a block. */
function nearest(places: Places, all: Piece[]): number {
  const lying = places.lay(all);
  const pairs = lying.flatMap((one, i) => lying.slice(i + 1).map((other) => apart(one, other, places.board.block)));
  return Math.min(...pairs);
}

// Hundreds of places are laid out: on a busy machine that takes longer than a test usually may.
describe("blocks of Marengo", { timeout: 120_000 }, () => {
  const places = new Places(marengo as unknown as Board);
  const sides = places.board.edges.flatMap(({ id }) => [`side:${id * 2}`, `side:${id * 2 + 1}`]).filter((at) => places.slots(at).length > 1);
  const areas = places.board.spaces.map(({ id }) => `space:${id}`).filter((at) => places.slots(at).length > 2);
  it("are never hidden under one another", () => {
    expect(sides.length).toBeGreaterThan(200);
    expect(sides.filter((at) => nearest(places, pieces(at, 2)) < 0.3)).toEqual([]);
    expect(areas.filter((at) => nearest(places, pieces(at, 3)) < 0.3)).toEqual([]);
  });
  it("show their faces at four places of five", () => {
    const dim = [...sides.filter((at) => nearest(places, pieces(at, 2)) < 0.6), ...areas.filter((at) => nearest(places, pieces(at, 3)) < 0.6)];
    expect(dim.length).toBeLessThan((sides.length + areas.length) / 5);
  });
  it("give way to those at the approaches of their area", () => {
    const two = sides.filter((at) => Number(at.slice(5)) % 2 === 0).slice(0, 80);
    const met = two.filter((at) => nearest(places, [...pieces(at, 1), ...pieces(places.areaOf(at)!, 2, 10)]) < 0.3);
    expect(met.length).toBeLessThan(3);
  });
  it("show most of themselves at the bridgehead, which all of Austria crosses", () => {
    const [bridgehead] = places.board.spaces.filter(({ marks }) => marks?.label === "Tête de pont");
    const [at, room] = [`space:${bridgehead!.id}`, bridgehead!.capacity!];
    expect(room).toBe(16);
    for (const count of [2, 3, 4, 5]) expect(nearest(places, pieces(at, count))).toBeGreaterThanOrEqual(0.7);
    for (const count of [6, 7, 8]) expect(nearest(places, pieces(at, count))).toBeGreaterThanOrEqual(0.5);
    expect(nearest(places, pieces(at, room))).toBeGreaterThanOrEqual(0.3);
    for (let count = 1; count <= room; count++) {
      const lying = places.lay(pieces(at, count));
      expect(bridgehead!.labels!.some((word) => covered(word, lying, places.board.block))).toBe(false);
    }
  });
  it("are told apart where eight lie in an area", () => {
    const hidden = places.board.spaces.filter(({ id, capacity }) => id % 4 === 1 && capacity && nearest(places, pieces(`space:${id}`, Math.min(capacity, 8))) < 0.3);
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });
  it("leave the room of an area to be read where there is another place", () => {
    const hidden = places.board.spaces.filter((space) => {
      const [lying] = places.lay(pieces(`space:${space.id}`, 1));
      return lying && numbered(space).some((room) => covered(room, [lying], places.board.block));
    });
    expect(hidden.length).toBeLessThan(3);
  });
  it("lie where they would lie had nobody thought of the places before", () => {
    const all = [...pieces(areas[0]!, 5), ...pieces(sides[0]!, 3, 10), ...pieces(areas[1]!, 4, 20), ...pieces(places.areaOf(sides[0]!)!, 4, 30)];
    for (let step = 0; step < 12; step++) {
      all[(step * 5) % all.length] = { ...all[(step * 5) % all.length]!, at: [areas[step % 3]!, sides[step % 4]!, places.areaOf(sides[0]!)!][step % 3]! };
      expect(places.lay([...all])).toEqual(new Places(places.board).lay([...all]));
    }
  });
});

/** Numbers between 0 and 1, always the same. */
function drawn(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

describe.each([["Marengo", marengo, 0.3], ["Austerlitz", triumph, 0.3], ["Europe", europe, 0.6]])("names on the map of %s", { timeout: 120_000 }, (_, board, full) => {
  const places = new Places(board as unknown as Board);
  const size = places.board.block;
  const names = places.board.spaces.flatMap(({ labels }) => (labels ?? []).filter(({ style }) => style !== "beside"));
  const armies = (at: string, count: number, first = 0): Piece[] =>
    Array.from({ length: count }, (_, nth) => ({ id: first + nth, at, side: nth, value: 3, face: "infantry", order: nth }) as unknown as Piece);
  it("are hidden by nobody in an area, up to four of them", () => {
    expect(names.length).toBeGreaterThan(30);
    for (const count of [1, 2, 3, 4]) {
      const hidden = places.board.spaces.flatMap(({ id }) => {
        const lying = places.lay(armies(`space:${id}`, count));
        return names.filter((name) => covered(name, lying, size)).map(({ text }) => `${count} at ${id} on ${text}`);
      });
      expect(hidden).toEqual([]);
    }
  });
  it("are hidden neither by full areas side by side nor by what fell there", () => {
    const chance = drawn(5);
    for (const most of [1, 2, 3]) {
      const all = places.board.spaces.flatMap(({ id }) => (chance() < full ? armies(`space:${id}`, 1 + Math.floor(chance() * most), id * 10) : []));
      const fell = places.board.spaces.flatMap(({ id }) => (chance() < 0.3 ? [`space:${id}`, `space:${id}`] : []));
      const lying = places.lay(all);
      const ghosts = places.fallen(fell, lying).flatMap((spot) => spot ?? []);
      expect(ghosts.length).toBe(fell.length);
      expect(names.filter((name) => covered(name, [...lying, ...ghosts], size)).map(({ text }) => text)).toEqual([]);
    }
  });
});
