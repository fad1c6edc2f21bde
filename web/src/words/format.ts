// A text is an id of a Fluent message and its arguments, which may be texts themselves.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire/messages";

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

export function format(words: FluentBundle, text: Text): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.args ?? {})) {
    args[name] = typeof value === "object" && value !== null ? format(words, value) : value;
  }
  const message = words.getMessage(text.id);
  if (!message?.value) return fallback(text, args);
  const errors: Error[] = [];
  return words.formatPattern(message.value, args, errors);
}

/** A text without a message still says something. */
function fallback(text: Text, args: Record<string, FluentVariable>): string {
  const values = Object.values(args).map(String);
  return [text.id.replaceAll("-", " "), ...values].join(" ");
}
