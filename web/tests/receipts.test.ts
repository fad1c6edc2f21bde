// What a browser keeps of the dice: an operator who cheats is caught by his victim's page, in each of three ways.
import { beforeEach, expect, test } from "vitest";
import { redraw, Stream, wrong } from "../src/everyday/dice";
import { checked, elsewhere, receipt, remember, see, share, type Receipt } from "../src/everyday/receipts";
import { bytes, hashed, hex, hmac, sha256 } from "../src/everyday/sha256";
import type { GameState } from "../src/wire/messages";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
  });
});

const SECRET = "5e".repeat(32);
const state = (more: Partial<GameState>): GameState =>
  ({ type: "state", number: 0, game: "ford", seat: 1, phase: "running", commitment: hashed(SECRET), wanted: [1], ...more }) as GameState;

test("hashes are those of the standard", async () => {
  expect(hex(sha256(new TextEncoder().encode("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
    const key = bytes("0b".repeat(length || 20));
    const native = await crypto.subtle.importKey("raw", key as Uint8Array<ArrayBuffer>, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    expect(hex(hmac(key, message))).toBe(hex(new Uint8Array(await crypto.subtle.sign("HMAC", native, message))));
  }
});

test("draws are those of the server", () => {
  // made by feldherr.kernel.chance.Seed("ab" * 32, ("01" * 16, "")).numbered(n)
  const stream = new Stream("ab".repeat(32), ["01".repeat(16), null], 0);
  expect(Array.from({ length: 8 }, () => stream.below(6))).toEqual(FACES);
  const draw = { number: 0, kind: "dice", args: [3, 6], value: "rolled 1,1,1" };
  const right = redraw(draw, "ab".repeat(32), ["01".repeat(16), null]);
  expect(right).toBe(`rolled ${FACES.slice(0, 3).map((face) => face + 1).join(",")}`);
  expect(wrong({ commitment: "", secret: "ab".repeat(32), nonces: ["01".repeat(16), null], draws: [draw] })).toEqual([0]);
});

const FACES: number[] = [5, 4, 1, 0, 2, 5, 3, 4];

/** Sit down, pledge, see the other's pledge, give. */
function played(other: string): Receipt {
  const first = share(see("g", state({ phase: "open", pledges: [null, null] })), state({ phase: "open", pledges: [null, null] }))!;
  remember(first.receipt);
  expect(first.message).toEqual({ type: "pledge", pledge: hashed(first.receipt.nonce!) });
  const mine = hashed(first.receipt.nonce!);
  expect(share(receipt("g"), state({ pledges: [null, mine] }))).toBeNull();
  const then = share(receipt("g"), state({ pledges: [hashed(other), mine] }))!;
  remember(then.receipt);
  expect(then.message).toEqual({ type: "nonce", nonce: first.receipt.nonce });
  return receipt("g");
}

test("an honest server is found honest, and the first that was shown counts", () => {
  const other = "11".repeat(32);
  const { nonce } = played(other);
  see("g", state({ commitment: "00".repeat(32) }));
  share(receipt("g"), state({ pledges: [hashed("22".repeat(32)), hashed(nonce!)] }));
  expect(checked(receipt("g"), { secret: SECRET, nonces: [other, nonce!] })).toEqual(
    { seed: "kept", share: "kept", pledges: "kept", others: [], withheld: [] });
});

test("an exchanged seed, a waived number and one chosen last are found", () => {
  const other = "11".repeat(32);
  const { nonce } = played(other);
  const found = (secret: string, nonces: string[]) => checked(receipt("g"), { secret, nonces });
  expect(found("77".repeat(32), [other, nonce!]).seed).toBe("broken");
  expect(found(SECRET, [other, ""])).toMatchObject({ seed: "kept", share: "broken", withheld: [1] });
  expect(found(SECRET, ["33".repeat(32), nonce!])).toMatchObject({ share: "kept", pledges: "broken", others: [0] });
  expect(found(SECRET, ["", nonce!])).toMatchObject({ pledges: "broken", others: [], withheld: [0] });
});

test("what was not seen here is said not to have been", () => {
  expect(checked(receipt("other"), { secret: SECRET, nonces: ["", ""] })).toEqual(
    { seed: "unseen", share: "unseen", pledges: "unseen", others: [], withheld: [] });
});

test("a server that shows no pledges is given no number, and one pledged elsewhere is known to be", () => {
  expect(share({ game: "g", nonce: "44".repeat(32) }, state({}))).toBeNull();
  expect(elsewhere({ game: "g" }, state({ pledges: [null, hashed("55".repeat(32))] }))).toBe(true);
  expect(elsewhere({ game: "g", nonce: "55".repeat(32) }, state({ pledges: [null, hashed("55".repeat(32))] }))).toBe(false);
  expect(elsewhere({ game: "g" }, state({ pledges: [null, null] }))).toBe(false);
});
