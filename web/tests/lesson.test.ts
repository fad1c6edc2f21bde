// The line to a lesson: gestures are kept here and sent along; what is not taken is asked anew.
import { beforeEach, expect, test, vi } from "vitest";
import { LessonLine, gestures, type Coaching } from "../src/lessons/wire";
import type { FromServer } from "../src/wire/messages";

const kept = new Map<string, string>();
const calls: { path: string[][]; message: { type: string; lines?: string[] } | null }[] = [];
const coach = { type: "lesson", title: {}, goal: {}, done: 0, count: 2, kind: "do" };
const state = { type: "state", number: 0, question: { counter: 1, options: [] } };

function answer(path: string[][], message: { type: string; lines?: string[] } | null): unknown {
  if (message?.type === "peek") return { frames: [{ type: "peeked", id: 0, used: 1 }], taken: false };
  if (message?.lines?.[0] === "wrong") return { frames: [{ ...coach, path: path.length, objection: { text: { en: "worse" } } }], taken: false };
  const holds = path.filter((gesture) => gesture[0] !== "outdated").length;
  return { frames: [state, { ...coach, path: message ? holds + 1 : holds }], taken: !!message };
}

beforeEach(() => {
  kept.clear();
  calls.length = 0;
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    const { path, message } = JSON.parse(init.body) as (typeof calls)[0];
    calls.push({ path, message });
    return Promise.resolve(new Response(JSON.stringify(answer(path, message)), { headers: { "content-type": "application/json" } }));
  });
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function learner(): { line: LessonLine; told: FromServer[]; coached: Coaching[] } {
  const [told, coached]: [FromServer[], Coaching[]] = [[], []];
  const line = new LessonLine("ford", "crossing", (now) => coached.push(now));
  line.listen({ message: (message) => told.push(message), connection: () => undefined });
  return { line, told, coached };
}

test("what is taken is one more gesture, and the next call sends it along", async () => {
  const { line } = learner();
  await settled();
  line.send({ type: "answer", counter: 1, lines: ["right"] });
  line.next();
  await settled();
  expect(gestures("ford", "crossing")).toEqual([["right"], []]);
  expect(calls.at(-1)?.path).toEqual([["right"], []]);
});

test("what is not taken is no gesture, is told, and the same question is asked anew", async () => {
  const { line, told, coached } = learner();
  await settled();
  line.send({ type: "answer", counter: 1, lines: ["wrong"] });
  await settled();
  expect(gestures("ford", "crossing")).toEqual([]);
  expect(coached.at(-1)?.objection?.text).toEqual({ en: "worse" });
  const counters = told.flatMap((message) => (message.type === "state" ? [message.question?.counter] : []));
  expect(counters).toEqual([1, 2]);
});

test("a step back lets the last gesture go, and what no longer fits is let go when one comes back", async () => {
  kept.set("feldherr.lesson.ford.crossing", JSON.stringify([["first"], ["second"], ["outdated"]]));
  const { line } = learner();
  await settled();
  expect(gestures("ford", "crossing")).toEqual([["first"], ["second"]]);
  expect(line.send({ type: "undo" })).toBe(true);
  await settled();
  expect(gestures("ford", "crossing")).toEqual([["first"]]);
});
