// A class that some of many things wear. What kept it, or never had it, is not touched.

export type Wear = (now: Iterable<string>) => void;

interface Worn {
  classList: { add(name: string): void; remove(name: string): void };
}

/** `all`: the things by their names; the answer is told who wears the class from now on. */
export function wearing(all: ReadonlyMap<string, Worn>, name: string): Wear {
  let before: ReadonlySet<string> = new Set();
  return (now) => {
    const next = new Set(now);
    for (const one of before) if (!next.has(one)) all.get(one)?.classList.remove(name);
    for (const one of next) if (!before.has(one)) all.get(one)?.classList.add(name);
    before = next;
  };
}
