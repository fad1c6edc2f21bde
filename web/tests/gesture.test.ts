import { describe, expect, test } from "vitest";
import { back, candidates, click, emptyHand, enter, glowing, meaning, resume, take, takeOption, touched, wayOf, type Hand, type Step } from "../src/table/gesture";
import { aimedAt, asksFirst, meantAnew } from "../src/table/arming";
import type { Option, Peeked, Question } from "../src/wire/messages";
import { command, ground, peek } from "./ford";

async function clicks(...handles: string[]): Promise<Step> {
  let step: Step = { kind: "hand", hand: emptyHand(command) };
  for (const handle of handles) {
    if (step.kind !== "hand") throw new Error(`${step.kind} before ${handle}`);
    step = await click(step.hand, handle, ground, peek);
  }
  return step;
}
const held = (step: Step): Hand => {
  if (step.kind !== "hand") throw new Error(step.kind);
  return step.hand;
};
const lines = (step: Step): string[] => (step.kind === "send" ? step.lines : []);

describe("what glows", () => {
  test("sources first", () => expect([...glowing(emptyHand(command))].sort()).toEqual(["piece:1", "piece:3", "space:1", "space:3"]));
  test("then targets of what is picked up", async () => {
    expect([...glowing(held(await clicks("piece:2")))].sort()).toEqual(["space:0", "space:2"]);
  });
});

describe("a march is two clicks", () => {
  test("the piece names itself and naming stops", async () => {
    expect(lines(await clicks("piece:2", "space:0"))).toEqual(["march from 1 to 0", "name 2", "done"]);
  });
  test("several pieces are picked up together", async () => {
    expect(lines(await clicks("piece:2", "piece:1", "space:0"))).toEqual(["march from 1 to 0", "name 1", "name 2", "done"]);
  });
  test("from the area itself the pieces are asked for", async () => {
    const hand = held(await clicks("space:1", "space:0"));
    expect(hand.lines).toEqual(["march from 1 to 0"]);
    expect(hand.here.name).toBe("blocks");
    const named = held(await click(hand, "piece:3", ground, peek));
    expect(named.lines).toEqual(["march from 1 to 0", "name 3"]);
    expect(lines(await take(named, enter(named)!, peek))).toEqual(["march from 1 to 0", "name 3", "done"]);
  });
  test("what leaves no choice is taken along", async () => {
    expect(lines(await clicks("space:3", "space:2"))).toEqual(["march from 3 to 2", "name 9", "done"]);
  });
  test("but not what is to be confirmed", async () => {
    const confirming = async (asked: string[]) => {
      const peeked = await peek(asked);
      const question = peeked?.question;
      return question?.options[0]?.line === "done" ? { ...peeked!, question: { ...question, held: true } } : peeked;
    };
    let step = await click(emptyHand(command), "space:3", ground, confirming);
    step = await click(held(step), "space:2", ground, confirming);
    expect(held(step).lines).toEqual(["march from 3 to 2", "name 9"]);
    expect(enter(held(step))?.lines).toEqual(["done"]);
    expect(lines(await take(held(step), enter(held(step))!, confirming))).toEqual(["march from 3 to 2", "name 9", "done"]);
  });
  test("what the table answers on the way belongs to the lines", async () => {
    const sparing = async (asked: string[]) => {
      const whole = asked[0] === "march from 1 to 0" && asked[1] !== "name 3" ? [asked[0], "name 3", ...asked.slice(1)] : asked;
      const peeked = await peek(whole);
      return peeked && { ...peeked, used: asked.length, lines: whole };
    };
    let step = await click(emptyHand(command), "space:1", ground, sparing);
    step = await click(held(step), "space:0", ground, sparing);
    expect(held(step).lines).toEqual(["march from 1 to 0", "name 3"]);
    expect(lines(await take(held(step), enter(held(step))!, sparing))).toEqual(["march from 1 to 0", "name 3", "done"]);
  });
  test("a far target takes the suggestion whole", async () => {
    expect(lines(await clicks("piece:1", "space:4"))).toEqual(["march from 1 to 2", "name 1", "done"]);
  });
});

