// Where a strip of news lies: in the corner of the map where the fewest things lie under it.

import { inside, type Size, type Spot } from "../battle/placing";

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** In the order in which they are taken if there is as much room in each. */
const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];
/** How near to its edge a thing may lie and still be seen. */
const CLEAR = 16;

/** `things`: what one may want to see or to click, within the field. */
export function roomiest(field: Size, strip: Size, things: readonly Spot[]): Corner {
  const under = (corner: Corner): number => {
    const left = corner.endsWith("left") ? 0 : field.width - strip.width;
    const top = corner.startsWith("top") ? 0 : field.height - strip.height;
    return things.filter((thing) => inside({ x: left, y: top }, strip, thing, CLEAR)).length;
  };
  return CORNERS.reduce((best, corner) => (under(corner) < under(best) ? corner : best));
}
