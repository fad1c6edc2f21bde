// What is drawn of a block and of a commander's plate, as markup: most look like another, so that each look is made once and
// then copied. Rings are always part of it; whether they are seen depends on the class of the whole (Block.svelte).
import type { Piece } from "../wire/messages";
import { block, PLATE, read, spread, type Dress } from "./glyphs";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
const path = (kind: string, d: string, more = ""): string => `<path class="${kind}" d="${d}"${more}/>`;
const text = (kind: string, x: number, y: number, words: string, more = ""): string => `<text class="${kind}" x="${x}" y="${y}"${more}>${plain(words)}</text>`;
const RINGS = ["rim", "ring"];

/** The signs of a face beside one another. */
function signs(d: string, offsets: readonly number[]): string {
  return offsets.map((x) => d.replace(/([ML])(-?[\d.]+)/g, (_, step: string, along: string) => `${step}${Number(along) + x}`)).join("");
}

function front(face: string, width: number, depth: number, remembered: boolean): string {
  const { sign, letters, count } = read(face);
  const scale = depth / 17;
  const larger = scale === 1 ? "" : ` transform="scale(${scale})"`;
  const offsets = spread(count, (width - 6) / scale, 1);
  const inner = sign
    ? path(sign.fill ? "fill" : "", signs(sign.path, offsets), larger)
    : `<text y="${depth * 0.24}" font-size="${depth * 0.68}">${plain(letters)}${count > 1 ? count : ""}</text>`;
  return `<g class="face${remembered ? " memory" : ""}">${inner}</g>`;
}

function reverse(dress: Dress, width: number, depth: number): string {
  const mark = dress.shape === "square" ? path("back", `M${-width * 0.22} 0H${width * 0.22}`) : `<circle class="back" r="${depth * 0.14}"/>`;
  return path("back", block(dress.shape, width - 4, depth - 4)) + mark;
}

/** A block, seen from the front where its face is known. */
export function blockOf(piece: Piece, dress: Dress, width: number, depth: number, note: string | null): string {
  const marks = new Set(piece.marks ?? []);
  const outline = block(dress.shape, width, depth);
  const [w, d] = [width / 2, depth / 2];
  return [
    path("shadow", block(dress.shape, width, depth, [0.9, 1.5])),
    ...RINGS.map((ring) => path(ring, outline)),
    path("body", outline, ` style="fill:${dress.fill};stroke:${dress.edge}"`),
    piece.face ? front(piece.face, width, depth, marks.has("known")) : reverse(dress, width, depth),
    marks.has("open") ? path("open", `M${-w + 1.5} ${-d - 1.4}H${w - 1.5}`) : "",
    marks.has("acted") ? `<circle class="value" cx="${w - 1}" cy="${-d + 0.5}" r="4.2"/>${path("tick", `M${w - 3.2} ${-d + 0.3}l1.7 1.9l2.8 -3.5`)}` : "",
    marks.has("unready") ? path("bar", `M${-w + 2.2} ${d - 2.2}H${w - 2.2}`) : "",
    marks.has("announced") ? path("fuse", `M0 ${-d - 6}l1.6 3h3l-2.3 2.2l0.8 3.2l-3.1 -1.7l-3.1 1.7l0.8 -3.2l-2.3 -2.2h3Z`) : "",
    piece.value != null && !(piece.face && read(piece.face).sign) ? `<circle class="value" cx="${w}" cy="${-d}" r="5"/>${text("number", w, -d + 2.6, String(piece.value))}` : "",
    note ? text("note", -w + 2, d - 3, note.slice(0, 4)) : "",
  ].join("");
}

/** A commander: a little wider than a block, and his name is squeezed where it is longer still. */
export function plateOf(piece: Piece, dress: Dress, width: number, depth: number): string {
  const [name, wide, letters] = [piece.name ?? "", width * PLATE, depth * 0.72];
  const done = !!piece.marks?.some((mark) => mark === "gave" || mark === "acted");
  const rect = (kind: string, across: number, more: string): string => `<rect class="${kind}" x="${-wide / 2}" y="${-depth * 0.5}" width="${across}" height="${depth}"${more}/>`;
  const colour = ` style="fill:${dress.edge}"`;
  const squeezed = name.length * letters * 0.5 > wide - depth * 0.5 ? ` textLength="${wide - depth * 0.42}"` : "";
  return [
    ...RINGS.map((ring) => rect(ring, wide, ' rx="2.5"')),
    rect("paper", wide, ` rx="2.5" style="stroke:${dress.edge}"`),
    rect("edge", depth * 0.2, ` style="fill:${dress.fill}"`),
    text("whole", depth * 0.12, depth * 0.23, name, ` font-size="${letters}"${squeezed} lengthAdjust="spacingAndGlyphs"${colour}`),
    text("short", depth * 0.14, depth * 0.27, name.replace(/[^\p{L}]/gu, "").slice(0, 4), ` font-size="${depth * 0.8}"${colour}`),
    done ? path("given", `M${wide / 2 - 5} ${-depth * 0.5 + 2}l1.8 2l3 -3.6`) : "",
  ].join("");
}

/** The classes of the whole, in this state: in hand, to be chosen, under the keys; `ringed`: it is or was in one of them. */
export function worn({ name, marks = [] }: Piece, state: string, ringed = state !== ""): string {
  const acted = marks.includes("acted") || (!!name && marks.includes("gave")) ? " acted" : "";
  return `drawn ${name ? "plate" : "block"} ${state}${ringed ? " ringed" : ""}${acted}`;
}

/** Looks that were made already, and those that will be wanted at once. */
const made = new Map<string, Element>();
const wanted = new Set<string>();
const MOST = 2000;

/** All looks that are wanted, made in one go: to begin anew for each takes the browser longer than the looks themselves. */
function make(): void {
  if (made.size > MOST) made.clear();
  const room = document.createElementNS("http://www.w3.org/2000/svg", "g");
  room.innerHTML = [...wanted].map((markup) => `<g>${markup}</g>`).join("");
  for (const [i, markup] of [...wanted].entries()) made.set(markup, room.children[i]!);
  wanted.clear();
}

/** Attached to an element: this lies in it, made once and copied ever after. */
export function inside(markup: string): (whole: Element) => void {
  if (!made.has(markup)) wanted.add(markup);
  return (whole) => {
    if (!made.has(markup)) make();
    whole.replaceChildren(...made.get(markup)!.cloneNode(true).childNodes);
  };
}
