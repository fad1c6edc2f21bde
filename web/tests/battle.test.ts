import { describe, expect, test } from "vitest";
import { battleOf, fold, hits, momentsUntil, roller, type Moment } from "../src/battle/fold";
import { lay } from "../src/battle/placing";

const say = (id: string) => ({ id });
const party = (side: number, pieces: object[]) => ({ side, title: say(`side-${side}`), pieces }) as never;
const begin: Moment = {
  entry: 3, text: say("begins"),
  clash: { title: say("assault"), at: "space:4", ways: [["space:1", "space:4", 0]], plan: [say("one"), say("two"), say("three"), say("four")], step: 1, parties: [party(0, [{ id: 1, side: 0, at: "" }]), party(1, [{ id: 7, side: 1, at: "" }, { id: 8, side: 1, at: "" }])] },
};
const moments: Moment[] = [
  begin,
  { entry: 4, text: say("formed"), shows: [{ piece: 1, face: "infantry-3" }], clash: { step: 2, front: [1] } },
  { entry: 5, text: say("due"), clash: { step: 3, then: [3, 4] } },
  { entry: 6, text: say("lost"), loses: [7], losses: [{ whose: say("b"), side: 1, face: "infantry-1", piece: 7 }, { whose: say("b"), side: 1, what: "morale" }], clash: {} },
  { entry: 8, text: say("won"), clash: { over: true } },
];

describe("the card of a battle", () => {
  test("is what its events have added until then", () => {
    const card = fold(moments)!;
    expect(card.steps.map(({ number, name }) => [number, name?.id])).toEqual([[1, "one"], [2, "two"], [3, "three"], [4, "four"]]);
    expect(card.parties[0]!.pieces![0]).toMatchObject({ face: "infantry-3", marks: ["front"] });
    expect(card.parties[1]!.pieces![0]).toMatchObject({ face: "infantry-1", marks: ["lost"] });
    expect([card.over, fold(moments.slice(0, 4))!.over]).toEqual([true, false]);
  });
  test("what follows when it is over belongs to its last step", () => {
    const card = fold([...moments, { text: say("retreat"), clash: { step: 2 } }])!;
    expect(card.steps.at(-1)!.items.map(({ text }) => text?.id)).toEqual(["lost", "won", "retreat"]);
  });
  test("figures that are counted become fewer, those in front first", () => {
    const line = [{ id: 0, side: 4, at: "", face: "infantry", value: 2 }, { id: 28, side: 4, at: "", face: "infantry", value: 3 }];
    const card = fold([{ clash: { title: say("battle"), parties: [party(4, line)] } }, { losses: [{ whose: say("d"), side: 4, face: "infantry", count: 3 }], clash: {} }])!;
    expect(card.parties[0]!.pieces!.map(({ value }) => value)).toEqual([0, 2]);
  });
  test("says how it was decided, also where it is counted; what only was rolled is no sentence of its end", () => {
    const rows = [{ label: say("attackers"), value: 1 }] as never;
    expect(fold([begin, { text: say("stopped"), rows, clash: { over: true } }])!.verdict).toEqual(say("stopped"));
    expect(fold([{ ...begin, clash: { ...begin.clash, plan: [] } }, { text: say("hits"), clash: { over: true, rolls: [{ cause: say("gun"), faces: [3] }] } }])!.verdict).toEqual(say("hits"));
    expect(fold([begin, { text: say("fires"), rows, clash: { over: true, rolls: [{ cause: say("guns"), faces: [3] }] } }])!.verdict).toBeNull();
  });
  test("is found in the log, whole or until a line", () => {
    const log = [{ entry: 1 }, { entry: 2, clash: { title: say("earlier") } }, ...moments, { entry: 9, clash: { title: say("later") } }];
    expect(momentsUntil(log, 5).map(({ entry }) => entry)).toEqual([3, 4, 5]);
    expect(battleOf(log, 6).map(({ entry }) => entry)).toEqual([3, 4, 5, 6, 8]);
    expect(battleOf(log, 2).map(({ entry }) => entry)).toEqual([2]);
  });
  test("counts the dice that hit, and knows whose they are", () => {
    expect(hits({ cause: say("guns"), faces: [1, 3, 4, 6], high: 3 })).toBe(2);
    expect(hits({ cause: say("line"), faces: [1, 5, 6], low: 5, high: 6, sure: 1 })).toBe(3);
    const card = fold(moments)!;
    expect([roller(card, { cause: say("a"), side: 1 }), roller(card, { cause: say("b"), party: 0 })]).toEqual([1, 0]);
  });
});

describe("the card lies", () => {
  const [field, size] = [{ width: 900, height: 700 }, { width: 400, height: 500 }];
  const over = (card: { x: number; y: number }, x: number, y: number): boolean => x > card.x && x < card.x + size.width && y > card.y && y < card.y + size.height;
  test("never over the place where it is fought", () => {
    for (let x = 20; x < field.width; x += 40) for (let y = 20; y < field.height; y += 40) expect(over(lay(field, size, { x, y }, [], []), x, y)).toBe(false);
  });
  test("nor over where the attack comes from, if there is room", () => {
    const card = lay(field, size, { x: 500, y: 350 }, [{ x: 700, y: 350 }], []);
    expect([over(card, 500, 350), over(card, 700, 350)]).toEqual([false, false]);
  });
  test("where it lay while it grew, and leaves what one might want to click", () => {
    const place = { x: 200, y: 380 };
    const first = lay({ width: 968, height: 800 }, { width: 400, height: 220 }, place, [], []);
    expect(lay({ width: 968, height: 800 }, { width: 400, height: 420 }, place, [], [], first)).toEqual(first);
    const aims = [{ x: first.x + 100, y: first.y + 100 }, { x: first.x + 150, y: first.y + 100 }];
    expect(lay({ width: 968, height: 800 }, { width: 400, height: 420 }, place, [], aims, first)).not.toEqual(first);
  });
});
