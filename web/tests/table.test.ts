// The hand at the table while the line is slow: clicks that come before the server has said what the last one meant.
import { beforeEach, expect, test, vi } from "vitest";
import type { GameState, Question } from "../src/wire/messages";
import { Table } from "../src/table/table.svelte";
import { command, peek } from "./ford";

interface Sent {
  type: string;
  id?: number;
  lines?: string[];
}

/** A line on which everything waits until it is let through. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  sent: Sent[] = [];
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answer what is asked until nothing more is asked. */
  async through(): Promise<void> {
    const everythingElse = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    await everythingElse();
    for (const { type, id, lines } of this.sent) {
      if (type === "peek") this.say({ ...((await peek(lines!)) ?? { type: "refused", reason: { id: "no" } }), id });
      await everythingElse();
    }
  }
  answers(): string[][] {
    return this.sent.filter(({ type }) => type === "answer").map(({ lines }) => lines!);
  }
}

const state = (question: Question): GameState =>
  ({ type: "state", number: 0, game: "ford", phase: "running", view: { heading: { id: "h" }, sides: [], pieces: [] }, question }) as unknown as GameState;

function sitDown(): [Table, Line] {
  const table = new Table("one", 0, null);
  Line.last.say(state(command));
  return [table, Line.last];
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

const march = command.options[0]!;

test("a double click on an option is one answer", async () => {
  const [table, line] = sitDown();
  const both = [table.choose(march), table.choose(march)];
  expect(table.working).toBe(2);
  await line.through();
  await Promise.all(both);
  expect(table.working).toBe(0);
  expect(line.answers()).toEqual([]);
  expect(table.hand?.lines).toEqual([march.line]);
});

test("what comes back after one has put it down again is not picked up by itself", async () => {
  const [table, line] = sitDown();
  const picking = table.click("piece:1");
  await line.through();
  await picking;
  const clicking = table.click("space:0");
  await Promise.resolve();
  table.escape();
  const hand = table.hand;
  await line.through();
  await clicking;
  expect(table.hand).toBe(hand);
  expect(line.answers()).toEqual([]);
});

test("an answer stays under way when something else is told meanwhile", () => {
  const [table, line] = sitDown();
  table.answer(["pass"]);
  line.say(state(command));
  expect(table.sending).toBe(true);
  line.say(state({ ...command, counter: command.counter + 1 }));
  expect(table.sending).toBe(false);
});

test("a share of the dice that comes too late takes nothing out of one's hand", async () => {
  const [table, line] = sitDown();
  const picking = table.choose(march);
  await line.through();
  await picking;
  line.say({ type: "refused", reason: { id: "refused-nonce" } });
  expect(table.hand?.lines).toEqual([march.line]);
  expect(table.refusal).toBeNull();
});

test("the arrow of a march that was taken back goes with it", () => {
  const [table, line] = sitDown();
  table.playback.arrows = [{ from: "space:1", to: "space:2", side: 0 }, { from: "space:3", to: "space:2", side: 1 }];
  line.say({ ...state(command), log: [], log_from: 0 });
  expect(table.playback.arrows.map(({ side }) => side)).toEqual([1]);
});

test("a click on an own piece just after a move is no question about it: it waits for what comes, or takes it up", async () => {
  const [table, line] = sitDown();
  table.answer(["pass"]);
  await table.click("piece:1");
  line.say({ type: "happened", number: 1, events: [{ text: { id: "t" }, moves: [{ piece: 3, to: "space:2" }] }] });
  line.say({ ...state({ ...command, counter: command.counter + 1 }), number: 1 });
  expect(table.hand).toBeNull(); // what happened is being shown
  const clicking = table.click("piece:1");
  await line.through();
  await clicking;
  expect(table.hand?.picked).toEqual(["piece:1"]);
  expect([table.bubble, line.sent.filter(({ type }) => type === "why")]).toEqual([null, []]);
});
