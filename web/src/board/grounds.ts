// The places of a board that can be pointed at, as they are drawn: areas, boxes, steps of tracks.
import { hexed, once, outline, political, type Board } from "./board";
import { works } from "./works";

const place = (tag: string, kind: string, handle: string, shape: string): string => `<${tag} class="${kind}" data-handle="${handle}" ${shape}/>`;
const quoted = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Their markup, which the browser makes in one go: one by one they took a tenth of what draws a board first. */
export const grounds = once((board: Board): string => {
  const kind = hexed(board) || political(board) ? "space hex" : "space";
  /** A work of several hexes is pointed at as one. */
  const whole = new Map(works(board).map(({ body, ground }) => [body.id, ground]));
  return [
    ...board.spaces.filter(({ marks }) => marks?.part_of === undefined).map(({ id, polygon }) => place("path", kind, `space:${id}`, `d="${whole.get(id) ?? outline(polygon)}"`)),
    ...board.boxes.map(({ id, polygon }) => place("path", "space", `box:${id}`, `d="${outline(polygon)}"`)),
    ...board.tracks.flatMap(({ name, spaces }) =>
      spaces.map(({ at: [x, y], size: [width, height] }, i) =>
        place("rect", "space", quoted(`track:${name}:${i}`), `x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"`),
      ),
    ),
  ].join("");
});
