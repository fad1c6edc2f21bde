// The battle that is watched: it runs along with what is shown, can be gone through again, and stays until it is put away.
import { fold, type Card, type Moment } from "./fold";

export class Watching {
  /** What has been shown of the battle that runs, or ran last. */
  moments = $state.raw<Moment[]>([]);
  /** Looking back: after so many of them. */
  at = $state<number | null>(null);
  open = $state(false);
  card: Card | null = $derived(fold(this.at === null ? this.moments : this.moments.slice(0, this.at)));
  /** How it stands, wherever one looks. */
  now: Card | null = $derived(fold(this.moments));

  get place(): number {
    return this.at ?? this.moments.length;
  }

  /** Something is shown now; a new battle opens its card. */
  hear(moment: Moment): void {
    if (!moment.clash) return;
    if (moment.clash.title) this.look([moment]);
    else if (this.moments.length) this.moments = [...this.moments, moment];
  }

  /** Look at a battle, from its beginning or at its end. */
  look(moments: Moment[], at: number | null = null, open = true): void {
    this.moments = moments;
    this.at = at;
    this.open = open && moments.length > 0;
  }

  /** What was told before one came: a battle that runs is shown, one that is over is not brought up again. */
  found(moments: Moment[]): void {
    this.look(moments, null, !!moments.length && !fold(moments)?.over);
  }

  step(by: number): void {
    const to = Math.max(1, Math.min(this.place + by, this.moments.length));
    this.at = to === this.moments.length ? null : to;
  }

  /** Put away; whether there was anything. */
  close(): boolean {
    const was = this.open;
    this.open = false;
    return was;
  }
}
