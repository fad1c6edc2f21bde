import { describe, expect, test } from "vitest";
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import cases from "../../tests/words/cases.json";
import type { Text } from "../src/wire/messages";
import { bundle, format } from "../src/words/format";
import de from "../src/words/de.ftl?raw";
import en from "../src/words/en.ftl?raw";

const ids = (source: string): string[] => new FluentResource(source).body.map((entry) => entry.id).sort();
const variables = (source: string): Map<string, string> =>
  new Map(
    source
      .split(/^(?=ui-)/m)
      .filter((part) => part.startsWith("ui-"))
      .map((part) => [part.slice(0, part.indexOf(" =")), [...new Set(part.match(/\$\w+/g) ?? [])].sort().join(" ")]),
  );

describe("the client's own words", () => {
  test("are complete in both languages", () => expect(ids(de)).toEqual(ids(en)));
  test("take the same variables", () => expect(variables(de)).toEqual(variables(en)));
  test("all that the source asks for are there", () => {
    const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
    const asked = Object.values(sources).flatMap((source) => [...source.matchAll(/\bt\("([a-z0-9-]+)"|id: "ui-([a-z0-9-]+)"/g)].map((m) => m[1] ?? m[2]));
    const there = new Set(ids(en));
    expect([...new Set(asked)].filter((id) => !there.has(`ui-${id}`))).toEqual([]);
  });
  test("none is left over", () => {
    const sources = import.meta.glob("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
    const all = Object.values(sources).join("\n");
    const made = /^ui-(theme|speed|key|ground|privacy)-|^ui-(log|forces|chat|menu)$/;
    const unused = ids(en).filter((id) => !made.test(id) && !all.includes(`"${id.slice(3)}"`) && !all.includes(`"${id}"`));
    expect(unused).toEqual([]);
  });
});

describe("formatting", () => {
  const words = bundle("en", "marched = { $side } marches { $count ->\n    [one] once\n   *[other] { $count } times\n }\nside = Austria");
  test("texts may hold texts", () => {
    expect(format(words, { id: "marched", args: { side: { id: "side" }, count: 2 } })).toBe("Austria marches 2 times");
  });
  test("a text without a message still says something", () => {
    expect(format(words, { id: "no-such", args: { n: 3 } })).toBe("no such 3");
  });
});

describe("the cases shared with the terminal", () => {
  interface Case extends Text {
    lang: string;
    source?: string;
    game?: string;
    expected: string;
  }
  const sources = import.meta.glob(["../../src/feldherr/**/*.ftl", "../../tests/ford/text/*.ftl"], { query: "?raw", import: "default", eager: true }) as Record<string, string>;
  const bundles = new Map<string, FluentBundle>();
  function words(one: Case): FluentBundle {
    if (one.source !== undefined) return bundle(one.lang, one.source);
    const key = `${one.game} ${one.lang}`;
    const folder = one.game?.replaceAll("-", "_") ?? "";
    const own = Object.entries(sources).filter(([path]) => path.endsWith(`/${one.lang}.ftl`) && (path.includes("/feldherr/words/") || path.includes(`/${folder}/`)));
    if (!bundles.has(key)) bundles.set(key, bundle(one.lang, ...own.map(([, source]) => source)));
    return bundles.get(key)!;
  }

  test("become the same sentences", () => {
    const all = cases as unknown as Case[];
    const wrong = all.map((one) => ({ one, got: format(words(one), one) })).filter(({ one, got }) => got !== one.expected);
    expect(all.length).toBeGreaterThan(2000);
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
