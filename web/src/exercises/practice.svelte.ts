// What this browser remembers of somebody's exercises: which were solved at the first try, and the rating by game.
import { store, stored } from "../everyday/settings.svelte";
import { lobby, type ExerciseListed, type Practised } from "../wire/lobby";

export type Verdict = "right" | "wrong";

const key = (game: string): string => `exercises.${game}`;

interface Kept {
  rating: Practised | null;
  done: Record<string, Verdict>;
}

export class Practice {
  #kept = $state.raw<Kept>({ rating: null, done: {} });

  constructor(readonly game: string) {
    this.#kept = stored<Kept>(key(game), this.#kept);
  }

  get rating(): Practised | null {
    return this.#kept.rating;
  }

  verdict(name: string): Verdict | null {
    return this.#kept.done[name] ?? null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    store(key(this.game), kept);
  }

  /** The first verdict counts; later ones change nothing. Without a server the rating stays as it is. */
  async judged(name: string, verdict: Verdict): Promise<void> {
    if (this.verdict(name)) return;
    this.#keep({ ...this.#kept, done: { ...this.#kept.done, [name]: verdict } });
    const rating = await lobby.practised(this.game, name, verdict === "right", this.rating).catch(() => null);
    if (rating) this.#keep({ ...this.#kept, rating });
  }

  /** What comes next: of those not tried yet the one nearest to the rating, at most a class above what was solved; else the one after this. */
  next(all: ExerciseListed[], name = ""): ExerciseListed | null {
    const own = this.rating?.rating ?? 0;
    const reached = Math.max(0, ...all.filter((one) => this.verdict(one.name) === "right").map(({ level }) => level));
    const left = all.filter((one) => one.name !== name && !this.verdict(one.name));
    const within = left.filter(({ level }) => level <= reached + 1);
    const open = within.length ? within : left;
    const [nearest] = [...open].sort((one, other) => Math.abs(one.rating - own) - Math.abs(other.rating - own));
    return nearest ?? all[(all.findIndex((one) => one.name === name) + 1) % all.length] ?? null;
  }
}
