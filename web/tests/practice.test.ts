// Which exercise comes next: near to the rating, and never two classes above what was solved.
import { expect, test, vi } from "vitest";
import type { ExerciseListed } from "../src/wire/lobby";

vi.mock("../src/wire/lobby", () => ({ lobby: { practised: () => Promise.resolve({ mu: 30, sigma: 6, rating: 1690, deviation: 240 }) } }));
const { Practice } = await import("../src/exercises/practice.svelte");

const listed = (name: string, level: number): ExerciseListed => ({ name, title: { en: name }, seat: 0, level, rating: 1100 + 200 * level }) as unknown as ExerciseListed;
const all = [listed("a", 1), listed("b", 1), listed("c", 2), listed("d", 3)];

test("after one easy exercise a hard one does not follow, however the rating leaps", async () => {
  const practice = new Practice("ford");
  expect(practice.next(all)?.level).toBe(1);
  await practice.judged("a", "right");
  expect(practice.rating?.rating).toBe(1690);
  expect(practice.next(all, "a")?.name).toBe("c");
  await practice.judged("c", "right");
  expect(practice.next(all, "c")?.name).toBe("d");
});

test("whoever failed stays where he is", async () => {
  const practice = new Practice("brook");
  await practice.judged("a", "wrong");
  expect(practice.next(all, "a")?.name).toBe("b");
});
