// The coach beside one's chair: what he advises at a question, and what the last turn has cost.
import { emptyHand, touched, type Hand } from "../table/hand";
import type { Table } from "../table/table.svelte";
import type { Advice, Costs } from "../wire/coach";
import { lobby, Refused } from "../wire/lobby";
import type { Text } from "../wire/messages";

const AGAIN = 3;
const LATER = 3000;

export class Advisor {
  /** What he is asked, while he thinks. */
  thinking = $state<"advice" | "turn" | null>(null);
  problem = $state.raw<Text | null>(null);
  costs = $state.raw<Costs | null>(null);
  #advice = $state.raw<Advice | null>(null);
  /** The question it was given for. */
  #asked = $state<number | null>(null);
  /** The board run ahead over it, and what was there before. */
  #shown = $state.raw<{ hand: Hand; before: Hand } | null>(null);

  constructor(readonly table: Table) {}

  get here(): boolean {
    const { state, seat, lesson } = this.table;
    return !lesson && seat !== null && !!state?.coach && !!state.running;
  }

  get askable(): boolean {
    return this.here && !!this.table.state?.question && !this.table.sending;
  }

  /** As long as the question is the one it was asked at. */
  get advice(): Advice | null {
    return this.askable && this.#asked === this.table.state?.question?.counter ? this.#advice : null;
  }

  get showing(): boolean {
    return !!this.#shown && this.#shown.hand === this.table.hand;
  }

  /** What is lit on the map. */
  get lit(): string[] {
    return this.advice?.handles ?? [];
  }

  async ask(): Promise<void> {
    if (!this.askable || this.thinking || this.advice) return;
    const counter = this.table.state?.question?.counter ?? null;
    await this.#think("advice", async (seat) => {
      this.#advice = await lobby.advice(this.table.id, seat);
      this.#asked = counter;
    });
  }

  /** A turn is over, and what it has cost is still to be told. */
  due = $state(false);

  /** Whether it is time to tell it: he is free, and somebody's attack is not what is asked about. It would be in the way,
   * and gone with the answer, before the next turn of one's own begins. */
  get tellable(): boolean {
    const { open, now } = this.table.playback.battle;
    return this.due && this.askable && !this.thinking && !(open && now && !now.over);
  }

  /** `unasked`: then nothing is said if it cannot be told; the coach may be busy, and is asked again a few times. */
  async turn(unasked = false, times = AGAIN): Promise<void> {
    if (!this.here || this.thinking) return;
    this.due = false;
    await this.#think("turn", async (seat) => void (this.costs = await lobby.turnCosts(this.table.id, seat)));
    if (!unasked || !this.problem) return;
    this.problem = null;
    const over = this.over;
    if (times > 0) setTimeout(() => this.over === over && !this.costs && (this.thinking ? (this.due = true) : void this.turn(true, times - 1)), LATER);
  }

  /** Where the last turn of one's own ended. */
  get over(): number {
    return this.table.state?.since?.from ?? 0;
  }

  async #think(what: "advice" | "turn", work: (seat: number) => Promise<void>): Promise<void> {
    this.thinking = what;
    this.problem = null;
    try {
      await work(this.table.seat ?? 0);
    } catch (error) {
      this.problem = error instanceof Refused && error.reason ? error.reason : { id: "ui-went-wrong" };
    } finally {
      this.thinking = null;
    }
  }

  /** The board as far as it can be run ahead over the advice, and back again. Nothing is answered by it. */
  async show(): Promise<void> {
    if (this.showing) return this.#unshow();
    const { advice, table } = this;
    if (!advice || !table.hand) return;
    const before = touched(table.hand) ? emptyHand(table.hand.base) : table.hand;
    table.hand = before;
    table.armed = table.bubble = null;
    const peeked = await table.ahead(advice.lines);
    if (table.hand !== before || !peeked?.view) return;
    const hand = { ...before, view: peeked.view };
    table.hand = hand;
    this.#shown = { hand, before };
  }

  #unshow(): void {
    if (this.#shown && this.showing) this.table.hand = this.#shown.before;
    this.#shown = null;
  }

  /** The advice goes out, as one gesture. */
  play(): void {
    const { advice } = this;
    if (!advice) return;
    this.#unshow();
    this.table.answer(advice.lines);
  }

  close(): void {
    this.#unshow();
    this.#advice = null;
    this.problem = null;
  }

  /** The address of a copy of the game, before that answer. */
  async again(entry: number): Promise<string | null> {
    let copy: string | null = null;
    await this.#think("turn", async (seat) => {
      const made = await lobby.again(this.table.id, seat, entry);
      copy = `/game/${made.id}?seat=${seat}`;
    });
    return copy;
  }
}
