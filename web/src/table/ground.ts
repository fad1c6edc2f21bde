// What a gesture stands on: what lies where, and what the words of a question warn of.
import type { Places } from "../board/places";
import type { View } from "../wire/messages";
import type { Ground } from "./gesture";

/** Which places a thing stands for, and which things are picked up together, on the board as it is shown. */
export function ground(shown: () => View | null, places: () => Places | null, glow: () => ReadonlySet<string>): Ground {
  const find = (handle: string) => shown()?.pieces.find((piece) => `piece:${piece.id}` === handle);
  return {
    aliases: (handle) => {
      if (handle.startsWith("piece:") && shown()) {
        const at = find(handle)?.at;
        const area = at ? places()?.areaOf(at) : null;
        return [at, area].filter((h, i, all): h is string => !!h && all.indexOf(h) === i);
      }
      if (handle.startsWith("side:")) return [places()?.areaOf(handle)].filter((h): h is string => !!h);
      if (handle.startsWith("space:")) {
        const sides = places()?.sidesOf(Number(handle.slice(6))) ?? [];
        const open = sides.filter((side) => glow().has(side));
        return open.length === 1 ? open : [];
      }
      return [];
    },
    together: (a, b) => {
      const [p, q] = [find(a), find(b)];
      return !!p && !!q && p.side === q.side && places()?.areaOf(p.at) === places()?.areaOf(q.at);
    },
  };
}

