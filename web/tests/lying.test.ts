// Pieces at a place: how they lie beside one another on the real boards.
import { describe, expect, it } from "vitest";
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

describe("blocks of Marengo", () => {
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