describe("what is not plain is asked", () => {
  test("march or attack into the same area", async () => {
    const hand = held(await clicks("piece:2", "space:2"));
    expect(candidates(hand).map((option) => option.line)).toEqual(["march from 1 to 2", "attack from 1 into 2"]);
    expect(meaning(hand, "space:2").length).toBe(2);
  });
  test("a proposal that goes on from the answer is the same thing, finished", async () => {
    expect(lines(await clicks("piece:3", "space:0"))).toEqual(["march from 1 to 0", "name 3", "done"]);
  });
  test("an attack cannot be run ahead: it is armed, and sent when it is confirmed", async () => {
    const hand = held(await clicks("piece:2", "space:2"));
    const step = await takeOption(hand, candidates(hand)[1]!, peek);
    expect(step).toMatchObject({ kind: "arm", line: true });
    expect(lines(await take(hand, wayOf(candidates(hand)[1]!), peek, true))).toEqual(["attack from 1 into 2"]);
  });
  test("what does not glow asks why", async () => {
    expect((await clicks("space:4")).kind).toBe("why");
  });
  test("a source alone does not march, even if there is one target only", async () => {
    const hand = held(await clicks("space:3"));
    expect(hand.lines).toEqual([]);
    expect(glowing(hand)).toContain("space:2");
    expect(enter(hand)?.lines).toEqual(["march from 3 to 2"]);
  });
  test("a warning comes before what it warns of", async () => {
    const hand = emptyHand(command);
    const pass = command.options.at(-1)!;
    const step = await takeOption(hand, pass, peek);
    expect(step).toMatchObject({ kind: "arm", way: { warn: { id: "unspent" } } });
    expect(step.kind === "arm" && (await take(hand, step.way, peek, true))).toMatchObject({ kind: "send", lines: ["pass"] });
  });
});

describe("going back", () => {
  test("a second click puts down", async () => expect(touched(held(await clicks("piece:2", "piece:2")))).toBe(false));
  test("escape goes step by step", async () => {
    const hand = held(await clicks("space:1", "space:0"));
    expect(back(hand).focus).toEqual(["space:1"]);
    expect(touched(back(back(hand)))).toBe(false);
  });
});

test("what was meant before the enemy answered is named again, and not yet sent", async () => {
  const asked = (await peek(["march from 1 to 0"]))!.question!;
  const hand = await resume(emptyHand(asked), ["piece:2", "piece:8"], (more) => peek(["march from 1 to 0", ...more]));
  expect(hand.lines).toEqual(["name 2"]);
  expect(enter(hand)?.lines).toEqual(["done"]);
});

describe("a set-up answered in one gesture", () => {
  // Which of three start on the map, then where each of the two begins; they lie in one box until they are placed.
  const option = (line: string, ...handles: string[]) => ({ line, text: { id: line }, handles });
  const ask = (name: string, ...options: Option[]): Question => ({ counter: 7, name, prompt: { id: name }, given: 1, options });
  const first = ask("first", ...[1, 2, 3].map((n) => option(`start ${n}`, `piece:${n}`)));
  const place = ask("place", option("at 8", "space:8"), option("at 9", "space:9"));
  const asked = [first, ask("second", option("start 2", "piece:2"), option("start 3", "piece:3")), place, place, place];
  const where = (lines: string[], id: number): string => lines.filter((line) => line.startsWith("at "))[id - 1]?.replace("at ", "space:") ?? "box:1";
  const ahead = async (lines: string[]): Promise<Peeked> => {
    const pieces = [1, 2, 3].map((id) => ({ id, side: 0, at: where(lines, id) }));
    return { type: "peeked", id: 0, used: lines.length, lines, question: asked[lines.length], view: { heading: { id: "h" }, sides: [], pieces } };
  };
  const on = (hand: Hand) => ({ aliases: (handle: string) => [where(hand.lines, Number(handle.slice(6)))], together: (a: string, b: string) => where(hand.lines, Number(a.slice(6))) === where(hand.lines, Number(b.slice(6))) });
  const point = (hand: Hand, handle: string): Promise<Step> => click(hand, handle, on(hand), ahead);
  const choose = async (hand: Hand, line: string, peek = ahead): Promise<Hand> => held(await takeOption(hand, hand.here.options.find((one) => one.line === line)!, peek));
  const places = async (lines: string[]): Promise<Peeked> => ({ ...(await ahead(lines)), question: place });

  test("what nobody asked about is not taken in hand, and no click elsewhere takes an answer back", async () => {
    let hand = await choose(held(await point(emptyHand(first), "piece:1")), "start 2");
    for (const handle of ["piece:3", "piece:3", "piece:1", "piece:2"]) expect(await point(hand, handle)).toMatchObject({ kind: "why", hand: { lines: hand.lines, picked: ["piece:1"] } });
    hand = await choose(hand, "at 9");
    for (const handle of ["piece:3", "piece:2"]) expect(await point(hand, handle)).toMatchObject({ kind: "why", hand: { lines: ["start 1", "start 2", "at 9"] } });
    expect(back(hand).lines).toEqual(["start 1", "start 2"]);
  });
  test("until then another is taken up instead, and a second click puts down", async () => {
    const hand = held(await point(emptyHand(first), "piece:1"));
    expect(held(await point(hand, "piece:1")).lines).toEqual([]);
    expect(held(await point(hand, "piece:3"))).toMatchObject({ lines: ["start 1", "start 3"] });
  });
  test("what something has come of is not said otherwise by a click elsewhere", async () => {
    const placed = async (lines: string[]): Promise<Peeked> => ({ ...(await places(lines)), question: { ...place, options: ["space:6", "space:7"].map((at) => option(at, at)) }, events: [{ event: { type: "placed" } }] });
    const hand = await choose(emptyHand(place), "at 8", placed);
    expect(await click(hand, "space:9", on(hand), placed)).toMatchObject({ kind: "why", hand: { lines: ["at 8"] } });
  });
  test("what was in hand and has said nothing is put down alone", async () => {
    const hand = await choose({ ...emptyHand(place), picked: ["piece:3"], before: emptyHand(place) }, "at 8", places);
    expect(held(await point(hand, "piece:3"))).toMatchObject({ lines: ["at 8"], picked: [] });
  });
  test("who lies where another is placed is no more than the place", async () => {
    let hand = await choose(emptyHand(place), "at 9", places);
    for (const lines of [["at 9", "at 9"], ["at 9", "at 9", "at 9"]]) {
      hand = held(await click(hand, "piece:1", on(hand), places));
      expect(hand).toMatchObject({ lines, picked: [] });
    }
  });
});

