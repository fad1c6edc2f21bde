// Recomputing every draw from what is revealed after the end, as src/feldherr/kernel/chance.py made it.
import type { Draw, Draws } from "../wire/messages";
import { bytes, hmac } from "./sha256";

/** Unbiased integers from HMAC-SHA256 in counter mode. */
export class Stream {
  #key: Uint8Array;
  #message: string;
  #block = 0;
  #rest: number[] = [];

  constructor(secret: string, nonces: readonly (string | null)[], number: number) {
    this.#key = bytes(secret);
    this.#message = `${number}:${nonces.map((nonce) => nonce ?? "").join(",")}`;
  }

  below(n: number): number {
    const size = Math.max(1, Math.ceil(Math.log2(Math.max(n, 2)) / 8));
    const limit = 256 ** size - (256 ** size % n);
    for (;;) {
      while (this.#rest.length < size) {
        this.#rest.push(...hmac(this.#key, new TextEncoder().encode(`${this.#message}:${this.#block++}`)));
      }
      const value = this.#rest.splice(0, size).reduce((sum, byte) => sum * 256 + byte, 0);
      if (value < limit) return value % n;
    }
  }
}

const written = (values: number[]): string => values.join(",") || "-";

/** The line chance must have answered. */
export function redraw(draw: Draw, secret: string, nonces: readonly (string | null)[]): string {
  const stream = new Stream(secret, nonces, draw.number);
  const args = draw.args as [number | number[], number?];
  if (draw.kind === "dice") {
    return `rolled ${written(Array.from({ length: Number(args[0]) }, () => 1 + stream.below(args[1] ?? 6)))}`;
  }
  if (draw.kind === "shuffle") {
    const order = Array.from({ length: Number(args[0]) }, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = stream.below(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    return `shuffled ${written(order)}`;
  }
  const left = [...(args[0] as number[])];
  const places: number[] = [];
  for (let k = 0; k < (args[1] ?? 1); k++) {
    let at = stream.below(left.reduce((sum, weight) => sum + weight, 0));
    let place = 0;
    while (at >= left[place]!) at -= left[place++]!;
    left[place]!--;
    places.push(place);
  }
  return `drew ${written(places)}`;
}

/** The numbers of the draws that are not those the seed gives. */
export function wrong(draws: Draws): number[] {
  return draws.draws.filter((draw) => redraw(draw, draws.secret, draws.nonces) !== draw.value).map((draw) => draw.number);
}
