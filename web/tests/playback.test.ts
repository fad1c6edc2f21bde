import { expect, test, vi } from "vitest";
import { difference, Playback } from "../src/story/playback.svelte";
import type { Piece, View } from "../src/wire/messages";

const view = (...pieces: Piece[]): View => ({ heading: { id: "h" }, sides: [], pieces });

test("what moved, was shown and was lost is seen from the views alone", () => {
  const before = view({ id: 1, side: 0, at: "space:1" }, { id: 2, side: 1, at: "space:2" }, { id: 3, side: 1, at: "space:2" });
  const after = view({ id: 1, side: 0, at: "side:4" }, { id: 2, side: 1, at: "space:2", face: "infantry-2" });
  expect(difference(before, after)).toMatchObject({
    moves: [{ piece: 1, to: "side:4" }],
    shows: [{ piece: 2, face: "infantry-2" }],
    loses: [3],
  });
  expect(difference(after, after)).toBeNull();
});

test("a march goes step by step, a face turns up, and what was lost is gone before the next thing happens", () => {
  const playback = new Playback();
  playback.view = view({ id: 1, side: 0, at: "space:1" }, { id: 2, side: 1, at: "space:3" });
  const event = { type: "x" };
  playback.play(
    [
      { event, moves: [{ piece: 1, to: "space:2" }] },
      { event, moves: [{ piece: 1, to: "space:3" }] },
      { event, shows: [{ piece: 2, face: "infantry-1" }], loses: [2] },
    ],
    null,
  );
  playback.skip();
  return vi.waitFor(() => {
    expect(playback.playing).toBe(false);
    expect(playback.view?.pieces).toMatchObject([{ id: 1, at: "space:3" }]);
    expect(playback.arrows.map(({ from, to }) => [from, to])).toEqual([["space:1", "space:2"], ["space:2", "space:3"]]);
  });
});

test("a pause is counted from when the piece is drawn, and without a frame it ends all the same", async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  try {
    const march = (): Playback => {
      const playback = new Playback();
      playback.view = view({ id: 1, side: 0, at: "space:1" });
      playback.play([{ event: { type: "x" }, moves: [{ piece: 1, to: "space:2" }] }], null);
      return playback;
    };
    const seen = march();
    await vi.advanceTimersByTimeAsync(300);
    frames.pop()!();
    await vi.advanceTimersByTimeAsync(600);
    expect(seen.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(30);
    expect(seen.playing).toBe(false);
    const unseen = march();
    await vi.advanceTimersByTimeAsync(1500);
    expect(unseen.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(unseen.playing).toBe(false);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
