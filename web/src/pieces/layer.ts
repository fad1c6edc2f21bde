// The blocks and plates of a map. There are about a hundred, and most are at every step what they were before: they are kept
// here, and only what has changed of one is touched. As a component each, to ask them took longer than to draw them.
import type { Piece } from "../wire/messages";
import { blockOf, inside, plateOf, worn } from "./drawn";
import { figure, type Dress } from "./glyphs";

export interface Shown {
  piece: Piece;
  dress: Dress;
  /** Where it lies and how it is turned, as a style says it. */
  transform: string;
  size: readonly [number, number];
  /** In hand, to be chosen, under the keys, or nothing of it. */
  state: string;
  note: string | null;
  /** It is being dragged: only its shadow stays. */
  carried: boolean;
}

/** Whether it is a block or a plate, and not drawn by a component of its own. */
export const simple = ({ face, name }: Piece): boolean => face !== "army" && (!!name || !figure(face));

interface Kept extends Omit<Shown, "piece" | "dress"> {
  whole: SVGGElement;
  inner: SVGGElement;
  piece: Piece | null;
  dress: Dress | null;
  worn: string;
  ringed: boolean;
}

const group = (): SVGGElement => document.createElementNS("http://www.w3.org/2000/svg", "g");
const look = ({ piece, dress, size, note }: Shown): string => (piece.name ? plateOf(piece, dress, ...size) : blockOf(piece, dress, ...size, note));
const alike = (kept: Kept | undefined, { piece, dress, size, note }: Shown): boolean =>
  kept?.piece === piece && kept.dress === dress && kept.note === note && kept.size[0] === size[0] && kept.size[1] === size[1];

/** Draws what is shown into this element, in this order, and takes away what is shown no more. */
export function layer(room: Element): (all: readonly Shown[]) => void {
  const known = new Map<number, Kept>();
  return (all) => {
    const here = new Set(all.map(({ piece }) => piece.id));
    for (const [id, { whole }] of known) {
      if (here.has(id)) continue;
      whole.remove();
      known.delete(id);
    }
    // All looks are asked for before the first is needed: those that are new are made in one go.
    const looks = all.map((one) => (alike(known.get(one.piece.id), one) ? null : inside(look(one))));
    let next = room.firstElementChild;
    all.forEach((one, i) => {
      const kept = known.get(one.piece.id) ?? begun(one);
      known.set(one.piece.id, kept);
      looks[i]?.(kept.inner);
      put(kept, one);
      if (next === kept.whole) next = next.nextElementSibling;
      else room.insertBefore(kept.whole, next);
    });
  };
}

function begun({ piece, size }: Shown): Kept {
  const [whole, inner] = [group(), group()];
  whole.setAttribute("class", "piece");
  whole.setAttribute("data-handle", `piece:${piece.id}`);
  whole.append(inner);
  return { whole, inner, piece: null, dress: null, size, note: null, transform: "", worn: "", ringed: false, state: "", carried: false };
}

function put(kept: Kept, one: Shown): void {
  const { piece, transform, state, carried } = one;
  if (kept.transform !== transform) kept.whole.style.transform = transform;
  const ringed = kept.ringed || state !== "";
  const now = worn(piece, state, ringed);
  if (kept.worn !== now) kept.inner.setAttribute("class", now);
  if (kept.carried !== carried) kept.whole.classList.toggle("carried", carried);
  if (kept.state !== state) {
    kept.whole.classList.toggle("choosable", state === "glowing");
    kept.whole.toggleAttribute("data-drag", state === "glowing" || state === "picked");
  }
  Object.assign(kept, one, { worn: now, ringed });
}
