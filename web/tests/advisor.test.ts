// What a turn has cost is told when it can be read: not while one is asked about somebody's attack.
import { expect, test } from "vitest";
import { Advisor } from "../src/coach/advisor.svelte";
import type { Table } from "../src/table/table.svelte";

function advisor(battle: { open: boolean; now: { over: boolean } | null }): Advisor {
  const state = { coach: true, running: true, question: { counter: 1 } };
  const coach = new Advisor({ seat: 0, lesson: false, sending: false, state, playback: { battle } } as unknown as Table);
  coach.due = true;
  return coach;
}

test("what a turn has cost waits until the attack is over that is asked about", () => {
  expect(advisor({ open: true, now: { over: false } }).tellable).toBe(false);
  expect(advisor({ open: true, now: { over: true } }).tellable).toBe(true);
  expect(advisor({ open: false, now: { over: false } }).tellable).toBe(true); // the card was put away
  expect(advisor({ open: false, now: null }).tellable).toBe(true);
});

test("and is told once", () => {
  const coach = advisor({ open: false, now: null });
  coach.due = false;
  expect(coach.tellable).toBe(false);
});
