import { expect, test } from "vitest";
import cases from "../../tests/server/changes.json";
import { applied } from "../src/wire/changes";
import type { Changed, GameState } from "../src/wire/messages";

test.each(cases)("$what", ({ state, changed, after }) => {
  const before = structuredClone(state);
  expect(applied(state as unknown as GameState, changed as unknown as Changed)).toEqual(after);
  expect(state, "what was shown stays as it was").toEqual(before);
});
