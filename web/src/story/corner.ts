// Where a strip of news lies: in the corner of the map where the fewest things lie under it.

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
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
    const inside = ({ x, y }: Spot): boolean => x > left - CLEAR && x < left + strip.width + CLEAR && y > top - CLEAR && y < top + strip.height + CLEAR;
    return things.filter(inside).length;
  };
  return CORNERS.reduce((best, corner) => (under(corner) < under(best) ? corner : best));
}
