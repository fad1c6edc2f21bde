// The client knows no game and loads nothing from elsewhere.
import { expect, test } from "vitest";

const sources = import.meta.glob("../src/**/*", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const found = (pattern: RegExp): string[] => Object.entries(sources).flatMap(([path, source]) => (source.match(pattern) ?? []).map((hit) => `${path}: ${hit}`));

test("there is something to look at", () => expect(Object.keys(sources).length).toBeGreaterThan(50));
test("no game is named", () => expect(found(/marengo|napoleon|triumph|viktory|trench.?club|\bford\b/gi)).toEqual([]));
test("nothing comes from elsewhere", () => expect(found(/(?:https?:)?\/\/(?!www\.w3\.org)[a-z0-9-]+\.[a-z]{2,}/gi)).toEqual([]));
