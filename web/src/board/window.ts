// What of the sheet is seen, and what lies near enough to it to be drawn: letters take longest of all that goes with the map.
import type { Point } from "./board";

export interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a map of this size shows of a sheet that is fitted into it, moved and made larger. */
export function windowOf([wide, high]: Point, [width, height]: Point, moved: { x: number; y: number; k: number }): Window {
  const fitted = Math.min(wide / width, high / height) || 1;
  const [across, down] = [wide / fitted, high / fitted];
  const [left, top] = [((width - across) / 2 - moved.x) / moved.k, ((height - down) / 2 - moved.y) / moved.k];
  return { left, right: left + across / moved.k, top, bottom: top + down / moved.k };
}

/** Of a window's length and height. */
const MARGIN = 0.3;
/** Who sees so many times less than is drawn has come much nearer. */
const MUCH = 3;

const holds = (one: Window, other: Window): boolean => one.left <= other.left && one.right >= other.right && one.top <= other.top && one.bottom >= other.bottom;

/** The same with a margin on every side. */
function grown({ left, right, top, bottom }: Window): Window {
  const [across, down] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
  return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
}

/** What is drawn while this is seen: the same until one looks beyond it, and then what was seen before as well, because the
 * picture of it glides on. Who has come much nearer draws less. */
export function sighting(): (seen: Window) => readonly Window[] {
  let kept: readonly Window[] = [];
  let before: Window[] = [];
  return (seen) => {
    const [now] = kept;
    const near = now && holds(now, seen) && now.right - now.left < MUCH * (seen.right - seen.left);
    if (!near) kept = [grown(seen), ...before];
    before = [seen];
    return kept;
  };
}

/** Whether words lie there, with some of their length. */
export function inSight(sight: readonly Window[], { x, y, width }: { x: number; y: number; width: number }): boolean {
  return sight.some(({ left, right, top, bottom }) => x + width > left && x - width < right && y + width > top && y - width < bottom);
}
