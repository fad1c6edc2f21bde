// One game as one viewer has it before him: the wire, the hand, what is shown, and what the person may do.
import { Places } from "../board/places";
import { leads } from "../pieces/liveries";
import { unaided } from "../everyday/memory";
import { elsewhere, remember, see, share } from "../everyday/receipts";
import { settings, store } from "../everyday/settings.svelte";
import { lobby, Refused } from "../wire/lobby";
import type { FromServer, GameState, Happening, LogLine, Option, Player, Question, Said, Text, View } from "../wire/messages";
import { GameSocket, socketAddress, type Connection, type Line, type Listener } from "../wire/socket";
import { momentsUntil } from "../battle/fold";
import { foresee } from "./ahead";
import { back, click, emptyHand, enter, glowing, resume, take, touched, wayOf, type Ground, type Hand, type Step, type Way } from "./gesture";
import { aimedAt, asksFirst, meantAnew, sameWay, type Armed } from "./arming";
import { ground } from "./ground";
import { difference, Playback } from "../story/playback.svelte";
import { Tale } from "../story/tale.svelte";
import { Advisor } from "../coach/advisor.svelte";
import { Standing } from "./standing.svelte";
import { Tally } from "./tally.svelte";

export interface Bubble {
  handle: string;
  refusals: { text: Text; rule?: string | null; candidate?: string }[];
}

export class Table {
  readonly id: string;
  readonly seat: number | null;
  readonly key: string | null;
  readonly lesson: boolean;
  state = $state.raw<GameState | null>(null);
  places = $state.raw<Places | null>(null);
  hand = $state.raw<Hand | null>(null);
  log = $state.raw<LogLine[]>([]);
  connection = $state<Connection>("connecting");
  bubble = $state.raw<Bubble | null>(null);
  /** What goes out when it is confirmed: shown first, because it is warned of or cannot be taken back. */
  armed = $state.raw<Armed | null>(null);
  refusal = $state.raw<Text | null>(null);
  request = $state.raw<{ from: number; what: Text } | null>(null);
  rematch = $state.raw<{ id: string; from: number } | null>(null);
  chat = $state.raw<Said[]>([]);
  sending = $state(false);
  /** The dice wait for a number that is kept in another browser of the same person. */
  pledgedElsewhere = $state(false);
  /** Gestures that are still being run ahead. */
  working = $state(0);
  gone = $state.raw<Text | null>(null);
  readonly playback = new Playback();
  readonly tale = new Tale(this);
  readonly advisor = new Advisor(this);
  readonly standing = new Standing();
  readonly tally = new Tally(() => (this.sending ? null : this.hand));
  #socket: Line;
  #pending: Happening[] = [];
  #peeks = new Map<string, ReturnType<Line["peek"]>>();
  #busy: Promise<void> = Promise.resolve();
  #meant: string[] = [];
  /** The question an answer to which is under way. */
  #sent: number | null = null;
  #opened = false;
  onquestion: (() => void) | null = null;

  constructor(id: string, seat: number | null, key: string | null, line?: (listener: Listener) => Line) {
    this.lesson = !!line;
    this.id = id;
    this.seat = seat;
    this.key = key;
    const listener: Listener = {
      message: (message) => this.#take(message),
      connection: (now) => {
        this.connection = now;
        // What was under way when the line broke may be lost.
        if (now !== "open") this.#sent = null;
      },
    };
    this.#socket = line?.(listener) ?? new GameSocket(() => socketAddress(id, seat, key), listener);
  }

