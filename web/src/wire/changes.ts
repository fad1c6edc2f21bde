// A state after what has changed in it: docs/protocol.md, `changed`. The server's half is server/wire/changes.py.
import type { Changed, GameState, View } from "./messages";

type Fields = Record<string, unknown>;

/** The state as if it had been sent whole. What has not changed stays the same object. */
export function applied(state: GameState, changed: Changed): GameState {
  const { type: _, events: __, view, ...fields } = changed;
  const { log: ___, log_from: ____, ...before } = state;
  const found = replaced(before, fields) as unknown as GameState;
  if (view) found.view = replaced(state.view as unknown as Fields, view) as unknown as View;
  return found;
}

function replaced(before: Fields, fields: Fields): Fields {
  const found = { ...before };
  for (const [name, value] of Object.entries(fields)) {
    const old = found[name];
    if (value === null) delete found[name];
    else if (Array.isArray(old) && !Array.isArray(value)) found[name] = edited(old, value as Edit);
    else found[name] = value;
  }
  return found;
}

type Edit = { at: unknown[] } | { cut: [number, number, unknown[]] };

function edited(old: unknown[], edit: Edit): unknown[] {
  const found = [...old];
  if ("at" in edit) {
    for (let i = 0; i < edit.at.length; i += 2) found[edit.at[i] as number] = edit.at[i + 1];
  } else {
    const [head, tail, parts] = edit.cut;
    found.splice(head, found.length - tail - head, ...parts);
  }
  return found;
}
