// The book of rules: its chapters, and what a search finds.
import type { Book, Rule } from "../wire/lobby";
import { paragraph } from "../words/paragraph";

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** Rules by the first part of their number, in the order they come in; a chapter without rules is left out. */
export function chaptersOf(book: Book | null, rules: readonly Rule[], language: string): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const id = rule.id.split(".")[0] ?? "";
    found.set(id, [...(found.get(id) ?? []), rule]);
  }
  const titles = new Map((book?.chapters ?? []).map(({ id, title }) => [id, title[language] ?? title.en ?? ""]));
  return [...found].map(([id, inside]) => ({ id, title: titles.get(id) ?? "", rules: inside }));
}

/** Whether somebody who types this looks for the rule: by its number, or by all the words in its title or text. */
export function finds(wanted: string, id: string, title: string, text: string): boolean {
  const needle = wanted.trim().toLowerCase().replace(/^§\s*/, "");
  if (!needle) return true;
  if (/^\d[\d.]*$/.test(needle)) return id.startsWith(needle) || paragraph(id).startsWith(needle);
  const said = `${title} ${text}`.toLowerCase();
  return needle.split(/\s+/).every((word) => said.includes(word));
}
