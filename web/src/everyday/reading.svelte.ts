// What somebody reads beside the game: a rule, all the rules, or the settings.
export type Leaf = { kind: "rule"; game: string; rule: string } | { kind: "rules"; game: string; rule: string } | { kind: "settings" };

export const reading = $state<{ open: Leaf | null }>({ open: null });

export function openRule(game: string, rule: string): void {
  reading.open = { kind: "rule", game, rule };
}

export function openRules(game: string, rule = ""): void {
  reading.open = { kind: "rules", game, rule };
}

export function openSettings(): void {
  reading.open = { kind: "settings" };
}
