// Pan and zoom with wheel, fingers and keys.
import { select } from "d3-selection";
import "d3-transition";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import type { Point } from "./board";

export interface Zoomer {
  /** Show this part of the sheet. */
  show(box: { min: Point; max: Point }, margin: number, least?: number): void;
  whole(): void;
  by(factor: number): void;
  destroy(): void;
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
      const dragged = (event.target as Element | null)?.closest?.("[data-drag]");
      return !(dragged && event.type !== "wheel");
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => changed(event.transform));
  selection.call(behaviour).on("dblclick.zoom", null);

  return {
    show({ min, max }, margin, least = 1) {
      const box = [max[0] - min[0] + 2 * margin, max[1] - min[1] + 2 * margin] as const;
      const scale = Math.max(1, Math.min(6, Math.max(least, Math.min(width / box[0], height / box[1]))));
      const centre: Point = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
      const to = zoomIdentity.translate(width / 2, height / 2).scale(scale).translate(-centre[0], -centre[1]);
      behaviour.transform(selection.transition().duration(350) as never, to);
    },
    whole: () => behaviour.transform(selection.transition().duration(250) as never, zoomIdentity),
    by: (factor) => behaviour.scaleBy(selection.transition().duration(150) as never, factor),
    destroy: () => selection.on(".zoom", null),
  };
}
