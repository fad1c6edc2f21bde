// Where the curve goes on its sheet, and which of its points is meant.
import type { Point, Report, Turning } from "../wire/analysis";

export const WIDTH = 320;
export const HEIGHT = 150;
export const LEFT = 34;
export const RIGHT = 12;
export const TOP = 10;
export const BOTTOM = 12;

/** Lines of the log by then, as these eyes saw it (null: a spectator's). */
export function linesAt(moment: Point | Turning, eyes: number | null): number {
  return moment.lines[eyes === null ? 0 : eyes + 1] ?? 0;
}

export function x(lines: number, last: number): number {
  return LEFT + (WIDTH - LEFT - RIGHT) * (last > 0 ? Math.min(1, lines / last) : 0);
}

export function y(chance: number): number {
  return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
}

/** The line of one side. */
export function path(curve: Point[], side: number, eyes: number | null, last: number): string {
  return curve.map((point, i) => `${i ? "L" : "M"}${x(linesAt(point, eyes), last).toFixed(1)} ${y(point.chances[side] ?? 0).toFixed(1)}`).join("");
}

/** The point that holds after so many lines: the last that is not later. */
export function pointAt(curve: Point[], lines: number, eyes: number | null): number {
  let found = 0;
  curve.forEach((point, i) => {
    if (linesAt(point, eyes) <= lines) found = i;
  });
  return found;
}

/** The point nearest to a place on the sheet. */
export function nearest(curve: Point[], at: number, eyes: number | null, last: number): number {
  let found = 0;
  curve.forEach((point, i) => {
    const best = curve[found]!;
    if (Math.abs(x(linesAt(point, eyes), last) - at) < Math.abs(x(linesAt(best, eyes), last) - at)) found = i;
  });
  return found;
}

/** Where the shape of a side is set on its line: a few times, and not where those of the others are. */
export function marked(count: number, side: number, sides: number): number[] {
  const every = Math.max(6, Math.floor(count / 4));
  const first = Math.floor((every * (side + 0.5)) / Math.max(1, sides));
  const found: number[] = [];
  for (let place = first; place < count - 1; place += every) found.push(place);
  return found;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** The place of the side a seat belongs to. */
export function sideOf(report: Report, seat: number): number {
  return report.sides.findIndex((seats) => seats.includes(seat));
}
