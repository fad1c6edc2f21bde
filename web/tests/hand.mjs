// The gesture layer at the other end of a pipe: tests/hand sends real questions and answers what is run ahead.
// One message a line: {board} and {asked} come in; {peek} goes out and is answered; {found} ends it.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const bundle = await rolldown({ input: here("laws.ts"), logLevel: "silent" });
const { output } = await bundle.generate({ format: "esm" });
const { laws, Places } = await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`);

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const hear = async () => {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
};
let turn = Promise.resolve();
/** One thing is asked after the other, whoever asks. */
const peek = (asked) => (turn = turn.then(async () => { say({ peek: asked }); return hear(); }));

let places = null;
for (let message = await hear(); message; message = await hear()) {
  if (message.board) places = new Places(message.board);
  else say({ found: await laws(message.asked, message.view, places, peek) });
}
