// The words of the page: the client's own and those of the games, in the language chosen now.
import type { FluentBundle } from "@fluent/bundle";
import { settings, type Language } from "../everyday/settings.svelte";
import { lobby } from "../wire/lobby";
import type { Text } from "../wire/messages";
import { bundle, format } from "./format";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";

const OWN: Record<Language, string> = { en, de };

class Words {
  #bundles = $state.raw<Record<Language, FluentBundle>>({ en: bundle("en", en), de: bundle("de", de) });
  #fetched = new Set<Language>();
  /** Sentences that were said, by whose words: the log says hundreds of them again with every line that comes. */
  #said = new WeakMap<FluentBundle, WeakMap<Text, string>>();
  ready = $state(false);

  async fetch(language: Language): Promise<void> {
    if (this.#fetched.has(language)) return;
    this.#fetched.add(language);
    try {
      const source = await lobby.texts(language);
      this.#bundles = { ...this.#bundles, [language]: bundle(language, source, OWN[language]) };
    } catch {
      this.#fetched.delete(language);
    }
    this.ready = true;
  }

  has(id: string): boolean {
    return this.#bundles[settings.language].hasMessage(id);
  }

  say(text: Text | string | number | null | undefined): string {
    if (text === null || text === undefined) return "";
    return typeof text === "object" ? format(this.#bundles[settings.language], text) : String(text);
  }

  /** The same of a text that came from the server, and so stays what it is. */
  again(text: Text): string {
    const words = this.#bundles[settings.language];
    let said = this.#said.get(words);
    if (!said) this.#said.set(words, (said = new WeakMap()));
    let sentence = said.get(text);
    if (sentence === undefined) said.set(text, (sentence = format(words, text)));
    return sentence;
  }
}

export const words = new Words();

/** The client's own words: `t("undo")`, `t("waiting-for", { name })`. */
export function t(id: string, args?: Text["args"]): string {
  return words.say(args ? { id: `ui-${id}`, args } : { id: `ui-${id}` });
}

/** A text of the game. */
export function say(text: Text | string | number | null | undefined): string {
  return typeof text === "object" && text !== null ? words.again(text) : words.say(text);
}

/** A heading begins with a capital, whatever the thing is called in a sentence: "the Ottoman Empire". */
export function heading(text: Text | string | undefined): string {
  const said = say(text);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** Answers given one after the other, each in its own words, which begin with a capital. */
export function inTurn(texts: Text[]): string {
  return texts.map((text) => say(text)).join(" → ");
}
