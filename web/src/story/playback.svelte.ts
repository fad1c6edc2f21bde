// What is shown on the board: events are played in order, pieces go where they go, and then the new view stands.
import type { GameState, Happening, Piece, View } from "../wire/messages";
import { calm } from "../everyday/motion";
import { settings } from "../everyday/settings.svelte";
import { Watching } from "../battle/watching.svelte";
import { facesIn, poolsIn } from "../pieces/rolls";
import type { Arrow } from "./trails";

export type { Arrow } from "./trails";

const PAUSE = 620;
const ROLL = 1300;
const POOLS = 2600;
const STEP = 230;
/** A sentence of a battle is read. */
const FOUGHT = 900;
const KEPT = 14;
/** Who waits so long for a frame is not seen. */
const UNSEEN = 1000;

interface Act {
  happenings: Happening[];
  view: View | null;
  after?: () => void;
  number?: number;
}

/** What lies otherwise in the second view than in the first: shown where the events do not say it themselves. */
export function difference(before: View, after: View): Happening | null {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const moves = after.pieces.filter((piece) => (old.get(piece.id)?.at ?? piece.at) !== piece.at).map((piece) => ({ piece: piece.id, to: piece.at }));
  const shows = after.pieces.flatMap((piece) => {
    const known = old.get(piece.id);
    return known && !known.face && piece.face ? [{ piece: piece.id, face: piece.face }] : [];
  });
  const still = new Set(after.pieces.map((piece) => piece.id));
  const loses = before.pieces.filter((piece) => !still.has(piece.id)).map((piece) => piece.id);
  return moves.length + shows.length + loses.length ? { event: { type: "changed" }, moves, shows, loses } : null;
}

/** Whether the next thing that happens is that the same piece goes further. */
function goesOn(now: Happening, next: Happening | undefined): boolean {
  const [one, other] = [now.moves ?? [], next?.moves ?? []];
  return one.length === 1 && other.length === 1 && one[0]!.piece === other[0]!.piece;
}

/** So long after what was changed has been drawn: on a slow phone that takes a while, and what comes next would be drawn while
 * the piece still moves. Where nothing is drawn, as in a window that is not seen, it is not waited for. */
function afterFrame(act: () => void, long: number): () => void {
  const draws = typeof requestAnimationFrame !== "undefined" && !document.hidden;
  let timer = setTimeout(act, draws ? long + UNSEEN : long);
  const instead = (act: () => void, long: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, long);
  };
  const frame = draws ? requestAnimationFrame(() => instead(() => instead(act, long), 0)) : 0;
  return () => {
    clearTimeout(timer);
    if (draws) cancelAnimationFrame(frame);
  };
}

export class Playback {
  view = $state.raw<View | null>(null);
  arrows = $state.raw<Arrow[]>([]);
  flashing = $state.raw<ReadonlySet<string>>(new Set());
  saying = $state.raw<Happening | null>(null);
  playing = $state(false);
  /** The next moment of a battle is waited for. */
  held = $state(false);
  readonly battle = new Watching();
  /** The last line of the log that is on the board. */
  told = $state(0);
  #fetching = $state(false);
  #queue: Act[] = [];
  #wake: (() => void) | null = null;
  #hurry = false;
  #side = -1;
  #running: Promise<void> = Promise.resolve();

  /** Play what happened from one line of the log to another, as far as it can be had and is still wanted. */
  async missed(at: (number: number) => Promise<Pick<GameState, "view" | "happened">>, from: number, to: number, wanted: () => boolean, end: View): Promise<void> {
    this.#fetching = true;
    this.told = from;
    try {
      this.cut((await at(from)).view, from);
      for (let number = from + 1; number <= to && wanted(); number++) {
        const then = await at(number);
        this.play(then.happened ?? [], then.view, undefined, number);
      }
    } catch {
      this.cut(end);
    } finally {
      this.#fetching = false;
    }
  }

  /** What is on the board lies behind what is known. */
  get behind(): boolean {
    return this.playing || this.#fetching;
  }