  // what the server says ----------------------------------------------------------------------------------------------
  #take(message: FromServer): void {
    switch (message.type) {
      case "state":
        return this.#arrive(message);
      case "happened":
        this.#pending.push(...message.events);
        return;
      case "refused":
        // The page gives its share of the dice by itself: that it came too late is not the person's affair.
        if (message.reason.id === "refused-nonce") return;
        this.sending = false;
        this.refusal = message.reason;
        if (this.state?.question) this.#ask(this.state.question);
        return;
      case "request":
        this.request = { from: message.from, what: message.what };
        return;
      case "settled":
        this.request = null;
        return;
      case "players":
        if (this.state) this.state = { ...this.state, players: message.players };
        return;
      case "rematch":
        this.rematch = { id: message.id, from: message.from };
        return;
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "gone":
        this.gone = message.reason ?? null;
        return;
    }
  }

  #arrive(next: GameState): void {
    const happenings = this.#pending;
    this.#pending = [];
    const before = this.state?.view;
    // Something else may have changed while an answer is under way: who is here, or the dice of another.
    const underway = this.sending && next.question?.counter === this.#sent;
    // What was run ahead on the board stays where it is.
    if (this.hand?.view && this.sending && !underway) this.playback.view = this.hand.view;
    // A turn of one's own is over: its marches are no news any more; nor is what a step back in a lesson took back.
    if (next.since?.from !== this.state?.since?.from || (this.lesson && next.number < (this.state?.number ?? 0))) this.playback.arrows = [];
    this.state = next;
    this.sending = underway;
    if (!this.places) this.spread(next.game, next.options);
    this.#write(next, happenings, before);
    this.#mixDice(next);
    this.#peeks.clear();
    const question = next.question ?? null;
    const same = this.hand && question && this.hand.base.counter === question.counter;
    if (!same) {
      this.hand = null;
      this.armed = null;
      this.bubble = null;
    }
    const first = !this.#opened && (this.#opened = true);
    const ask = (): void => {
      if (question && this.state === next && !same) this.#ask(question);
      if (!question) this.onquestion?.();
    };
    if (first) {
      this.tale.comeBack(next, ask);
    } else {
      this.playback.play(happenings, next.view, ask, next.number);
    }
  }

  /** The board is fetched as soon as it is known which: it is drawn before it is known what lies on it. */
  spread(game: string, options: Record<string, unknown> = {}): void {
    void lobby.board(game, options).then(
      (board) => (this.places ??= new Places(board)),
      (error: unknown) => (this.refusal = error instanceof Refused ? error.reason : { id: "ui-went-wrong" }),
    );
  }

  #write(next: GameState, happenings: Happening[], before: View | undefined): void {
    if (next.log) {
      // What was taken back was not marched.
      this.playback.arrows = this.playback.arrows.filter(({ side }) => side !== this.seat);
      this.log = [...this.log.slice(0, next.log_from ?? 0), ...next.log];
      this.playback.battle.found(momentsUntil(this.log));
    } else {
      const changed = before ? difference(before, next.view) : null;
      const touched = changed?.moves?.flatMap(({ piece, to }) => [to, `piece:${piece}`]);
      const lines = happenings.map((happening, i, all) => ({
        ...happening,
        entry: happening.entry ?? this.log.length + i + 1,
        handles: happening.handles?.length ? happening.handles : all.length === 1 ? touched : undefined,
      }));
      if (lines.length) this.log = [...this.log, ...lines];
    }
    store(`seen.${this.id}.${this.seat ?? "watch"}`, next.number);
  }

  /** Remember what was on the table when the person left it. */
  leave(): void {
    this.tale.leave();
  }

  /** Our share of the dice: pledged after the commitment, given when every seat has pledged; what was seen is kept. */
  #mixDice(state: GameState): void {
    const known = see(this.id, state);
    const due = share(known, state);
    this.pledgedElsewhere = elsewhere(known, state);
    if (!due) return;
    remember(due.receipt);
    this.#socket.send(due.message);
  }

  /** The nonce this seat has pledged is in another browser: play without it. */
  waive(): void {
    this.#socket.send({ type: "nonce", nonce: "" });
  }

  #ask(question: Question): void {
    this.hand = emptyHand(question);
    this.standing.turn(question);
    const answer = this.standing.answer(question);
    if (answer) return this.answer([answer]);
    this.onquestion?.();
    // What was picked up before the others had their say is still meant when it comes to naming.
    const [meant, hand] = [this.#meant, this.hand];
    this.#meant = [];
    if (!question.given || !meant.length) return;
    void this.#then(async () => {
      const resumed = await resume(hand, meant, this.#peek);
      if (this.hand === hand && !this.sending) this.hand = resumed;
    });
  }

  // what the person does ----------------------------------------------------------------------------------------------
  get question(): Question | null {
    return this.hand?.here ?? null;
  }

  /** What can be clicked; of a place that can be chosen, one's own pieces there as well. */
  glow: ReadonlySet<string> = $derived.by(() => {
    if (!this.hand || this.sending) return new Set<string>();
    const glow = glowing(this.hand);
    if (touched(this.hand)) return glow;
    for (const piece of this.shown?.pieces ?? []) if (glow.has(piece.at) && leads(this.shown!, piece.side, this.seat)) glow.add(`piece:${piece.id}`);
    return glow;
  });

  #ground: Ground = ground(() => this.shown, () => this.places, () => this.glow);

  /** The view on the board: run ahead while something is in hand. */
  shown: View | null = $derived.by(() => {
    const view = this.hand?.view ?? this.playback.view ?? this.state?.view ?? null;
    return view && !settings.memory ? unaided(view, this.seat) : view;
  });

  /** Where a thing that could be taken in hand would lead: run ahead by one answer, without taking it. */
  async foresee(handle: string): Promise<Set<string>> {
    const hand = this.hand;
    if (!hand || this.sending || touched(hand)) return new Set();
    const found = await foresee(hand, handle, this.#ground, this.#peek);
    return this.hand === hand ? found : new Set();
  }

  #peek = (lines: string[]): ReturnType<Line["peek"]> => {
    const key = lines.join("\n");
    let peeked = this.#peeks.get(key);
    if (!peeked) {
      peeked = this.#socket.peek(this.state?.question?.counter ?? -1, lines);
      this.#peeks.set(key, peeked);
    }
    return peeked;
  };

  /** Gestures follow one another; a second click waits for what the first one meant. */
  #then(work: () => Promise<void>): Promise<void> {
    this.working += 1;
    this.#busy = this.#busy.then(work, work).finally(() => (this.working -= 1));
    return this.#busy;
  }

  #step(step: Step, target: string | null = null): void {
    this.bubble = null;
    this.armed = null;
    this.refusal = null;
    if (step.kind === "hand") this.hand = step.hand;
    else if (step.kind === "send") this.answer(step.lines);
    else if (step.kind === "arm") {
      this.hand = step.hand;
      if (!asksFirst(step.way, step.line, settings)) return void this.way(step.way, true);
      this.armed = { way: step.way, target, line: step.line, at: Date.now() };
    } else void this.why(step.handle);
  }

  click(handle: string): Promise<void> {
    this.playback.skip();
    if (this.armed && aimedAt(this.armed, handle)) return this.confirm();
    return this.#then(async () => {
      if (!this.hand && this.state?.question) await this.playback.settled(); // it is asked when that has been shown
      const hand = this.hand;
      if (this.sending) return;
      if (!hand) return void (await this.why(handle));
      if (this.tally.by(handle, 1)) return;
      const step = await click(hand, handle, this.#ground, this.#peek);
      if (this.hand === hand) this.#step(step, handle);
    });
  }

  /** What is armed goes out: by a second click on it, not by a double one. */
  confirm(): Promise<void> {
    const { armed } = this;
    return armed && meantAnew(armed) ? this.way(armed.way, true) : Promise.resolve();
  }

  choose = (option: Option): Promise<void> => this.way(wayOf(option));

  /** A click on an answer in the list: the second one on what is armed confirms it; what Enter takes goes out at once. */
  answerBy(way: Way): Promise<void> {
    if (sameWay(this.armed?.way, way)) return this.confirm();
    return this.way(way, !this.armed && !!this.hand && sameWay(enter(this.hand), way));
  }

  way(way: Way, confirmed = false): Promise<void> {
    const read = this.hand;
    return this.#then(async () => {
      const hand = this.hand;
      if (!hand || this.sending) return;
      // What the gesture before has answered is not answered once more by the second click of a double one.
      if (hand !== read && way.keep === undefined && !hand.here.options.some(({ line }) => line === way.lines[0])) return;
      const step = await take(hand, way, this.#peek, confirmed);
      if (this.hand === hand) this.#step(step);
    });
  }

  /** What running ahead over further lines would lead to. */
  ahead(lines: string[], keep?: number): ReturnType<Line["peek"]> {
    return this.#peek([...(this.hand?.lines ?? []).slice(0, keep), ...lines]);
  }

  /** Numbers of several things at once; where naming has to be ended, that belongs to it. */
  async count(lines: string[], text: Text): Promise<void> {
    const before = this.hand;
    const peeked = await this.ahead(lines);
    if (!before || this.hand !== before) return;
    const whole = peeked?.used === before.lines.length + lines.length;
    const done = whole && peeked?.question?.name === before.here.name ? peeked.question.done : null;
    // The numbers were set one by one, and the button says how many: that is shown and confirmed.
    return this.way({ lines: done ? [...lines, done] : lines, texts: [text] }, true);
  }

  enter(): Promise<void> {
    const way = this.armed?.way ?? (this.hand ? enter(this.hand) : null);
    return way ? this.way(way, true) : Promise.resolve();
  }

  escape(): boolean {
    if (this.bubble || this.armed) {
      this.bubble = this.armed = null;
      return true;
    }
    if (this.hand && touched(this.hand)) {
      this.hand = back(this.hand);
      return true;
    }
    return false;
  }

  /** A gesture goes out whole. */
  answer(lines: string[]): void {
    const counter = this.state?.question?.counter;
    if (counter === undefined || !lines.length) return;
    this.#meant = this.hand?.picked ?? [];
    // Who goes on playing has seen how a battle ended, and read what his last turn has cost.
    this.advisor.costs = null;
    if (this.playback.battle.now?.over) this.playback.battle.close();
    this.sending = this.#socket.send({ type: "answer", counter, lines });
    this.#sent = counter;
    if (!this.sending) this.refusal = { id: "ui-not-sent" };
  }

  async why(handle: string): Promise<void> {
    const because = await this.#socket.why(handle, [...(this.hand?.picked ?? []), ...(this.hand?.focus ?? [])], this.hand?.lines ?? []);
    this.bubble = { handle, refusals: because?.refusals ?? [] };
  }

  undo = (): unknown => (this.hand && touched(this.hand) ? this.escape() : this.#socket.send({ type: "undo" }));

  /** Everything that may be taken back by oneself. */
  undoAll(): void {
    const to = this.state?.undo?.to;
    if (to !== undefined) this.#socket.send({ type: "undo", to });
  }

  say = (line: string): void => void this.#socket.send({ type: "say", line });

  speak(text: string, to?: number): void {
    if (text.trim()) this.#socket.send({ type: "chat", text: text.trim(), to });
  }

  /** Somebody's time is up: win by it, or let the computer play on for him. */
  claim(seat: number, computer: boolean): void {
    this.#socket.send({ type: "claim", seat, computer });
  }

  consent(yes: boolean): void {
    this.request = null;
    this.#socket.send({ type: "consent", yes });
  }

  hurry = (): void => this.#socket.hurry();

  player(seat: number): Player | undefined {
    return this.state?.players?.find((player) => player.seat === seat);
  }

  close(): void {
    this.leave();
    this.#socket.close();
  }
}
