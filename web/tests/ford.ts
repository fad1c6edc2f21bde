// A table of a few lines that asks as a server would, for trying gestures: areas 0 to 4 in a row, pieces 1 to 3 in area 1.
import type { Option, Peeked, Question } from "../src/wire/messages";
import type { Ground } from "../src/table/gesture";

const text = (id: string) => ({ id });
const option = (line: string, ...handles: string[]): Option => ({ line, text: text(line), handles });

export const command: Question = {
  counter: 7,
  name: "commands",
  prompt: text("command"),
  options: [
    option("march from 1 to 0", "space:1", "space:0"),
    option("march from 1 to 2", "space:1", "space:2"),
    option("attack from 1 into 2", "space:1", "space:2"),
    option("march from 3 to 2", "space:3", "space:2"),
    { ...option("pass"), warn: text("unspent") },
  ],
  suggestions: [
    { text: text("far"), lines: ["march from 1 to 2", "name 1", "done"], handles: ["piece:1", "space:4"] },
    { text: text("by road"), lines: ["march from 1 to 0", "name 3", "done"], handles: ["piece:3", "space:0"] },
  ],
};

function naming(chosen: string[]): Question {
  const rest = [1, 2, 3].filter((piece) => !chosen.includes(`name ${piece}`)).map((piece) => option(`name ${piece}`, `piece:${piece}`));
  const done = chosen.length ? { done: "done" } : {};
  return { counter: 7, name: "blocks", prompt: text("blocks"), given: 1, ...done, options: [...rest, ...(chosen.length ? [{ ...option("done"), default: true }] : [])] };
}

/** One block alone in area 3: nothing is left to choose. */
function lone(lines: string[]): Peeked {
  const asked: Question[] = [
    { ...naming([]), options: [option("name 9", "piece:9")] },
    { ...naming([]), done: "done", options: [option("done")] },
    { ...command, given: 0 },
  ];
  return { type: "peeked", id: 0, used: lines.length, question: asked[lines.length - 1] };
}

/** Runs ahead as docs/protocol.md says: `used` lines, then the question that stands there. */
export function peek(lines: string[]): Promise<Peeked | null> {
  const answer = (used: number, question: Question | null): Peeked => ({ type: "peeked", id: 0, used, question });
  const [first, ...rest] = lines;
  if (!command.options.some((o) => o.line === first)) return Promise.resolve(null);
  if (first === "march from 3 to 2") return Promise.resolve(lone(lines));
  if (!first?.startsWith("march")) return Promise.resolve(answer(0, command));
  for (const [i, line] of rest.entries()) {
    const asked = naming(rest.slice(0, i));
    if (!asked.options.some((o) => o.line === line)) return Promise.resolve(null);
    if (line === "done") return Promise.resolve(answer(lines.length, { ...command, given: 0 }));
  }
  return Promise.resolve(answer(lines.length, naming(rest)));
}

export const ground: Ground = {
  aliases: (handle) => (handle.startsWith("piece:") ? ["space:1"] : []),
  together: () => true,
};