  /** Show at once, without telling how it came about. */
  cut(view: View, number?: number): void {
    this.#queue = [];
    this.#hurry = true;
    this.#wake?.();
    this.view = view;
    if (number !== undefined) this.told = number;
  }

  /** Play what happened, then let the view stand. */
  play(happenings: Happening[], view: View | null, after?: () => void, number?: number): void {
    this.#queue.push({ happenings, view, after, number });
    if (!this.playing) this.#running = this.#run();
  }

  /** When all that happened has been shown. */
  settled(): Promise<void> {
    return this.#running;
  }

  /** Do not wait for the rest. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** On to the next moment of a battle. */
  next(): void {
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.playing = true;
    this.#hurry = false;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      const all = act.happenings;
      for (const [i, happening] of all.entries()) {
        this.told = happening.entry ?? this.told;
        await this.#one(happening, goesOn(happening, all[i + 1]));
      }
      const rest = act.view && this.view ? difference(this.view, act.view) : null;
      if (rest) await this.#one({ ...rest, text: act.happenings.at(-1)?.text });
      if (act.view) this.view = act.view;
      if (act.number !== undefined) this.told = act.number;
      act.after?.();
    }
    this.flashing = new Set();
    this.saying = null;
    this.playing = false;
  }

  async #one(happening: Happening, goesOn = false): Promise<void> {
    const moves = happening.moves ?? [];
    const shows = happening.shows ?? [];
    const loses = happening.loses ?? [];
    for (const [from, to, side] of happening.ways ?? []) this.#arrow({ at: from, side }, to);
    this.battle.hear(happening);
    const fought = !!happening.clash && !!happening.text && this.battle.open;
    const busy = (happening.ways?.length ?? 0) + moves.length + shows.length + loses.length + (happening.flash?.length ?? 0) > 0;
    const pools = poolsIn(happening.text).length > 0;
    const rolled = pools || facesIn(happening.text).length > 0;
    if (!busy && !rolled && !fought) return;
    this.saying = happening;
    if (busy) this.flashing = new Set([...(happening.flash ?? []), ...shows.map((show) => `piece:${show.piece}`), ...loses.map((lost) => `piece:${lost}`)]);
    const before = this.view;
    if (before) {
      this.view = { ...before, pieces: before.pieces.map((piece) => this.#moved(piece, happening)) };
    }
    const stepwise = settings.stepwise && fought;
    if (this.#hurry || (!stepwise && (settings.speed === 0 || calm()))) return this.#bury(loses);
    this.held = stepwise;
    const long = (pools ? POOLS : rolled ? ROLL : goesOn ? STEP : fought ? FOUGHT : moves.length ? PAUSE : PAUSE * 0.8) / settings.speed;
    await new Promise<void>((resolve) => {
      const leave = stepwise ? null : afterFrame(resolve, long);
      this.#wake = () => {
        leave?.();
        resolve();
      };
    });
    this.#wake = null;
    this.held = false;
    this.#bury(loses);
  }

  /** What was lost is no longer there for what comes next. */
  #bury(lost: number[]): void {
    if (lost.length && this.view) this.view = { ...this.view, pieces: this.view.pieces.filter((piece) => !lost.includes(piece.id)) };
  }

  #moved(piece: Piece, happening: Happening): Piece {
    const move = happening.moves?.find((m) => m.piece === piece.id);
    const show = happening.shows?.find((s) => s.piece === piece.id);
    if (move && move.to !== piece.at) this.#arrow(piece, move.to);
    if (!move && !show) return piece;
    return { ...piece, at: move?.to ?? piece.at, face: show?.face ?? piece.face };
  }

  #arrow(piece: Pick<Piece, "at" | "side">, to: string): void {
    if (piece.side !== this.#side) this.arrows = [];
    this.#side = piece.side;
    const same = (arrow: Arrow): boolean => arrow.from === piece.at && arrow.to === to;
    if (!this.arrows.some(same)) this.arrows = [...this.arrows, { from: piece.at, to, side: piece.side }].slice(-KEPT);
  }
}
