// What has been told so far: the log in step with what is shown, and what happened since one's last turn.
import { momentsUntil } from "../battle/fold";
import { store, stored } from "../everyday/settings.svelte";
import { lobby } from "../wire/lobby";
import type { GameState, LogLine, View } from "../wire/messages";
import type { Playback } from "./playback.svelte";
import { fold, ghosts, newsOf, trails, type Arrow, type Ghost, type News, type Told } from "./trails";

/** Who was away for longer than this is told how long ago it was. */
export const AWAY = 3_600_000;
/** So many lines are shown again at most. */
const MOST = 60;

interface Source {
  readonly id: string;
  readonly seat: number | null;
  readonly key: string | null;
  readonly state: GameState | null;
  readonly log: LogLine[];
  readonly playback: Playback;
  readonly lesson?: unknown;
}

export class Tale {
  #of: Source;
  /** The strip of this turn was put away; null: as this browser remembers. */
  #closed = $state<number | null>(null);

  constructor(of: Source) {
    this.#of = of;
  }

  #name(): string {
    return `since.${this.#of.id}.${this.#of.seat ?? "watch"}`;
  }

  /** Something is shown once more: all of it has been told. */
  #again = $state(false);

  /** The lines of what is on the board already: never one ahead of it. */
  lines: LogLine[] = $derived.by(() => {
    const { log, playback } = this.#of;
    return playback.behind && !this.#again ? log.filter(({ entry }) => entry <= playback.told) : log;
  });

  told: Told[] = $derived(fold(this.lines));

  get #from(): number {
    return this.#of.state?.since?.from ?? -1;
  }

  /** The lines since one's last turn, those of the present one included. */
  #since: LogLine[] = $derived.by(() => (this.#from < 0 ? [] : this.lines.filter(({ entry }) => entry > this.#from)));

  #view = (): View | null => this.#of.state?.view ?? null;

  #trails = $derived.by(() => {
    const view = this.#view();
    return view ? trails(this.#since, view, this.#of.seat) : { arrows: [], numbers: new Map<number, number>() };
  });

  /** Marches of all since one's last turn; where the lines do not tell them, and for who only watches, those just seen. */
  arrows: Arrow[] = $derived.by(() => (this.#trails.arrows.length ? this.#trails.arrows : this.#of.playback.arrows));

  ghosts: Ghost[] = $derived.by(() => {
    const view = this.#view();
    return view ? ghosts(this.#since, view) : [];
  });

  /** What the strip says: what came while it was not one's turn. */
  news: News[] = $derived.by(() => {
    const [view, { seat, state }] = [this.#view(), this.#of];
    if (!view || seat === null || !state?.question || state.outcome) return [];
    const to = state.since?.to ?? Infinity;
    return newsOf(this.#since.filter(({ entry }) => entry <= to), view, seat, this.#trails.numbers, state.since?.own);
  });

  get shown(): boolean {
    return this.news.length > 0 && (this.#closed ?? stored<number>(this.#name(), -1)) !== this.#from;
  }

  close(): void {
    this.#closed = this.#from;
    store(this.#name(), this.#from);
  }

  open(): void {
    this.#closed = -1;
  }

  /** Show once more all that came since one's last turn, or the last of it if it is long. */
  async all(): Promise<void> {
    const last = this.#of.state?.since?.to ?? this.#of.log.at(-1)?.entry ?? 0;
    return this.again(Math.max(this.#from + 1, last - MOST), last);
  }

  /** Show once more what some lines of the log tell, then the table as it is. */
  async again(first: number, last: number): Promise<void> {
    const { id, seat, key, playback, state } = this.#of;
    if (!state) return;
    this.#again = true;
    const stands = (): boolean => this.#of.state?.number === state.number;
    await playback.missed((number) => lobby.at(id, number, seat, key), Math.max(0, first - 1), last, stands, state.view);
    const now = this.#of.state ?? state;
    playback.play([], now.view, () => (this.#again = false), now.number);
  }

  get #left(): string {
    return `left.${this.#of.id}.${this.#of.seat ?? "watch"}`;
  }

  /** Remember what was on the table when the person left it. */
  leave(): void {
    if (this.#of.state) store(this.#left, this.#of.state.number);
  }

  /** On coming back, what happened meanwhile plays by itself. */
  comeBack(next: GameState, ask: () => void): void {
    const { id, seat, key, log, playback, lesson } = this.#of;
    const seen = Math.max(stored<number>(this.#left, -1), next.question ? (next.since?.from ?? -1) : -1);
    const missed = next.number - seen;
    if (lesson || seen < 0 || missed <= 0 || missed > MOST || next.outcome) {
      playback.cut(next.view, next.number);
      ask();
      return;
    }
    playback.battle.found(momentsUntil(log, seen));
    void playback
      .missed((number) => lobby.at(id, number, seat, key), seen, next.number, () => this.#of.state === next, next.view)
      .then(() => {
        // A battle that is still fought lies open, however far it was shown.
        playback.battle.found(momentsUntil(this.#of.log));
        playback.play([], this.#of.state?.view ?? next.view, ask, next.number);
      });
  }

  /** Since when one has been waited for, if that is long. */
  get waited(): string | null {
    const since = this.#of.state?.players?.find(({ seat }) => seat === this.#of.seat)?.since;
    return since && Date.now() - Date.parse(since) >= AWAY ? since : null;
  }
}
