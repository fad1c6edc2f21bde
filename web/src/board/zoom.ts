// Pan and zoom with wheel, fingers and keys.
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import type { Point } from "./board";
import { lassoing } from "./pointing";

export interface Box {
  min: Point;
  max: Point;
}

export interface Zoomer {
  /** Show this part of the sheet; if it is too wide, what lies around `about`. */
  show(box: Box, margin: number, least?: number, about?: Point): void;
  whole(): void;
  by(factor: number): void;
  destroy(): void;
}

/** How large, and around which point: the whole box, or as much of it as fits without losing `about`. */
export function framed(size: Point, box: Box, margin: number, least: number, about?: Point): { scale: number; centre: Point } {
  const wanted = size.map((length, i) => length / (box.max[i]! - box.min[i]! + 2 * margin));
  const scale = Math.max(1, Math.min(6, Math.max(least, Math.min(...wanted))));
  const centre = size.map((length, i) => {
    const middle = (box.min[i]! + box.max[i]!) / 2;
    if (!about || wanted[i]! >= scale) return middle;
    const room = Math.max(0, length / scale / 2 - margin);
    return Math.max(about[i]! - room, Math.min(about[i]! + room, middle));
  });
  return { scale, centre: [centre[0]!, centre[1]!] };
}

export function zoomable(svg: SVGSVGElement, size: Point, changed: (transform: ZoomTransform) => void): Zoomer {
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
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => changed(event.transform));
  selection.call(behaviour).on("dblclick.zoom", null);

  return {
    show(box, margin, least = 1, about) {
      const { scale, centre } = framed(size, box, margin, least, about);
      const to = zoomIdentity.translate(width / 2, height / 2).scale(scale).translate(-centre[0], -centre[1]);
      behaviour.transform(selection.transition().duration(350) as never, to);
    },
    whole: () => behaviour.transform(selection.transition().duration(250) as never, zoomIdentity),
    by: (factor) => behaviour.scaleBy(selection.transition().duration(150) as never, factor),
    destroy: () => selection.on(".zoom", null),
  };
}