describe("enter", () => {
  const only = { ...command, suggestions: [], options: command.options.slice(0, 1) };
  test("takes the only option", () => expect(enter(emptyHand(only))?.lines).toEqual(["march from 1 to 0"]));
  test("takes a default", () => {
    const two = { ...command, options: [command.options[0]!, { ...command.options[1]!, default: true }] };
    expect(enter(emptyHand(two))?.lines).toEqual(["march from 1 to 2"]);
  });
  test("takes a lone proposal unless a phase could be ended instead", () => {
    const losses = { ...command, suggestions: command.suggestions!.slice(0, 1) };
    expect(enter(emptyHand(losses))?.texts[0]?.id).toBe("far");
    const turn = { ...losses, options: [...losses.options, { line: "end", text: { id: "end" }, handles: [], ends: true }] };
    expect(enter(emptyHand(turn))).toBeNull();
  });
  test("never takes what is warned of", () => {
    const warned = { ...command, suggestions: [], options: [command.options[0]!, { ...command.options.at(-1)!, default: true }] };
    expect(enter(emptyHand(warned))).toBeNull();
  });
  test("takes nothing where there is a choice", () => expect(enter(emptyHand(command))).toBeNull());
});

describe("nothing is guessed", () => {
  const text = (id: string) => ({ id });
  const named = { counter: 7, name: "blocks", prompt: text("blocks"), given: 1 };
  const naming = { ...named, options: [{ line: "name 2", text: text("name 2"), handles: ["piece:2"] }, { line: "name 3", text: text("name 3"), handles: ["piece:3"] }] };
  const riding = {
    ...named, name: "ride", done: "done",
    options: [{ line: "ride 2", text: text("ride"), handles: ["piece:2", "side:9"] }, { line: "done", text: text("done"), handles: [] }],
  };
  const again = { ...naming, name: "line", done: "done", options: [...naming.options, { line: "done", text: text("done"), handles: [] }] };
  const led = (question: Question) => async (asked: string[]): Promise<Peeked | null> => {
    const at = asked[0] === "march from 1 to 0" ? [naming, question][asked.length - 1] : null;
    return at ? { type: "peeked", id: 0, used: asked.length, question: at, lines: asked } : null;
  };
  const marched = async (question: Question): Promise<Hand> => {
    let step = await click(emptyHand({ ...command, suggestions: [] }), "piece:2", ground, led(question));
    step = await click(held(step), "space:0", ground, led(question));
    return held(step);
  };
  test("a place nobody pointed at is not chosen for the piece in hand", async () => {
    const hand = await marched(riding);
    expect(hand.lines).toEqual(["march from 1 to 0", "name 2"]);
    expect(hand.here.name).toBe("ride");
    expect(enter(hand)).toBeNull();
  });
  test("what named itself once does not answer a later question", async () => {
    const hand = await marched(again);
    expect(hand.lines).toEqual(["march from 1 to 0", "name 2"]);
  });
  test("to take something up does not send it off", async () => {
    const sparing = async (asked: string[]): Promise<Peeked> => ({ type: "peeked", id: 0, used: 1, question: { ...command, given: 0 }, lines: [...asked, "go on"] });
    const alone = { ...command, suggestions: [], options: [{ line: "act", text: text("act"), handles: ["space:1"] }, command.options.at(-1)!] };
    expect(await click(emptyHand(alone), "piece:2", ground, sparing)).toMatchObject({ kind: "arm", line: false });
  });
  test("and it is said what would become of it: what is forced, else what would be told", async () => {
    const alone = { ...command, suggestions: [], options: [{ line: "act", text: text("act"), handles: ["space:1"] }, command.options.at(-1)!] };
    const settled = { ...command, given: 0 };
    const bridge = { ...command, name: "bridge", given: 1, options: [{ line: "cross", text: text("cross"), handles: ["space:2"] }] };
    const asking = async (asked: string[]): Promise<Peeked> => ({ type: "peeked", id: 0, used: asked.length, question: [bridge, settled][asked.length - 1]! });
    const way = { texts: [text("act"), text("cross")], handles: ["space:1", "space:2"] };
    expect(await click(emptyHand(alone), "piece:2", ground, asking)).toMatchObject({ kind: "arm", way });
    const events = [{ event: { type: "crossed" }, text: text("crosses"), handles: ["space:2"] }, { event: { type: "unsaid" } }];
    const sparing = async (asked: string[]): Promise<Peeked> => ({ type: "peeked", id: 0, used: 1, question: settled, lines: [...asked, "cross"], events });
    expect(await click(emptyHand(alone), "piece:2", ground, sparing)).toMatchObject({ kind: "arm", way: { ...way, texts: [text("act"), text("crosses")] } });
  });
  test("another piece is taken up instead", async () => {
    const apart = { aliases: (handle: string) => [handle === "piece:9" ? "space:3" : "space:1"], together: () => false };
    let step: Step = await click(emptyHand(command), "piece:1", apart, peek);
    step = await click(held(step), "piece:9", apart, peek);
    expect(held(step).picked).toEqual(["piece:9"]);
    expect(held(step).focus).toEqual(["space:3"]);
  });
  test("several go together or not at all: a proposal for one of them is none for both", async () => {
    const hand = held(await clicks("piece:1", "piece:2"));
    expect(hand.reach.has("space:4")).toBe(false);
  });
});

