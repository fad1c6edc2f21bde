// Blocks and plates of a map: what is touched of them from one step to the next.
import { beforeEach, expect, test, vi } from "vitest";
import { dress } from "../src/pieces/glyphs";
import { layer, simple, type Shown } from "../src/pieces/layer";

/** As much of an element as a layer needs; every change is written down. */
class Thing {
  children: Thing[] = [];
  parent: Thing | null = null;
  attributes = new Map<string, string>();
  classList = { toggle: (name: string, on: boolean): void => void changes.push(`${this.name} ${on ? "+" : "-"}${name}`) };
  style = new Proxy({} as Record<string, string>, { set: (all, key: string, value: string) => ((all[key] = value), changes.push(`${this.name} ${key}`), true) });
  get name(): string {
    return this.attributes.get("data-handle") ?? this.parent?.name ?? "";
  }
  get firstElementChild(): Thing | null {
    return this.children[0] ?? null;
  }
  get nextElementSibling(): Thing | null {
    return this.parent?.children[this.parent.children.indexOf(this) + 1] ?? null;
  }
  get childNodes(): Thing[] {
    return this.children;
  }
  set innerHTML(markup: string) {
    this.children = markup.split("</g><g>").map(() => new Thing());
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
    if (name === "class") changes.push(`${this.name} class`);
  }
  toggleAttribute(name: string, on: boolean): void {
    changes.push(`${this.name} ${on ? "+" : "-"}${name}`);
  }
  append(child: Thing): void {
    child.parent = this;
    this.children.push(child);
  }
  cloneNode(): Thing {
    return new Thing();
  }
  replaceChildren(): void {
    changes.push(`${this.name} look`);
  }
  insertBefore(child: Thing, next: Thing | null): void {
    child.remove();
    changes.push(`${child.name} in`);
    child.parent = this;
    this.children.splice(next ? this.children.indexOf(next) : this.children.length, 0, child);
  }
  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((one) => one !== this);
  }
}

let changes: string[] = [];
vi.stubGlobal("document", { createElementNS: () => new Thing() });
beforeEach(() => void (changes = []));

const red = dress(0, "red");
const faces = new Map<number, Shown["piece"]>();
const shown = (id: number, more: Partial<Shown> = {}): Shown => {
  const piece = faces.get(id) ?? { id, side: 0, at: "space:1", face: "infantry-2" };
  faces.set(id, piece);
  return { piece, dress: red, transform: `at ${id}`, size: [38, 17], state: "", note: null, carried: false, ...more };
};

test("only what has changed is touched, and pieces keep their order", () => {
  const room = new Thing();
  const draw = layer(room as unknown as Element);
  draw([1, 2, 3].map((id) => shown(id)));
  expect(room.children.map(({ name }) => name)).toEqual(["piece:1", "piece:2", "piece:3"]);
  changes = [];
  draw([1, 2, 3].map((id) => shown(id)));
  expect(changes).toEqual([]);
  draw([shown(1), shown(2, { state: "glowing" }), shown(3, { transform: "elsewhere" })]);
  expect(changes).toEqual(["piece:2 class", "piece:2 +choosable", "piece:2 +data-drag", "piece:3 transform"]);
});

test("who had a ring keeps it, hidden: only whether it is seen changes", () => {
  const room = new Thing();
  const draw = layer(room as unknown as Element);
  const worn = (): string[] => room.children.map(({ children }) => children[0]!.attributes.get("class")!);
  draw([shown(1), shown(2)]);
  expect(worn().map((one) => one.includes("ringed"))).toEqual([false, false]);
  draw([shown(1), shown(2, { state: "glowing" })]);
  expect(worn()[1]).toContain("glowing ringed");
  draw([shown(1), shown(2)]);
  expect(worn().map((one) => [one.includes("glowing"), one.includes("ringed")])).toEqual([[false, false], [false, true]]);
});

test("what is gone is taken away and what is new comes to its place, while the others stay where they are", () => {
  const room = new Thing();
  const draw = layer(room as unknown as Element);
  draw([1, 2, 4, 5].map((id) => shown(id)));
  const stay = room.children.filter(({ name }) => name !== "piece:2");
  changes = [];
  draw([1, 3, 4, 5].map((id) => shown(id)));
  expect(room.children.map(({ name }) => name)).toEqual(["piece:1", "piece:3", "piece:4", "piece:5"]);
  expect(changes.filter((change) => change.endsWith(" in"))).toEqual(["piece:3 in"]);
  expect(stay.every((one) => room.children.includes(one))).toBe(true);
  draw([]);
  expect(room.children).toEqual([]);
});

test("armies and figures are drawn by components of their own", () => {
  expect(simple({ id: 1, side: 0, at: "space:1", face: "army" })).toBe(false);
  expect(simple({ id: 1, side: 0, at: "space:1", face: "infantry-2" })).toBe(true);
  expect(simple({ id: 1, side: 0, at: "space:1", name: "Lannes" })).toBe(true);
});
