// Recomputing every draw from what is revealed after the end, as src/feldherr/kernel/chance.py made it.
import type { Draw, Draws } from "../wire/messages";

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string => Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, "0")).join("");

export async function commitment(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

/** Unbiased integers from HMAC-SHA256 in counter mode. */
export class Stream {
  #key: CryptoKey;
  #message: string;
  #block = 0;
  #rest: number[] = [];

  private constructor(key: CryptoKey, message: string) {
    this.#key = key;
    this.#message = message;
  }

  static async of(secret: string, nonces: readonly (string | null)[], number: number): Promise<Stream> {
    const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Stream(key, `${number}:${nonces.map((nonce) => nonce ?? "").join(",")}`);
  }

  async below(n: number): Promise<number> {
    const size = Math.max(1, Math.ceil(Math.log2(Math.max(n, 2)) / 8));
    const limit = 256 ** size - (256 ** size % n);
    for (;;) {
      while (this.#rest.length < size) {
        const text = new TextEncoder().encode(`${this.#message}:${this.#block++}`);
        this.#rest.push(...new Uint8Array(await crypto.subtle.sign("HMAC", this.#key, text)));
      }
      const value = this.#rest.splice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
      if (value < limit) return value % n;
    }
  }
}

const written = (values: number[]): string => values.join(",") || "-";

/** The line chance must have answered. */
export async function redraw(draw: Draw, secret: string, nonces: readonly (string | null)[]): Promise<string> {
  const stream = await Stream.of(secret, nonces, draw.number);
  const args = draw.args as [number | number[], number?];
  if (draw.kind === "dice") {
    const faces: number[] = [];
    for (let i = 0; i < Number(args[0]); i++) faces.push(1 + (await stream.below(args[1] ?? 6)));
    return `rolled ${written(faces)}`;
  }
  if (draw.kind === "shuffle") {
    const order = Array.from({ length: Number(args[0]) }, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = await stream.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return `shuffled ${written(order)}`;
  }
  const left = [...(args[0] as number[])];
  const places: number[] = [];
  for (let k = 0; k < (args[1] ?? 1); k++) {
    let at = await stream.below(left.reduce((sum, weight) => sum + weight, 0));
    let place = 0;
    while (at >= left[place]!) at -= left[place++]!;
    left[place]!--;
    places.push(place);
  }
  return `drew ${written(places)}`;
}

export interface Verdict {
  kept: boolean;
  drawn: number;
  wrong: number[];
}

export async function verify(draws: Draws, commited: string): Promise<Verdict> {
  const wrong: number[] = [];
  for (const draw of draws.draws) {
    if ((await redraw(draw, draws.secret, draws.nonces)) !== draw.value) wrong.push(draw.number);
  }
  return { kept: (await commitment(draws.secret)) === commited, drawn: draws.draws.length, wrong };
}