describe("what is armed", () => {
  const way = { lines: ["attack"], texts: [] };
  const plain = { warn: true, quick: false };
  test("cannot be taken back, or is warned of", () => {
    expect(asksFirst(way, true, plain)).toBe(true);
    expect(asksFirst({ ...way, warn: { id: "unspent" } }, false, plain)).toBe(true);
  });
  test("a quick hand still hears warnings, and whoever wants none still confirms", () => {
    expect(asksFirst(way, true, { warn: true, quick: true })).toBe(false);
    expect(asksFirst({ ...way, warn: { id: "unspent" } }, true, { warn: true, quick: true })).toBe(true);
    expect(asksFirst({ ...way, warn: { id: "unspent" } }, true, { warn: false, quick: false })).toBe(true);
    expect(asksFirst({ ...way, warn: { id: "unspent" } }, false, { warn: false, quick: false })).toBe(false);
  });
  test("is confirmed by a click on what was clicked, and on what it aims at", () => {
    const armed = { way: { ...way, handles: ["piece:1", "piece:7"] }, target: "piece:1", line: true, at: 0 };
    expect(["piece:1", "piece:7", "piece:8"].map((handle) => aimedAt(armed, handle))).toEqual([true, true, false]);
    expect(aimedAt({ ...armed, target: null, way }, "piece:7")).toBe(false);
  });
  test("is not confirmed by a double click", () => {
    const armed = { way, target: "space:2", line: true, at: 1000 };
    expect(meantAnew(armed, 1120)).toBe(false);
    expect(meantAnew(armed, 1400)).toBe(true);
  });
});
