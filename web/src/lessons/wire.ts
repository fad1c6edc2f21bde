// The line to a lesson: it looks like the one to a game, but nothing is kept on the server. The page holds the learner's
// gestures and sends them along, so that a lesson can be left, resumed and taken back at every step.
import { store, stored } from "../everyday/settings.svelte";
import { lobby, Refused } from "../wire/lobby";
import type { Because, FromServer, GameState, Peeked, ToServer } from "../wire/messages";
import type { Line, Listener } from "../wire/socket";

/** A sentence by language. */
export type Speech = Record<string, string>;

export interface Coaching {
  type: "lesson";
  title: Speech;
  goal: Speech;
  done: number;
  count: number;
  /** So many of the gestures still fit the lesson. */
  path: number;
  kind?: "read" | "do" | "free";
  text?: Speech;
  lit?: string[];
  /** What the coach would answer. */
  way?: string[];
  rule?: string;
  objection?: { text?: Speech; rule?: string };
}

export type Told = FromServer | Coaching;

const key = (game: string, name: string): string => `lesson.${game}.${name}`;

/** How far somebody has come in a lesson, in gestures. */
export const gestures = (game: string, name: string): string[][] => stored<string[][]>(key(game, name), []);

/** What answers: by the gestures so far, and what is wanted of where they lead. */
export type Caller = typeof lobby.lesson;

export class LessonLine implements Line {
  #path: string[][];
  #listener: Listener | null = null;
  /** Every state is a new question, also if the answer to the last one was not taken. */
  #counter = 0;
  #state: GameState | null = null;
  #busy: Promise<void> = Promise.resolve();

  constructor(
    readonly game: string,
    readonly name: string,
    readonly oncoach: (now: Coaching) => void,
    readonly call: Caller = lobby.lesson,
  ) {
    this.#path = gestures(game, name);
  }

  listen(listener: Listener): this {
    this.#listener = listener;
    this.#listener.connection("connecting");
    void this.#look();
    return this;
  }

  #keep(path: string[][]): void {
    this.#path = path;
    store(key(this.game, this.name), path);
  }

  /** Calls follow one another: each begins where the one before has led. */
  #then(work: () => Promise<void>): Promise<void> {
    this.#busy = this.#busy.then(work).catch((error: unknown) => {
      const reason = error instanceof Refused && error.reason ? error.reason : { id: "ui-went-wrong" };
      if (error instanceof Refused && error.status === 0) this.#listener?.connection("lost");
      this.#listener?.message({ type: "refused", reason });
    });
    return this.#busy;
  }

  #look(): Promise<void> {
    return this.#then(async () => {
      const { frames } = await this.call(this.game, this.name, this.#path);
      this.#listener?.connection("open");
      for (const frame of frames) this.#hand(frame);
    });
  }

  #hand(frame: Told): void {
    if (frame.type === "lesson") {
      if (frame.path < this.#path.length) this.#keep(this.#path.slice(0, frame.path));
      // What is not taken lies on the table as before, and is asked anew.
      if (frame.objection && this.#state) this.#ask(this.#state);
      this.oncoach(frame);
    } else if (frame.type === "state") this.#ask(frame);
    else if (frame.type !== "changed") this.#listener?.message(frame);
  }

  #ask(state: GameState): void {
    const { question } = state;
    this.#state = question ? { ...state, question: { ...question, counter: ++this.#counter } } : state;
    this.#listener?.message(this.#state);
  }

  /** He has read. */
  next(): void {
    void this.#then(async () => {
      const { frames } = await this.call(this.game, this.name, [...this.#path, []]);
      this.#keep([...this.#path, []]);
      for (const frame of frames) this.#hand(frame);
    });
  }

  back(): void {
    if (!this.#path.length) return;
    this.#keep(this.#path.slice(0, -1));
    void this.#look();
  }

  again(): void {
    this.#keep([]);
    void this.#look();
  }

  send(message: ToServer): boolean {
    if (message.type === "undo") this.back();
    if (message.type !== "answer") return message.type === "undo";
    void this.#then(async () => {
      const { frames, taken } = await this.call(this.game, this.name, this.#path, message);
      if (taken) this.#keep([...this.#path, message.lines]);
      for (const frame of frames) this.#hand(frame);
    });
    return true;
  }

  async #ahead(message: ToServer): Promise<Told | undefined> {
    return (await this.call(this.game, this.name, this.#path, message).catch(() => null))?.frames[0];
  }

  async peek(_: number, lines: string[]): Promise<Peeked | null> {
    const found = await this.#ahead({ type: "peek", id: 0, counter: 0, lines });
    return found?.type === "peeked" ? found : null;
  }

  async why(handle: string, chosen: string[], lines: string[]): Promise<Because | null> {
    const found = await this.#ahead({ type: "why", id: 0, handle, chosen, lines });
    return found?.type === "because" ? found : null;
  }

  hurry(): void {
    void this.#look();
  }

  close(): void {
    this.#listener = null;
  }
}
