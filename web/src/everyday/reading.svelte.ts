// The rule somebody is reading beside the game.
export const reading = $state<{ open: { game: string; rule: string } | null }>({ open: null });

export function openRule(game: string, rule: string): void {
  reading.open = { game, rule };
}
