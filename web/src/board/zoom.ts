// Pan and zoom with wheel, fingers and keys.
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import { calm } from "../everyday/motion";
import { around, type Point, type Rect } from "./board";
import { lassoing } from "./pointing";

export interface Zoomer {
  /** Show this part of the sheet, between `least` and `most` times as large; if it is too wide, what lies around `about`. */
  show(box: Rect, margin: number, least?: number, about?: Point, most?: number): void;
  whole(): void;
  /** The size of the window, in the measure of the sheet when it is shown whole. */
  seen(): Point;
  by(factor: number): void;
  /** From the next frame on it glides: what was never seen elsewhere does not come from there. */
  begin(): void;
  destroy(): void;
}

/** How large, and around which point: the whole box, or as much of it as fits without losing `about`. */
export function framed(size: Point, box: Rect, margin: number, least: number, about?: Point, most = 6): { scale: number; centre: Point } {
  const wanted = size.map((length, i) => length / (box.max[i]! - box.min[i]! + 2 * margin));
  const scale = Math.max(1, Math.min(most, Math.max(least, Math.min(...wanted))));
  const centre = size.map((length, i) => {
    const middle = (box.min[i]! + box.max[i]!) / 2;
    if (!about || wanted[i]! >= scale) return middle;
    const room = Math.max(0, length / scale / 2 - margin);
    return Math.max(about[i]! - room, Math.min(about[i]! + room, middle));
  });
  return { scale, centre: [centre[0]!, centre[1]!] };
}

/** How much larger or smaller is not worth it: everything would be laid out and drawn anew, and else it is only moved. */
const LITTLE = 1.05;

/** As large as it is now, if that is about what is wished and within the bounds. */
export function kept(now: number, wished: number, least: number, most = Infinity): number {
  return now >= least && now <= most && now < wished * LITTLE && now > wished / LITTLE ? now : wished;
}

/** The wished centre, moved so that the window shows this part of the sheet and not what lies beside it. */
export function filled(part: Rect, seen: Point, scale: number, centre: Point): Point {
  return centre.map((wished, i) => {
    const [half, from, to] = [seen[i]! / scale / 2, part.min[i]!, part.max[i]!];
    return half * 2 >= to - from ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, wished));
  }) as Point;
}

/** The part of the sheet that is shown for this: the field, or the whole where something lies beside it. */
export function within(field: Rect, size: Point, box: Rect): Rect {
  const inside = [0, 1].every((i) => box.min[i]! >= field.min[i]! && box.max[i]! <= field.max[i]!);
  return inside ? field : { min: [0, 0], max: size };
}

/** The points that fit together into a window of this size, as many as possible, and the rectangle round them. */
export function thickest(points: readonly Point[], room: Point): Rect | null {
  let most = 0;
  let corner: Point = [0, 0];
  const inside = (point: Point, x: number, y: number): boolean => point[0] >= x && point[0] <= x + room[0] && point[1] >= y && point[1] <= y + room[1];
  const tops = new Set(points.map(([, y]) => y));
  for (const x of new Set(points.map(([left]) => left))) {
    for (const y of tops) {
      let count = 0;
      for (const point of points) if (inside(point, x, y)) count++;
      if (count > most) [most, corner] = [count, [x, y]];
    }
    if (most === points.length) break;
  }
  return around(points.filter((point) => inside(point, ...corner)));
}

/** `stage`: what glides, the map with the sheet under it; `window`: how large the map is on the screen, without having it laid out anew; `changed` is told whether the person moved the map himself; `rested` when it is where it was to go. */
export function zoomable(svg: SVGSVGElement, stage: HTMLElement, size: Point, field: Rect, window: () => Point, changed: (transform: ZoomTransform, himself: boolean) => void, rested: (transform: ZoomTransform) => void): Zoomer {
  const [width, height] = size;
  const selection = select<SVGSVGElement, unknown>(svg);
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, 8])
    .extent([[0, 0], [width, height]])
    .translateExtent([[-width * 0.15, -height * 0.15], [width * 1.15, height * 1.15]])
    .clickDistance(6)
    .filter((event: Event) => {
      if (event instanceof MouseEvent && event.button) return false;
      if (event instanceof MouseEvent && event.type === "mousedown" && lassoing(event)) return false;
      const dragged = (event.target as Element | null)?.closest?.("[data-drag]");
      return !(dragged && event.type !== "wheel");
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => changed(event.transform, !!event.sourceEvent))
    .on("end", (event: D3ZoomEvent<SVGSVGElement, unknown>) => rested(event.transform));
  selection.call(behaviour).on("dblclick.zoom", null);

  /** How much of the plane is in view when the whole sheet is: it seldom has the shape of the window. */
  const seen = (): Point => {
    const [wide, high] = window();
    const fitted = Math.min(wide / width, high / height) || 1;
    return [wide / fitted, high / fitted];
  };

  let begun = false;
  let way: Animation | null = null;
  /** What clips the map at rest. */
  const lid = svg.parentElement!;
  const stop = (): void => way?.cancel();
  selection.on("pointerdown.way wheel.way", stop);

  /** The map is there at once, and once it has been seen the picture of it glides: to draw it anew in every frame of its
   * way is too much for a phone. */
  function glide(duration: number, change: () => void): void {
    stop();
    const from = zoomTransform(svg);
    selection.interrupt();
    change();
    const to = zoomTransform(svg);
    if (!begun || calm() || (from.k === to.k && from.x === to.x && from.y === to.y)) return;
    const [wide, high] = window();
    const fitted = Math.min(wide / width, high / height) || 1;
    const grown = from.k / to.k;
    const [x, y] = ([[wide, width, from.x, to.x], [high, height, from.y, to.y]] as const).map(
      ([room, length, before, after]) => ((room - fitted * length) / 2) * (1 - grown) + fitted * (before - grown * after),
    );
    const begin = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${grown})` };
    way = stage.animate([begin, { transformOrigin: "0 0", transform: "none" }], { duration, easing: "ease-in-out" });
    const gliding = way;
    lid.style.overflow = "visible";
    way.onfinish = way.oncancel = () => {
      if (way !== gliding) return;
      lid.style.overflow = "";
      way = null;
    };
  }

  return {
    seen,
    begin: () => void requestAnimationFrame(() => (begun = true)),
    show(box, margin, least = 1, about, most) {
      const { scale: fitting, centre: wished } = framed(size, box, margin, least, about, most);
      const scale = begun ? kept(zoomTransform(svg).k, fitting, least, most) : fitting;
      const centre = filled(within(field, size, box), seen(), scale, wished);
      const to = zoomIdentity.translate(width / 2, height / 2).scale(scale).translate(-centre[0], -centre[1]);
      glide(350, () => behaviour.transform(selection, to));
    },
    whole: () => glide(250, () => behaviour.transform(selection, zoomIdentity)),
    by: (factor) => glide(150, () => behaviour.scaleBy(selection, factor)),
    destroy() {
      stop();
      selection.on(".zoom", null).on(".way", null);
    },
  };
}
