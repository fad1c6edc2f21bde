// One WebSocket that comes back by itself, and questions to the server that are answered by id.
import { applied } from "./changes";
import type { Because, Changed, FromServer, GameState, Peeked, ToServer } from "./messages";
import { Refused } from "./lobby";

export type Connection = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  /** What has changed comes as what happened and the whole state it led to. */
  message(message: Exclude<FromServer, Changed>): void;
  connection(now: Connection): void;
}

/** What a table needs of its line, whatever is at the other end. */
export interface Line {
  send(message: ToServer): boolean;
  peek(counter: number, lines: string[]): Promise<Peeked | null>;
  why(handle: string, chosen: string[], lines: string[]): Promise<Because | null>;
  hurry(): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 20_000;
/** What we understand: docs/protocol.md. */
const PROTOCOL = "2";

export class GameSocket implements Line {
  #url: () => string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  /** The last state, which the next change is of. */
  #state: GameState | null = null;
  #wait = FIRST_WAIT;
  #next = 1;
  #closed = false;
  #waiting = new Map<number, (answer: Peeked | Because | null) => void>();
  #ping: ReturnType<typeof setInterval> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(url: () => string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#open();
  }

  #open(): void {
    this.#listener.connection("connecting");
    const socket = new WebSocket(this.#url());
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#listener.connection("open");
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.send({ type: "ping" }), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #take(message: FromServer): void {
    if (message.type === "peeked" || message.type === "because") {
      this.#answer(message.id, message);
      return;
    }
    if (message.type === "refused" && message.id !== undefined) {
      this.#answer(message.id, null);
      return;
    }
    if (message.type === "changed") {
      if (!this.#state) return;
      this.#state = applied(this.#state, message);
      const { number, check } = this.#state;
      if (message.events) this.#listener.message({ type: "happened", number, check, events: message.events });
      this.#listener.message(this.#state);
      return;
    }
    if (message.type === "state") this.#state = message;
    else if (message.type === "players" && this.#state) this.#state = { ...this.#state, players: message.players };
    this.#listener.message(message);
  }

  #answer(id: number, answer: Peeked | Because | null): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #lost(code: number): void {
    clearInterval(this.#ping);
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    if (this.#closed) return;
    if (code >= 4000 && code < 4500) {
      this.#listener.connection("gone");
      return;
    }
    this.#listener.connection("lost");
    this.#again = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Try again at once, because the person or the network says so. */
  hurry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#again);
    this.#wait = FIRST_WAIT;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  }

  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The position after `lines`, or null if they cannot be run ahead. */
  async peek(counter: number, lines: string[]): Promise<Peeked | null> {
    const id = this.#next++;
    const answer = await this.#ask(id, { type: "peek", id, counter, lines });
    return answer?.type === "peeked" ? answer : null;
  }

  async why(handle: string, chosen: string[], lines: string[]): Promise<Because | null> {
    const id = this.#next++;
    const answer = await this.#ask(id, { type: "why", id, handle, chosen, lines });
    return answer?.type === "because" ? answer : null;
  }

  #ask(id: number, message: ToServer): Promise<Peeked | Because | null> {
    return new Promise((resolve) => {
      if (this.send(message)) this.#waiting.set(id, resolve);
      else resolve(null);
    });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#again);
    this.#socket?.close();
  }
}

export function socketAddress(id: string, seat: number | null, key: string | null): string {
  const query = new URLSearchParams({ protocol: PROTOCOL });
  if (seat !== null) query.set("seat", String(seat));
  if (key) query.set("key", key);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/games/${id}/socket?${query}`;
}

/** The table as it stands, with its whole log, and no more of it. */
export function firstState(id: string, seat: number | null, key: string | null): Promise<GameState> {
  return new Promise((resolve, reject) => {
    const socket = new GameSocket(() => socketAddress(id, seat, key), {
      message: (message) => {
        if (message.type === "state") resolve(message);
        else if (message.type === "gone") reject(new Refused(404, message.reason ?? null));
        if (message.type === "state" || message.type === "gone") socket.close();
      },
      connection: (now) => {
        if (now === "gone") reject(new Refused(404, { id: "ui-gone" }));
      },
    });
  });
}
