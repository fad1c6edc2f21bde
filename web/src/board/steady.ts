// What comes anew with every view and is the same as before stays the very same thing, so that nothing of it is drawn anew.

/** A value that is replaced only by another content. */
export function steady<Value>(content: (value: Value) => unknown = (value) => value): (next: Value) => Value {
  let known: { value: Value; text: string } | null = null;
  return (next) => {
    const text = JSON.stringify(content(next));
    if (known?.text !== text) known = { value: next, text };
    return known.value;
  };
}

/** The same for each thing of a list, by what it is told apart by. */
export function steadily<Thing>(name: (thing: Thing) => number): (next: readonly Thing[]) => Thing[] {
  let known = new Map<number, (next: Thing) => Thing>();
  return (next) => {
    known = new Map(next.map((thing) => [name(thing), known.get(name(thing)) ?? steady<Thing>()]));
    return next.map((thing) => known.get(name(thing))!(thing));
  };
}
