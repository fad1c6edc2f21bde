// Works that cover several hexes: walls round the whole, gates where one gets in, the flag of who holds it.
import type { Board, Point, Space } from "./board";

export interface Work {
  id: number;
  body: Space;
  spaces: Space[];
  /** The outline of all its hexes; what of it is wall, what gate. */
  ground: string;
  walls: string;
  gates: string;
  /** Its name on a plaque, towards the side that has no gate. */
  plaque: { x: number; y: number; wide: number; high: number };
}

const NEAR = 3;

export function works(board: Board): Work[] {
  const groups = new Map<number, Space[]>();
  for (const space of board.spaces) {
    const fort = space.marks?.fort;
    if (typeof fort === "number") groups.set(fort, [...(groups.get(fort) ?? []), space]);
  }
  return [...groups].sort(([a], [b]) => a - b).flatMap(([id, spaces]) => {
    const body = spaces.find((space) => !space.marks?.entrance);
    if (!body) return [];
    const sides = spaces.flatMap((space) => space.polygon.map((p, i) => ({ p, q: space.polygon[(i + 1) % space.polygon.length]!, gate: !!space.marks?.entrance })));
    const middle = ({ p, q }: { p: Point; q: Point }): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const shared = (one: (typeof sides)[number]): boolean => sides.some((other) => other !== one && Math.hypot(middle(one)[0] - middle(other)[0], middle(one)[1] - middle(other)[1]) < NEAR);
    const outer = sides.filter((side) => !shared(side));
    const drawn = (wanted: boolean): string => outer.filter(({ gate }) => gate === wanted).map(({ p, q }) => `M${p.join(" ")}L${q.join(" ")}`).join("");
    const ground = spaces.map(({ polygon }) => `M${polygon.map((p) => p.join(" ")).join("L")}Z`).join("");
    return [{ id, body, spaces, ground, walls: drawn(false), gates: drawn(true), plaque: plaque(body, spaces) }];
  });
}

/** Which way a work looks: to the side that has no gate. */
export function front({ centre }: Space, spaces: Space[]): number {
  return spaces.reduce((y, space) => y + space.centre[1] - centre[1], 0) < 0 ? 1 : -1;
}

/** A fort is called by its own name on its plaque. */
export const workName = (body: Space): string => (body.name ?? "").replace(/^Fort /, "");

function plaque(body: Space, spaces: Space[]): Work["plaque"] {
  const r = Math.hypot(body.polygon[0]![0] - body.centre[0], body.polygon[0]![1] - body.centre[1]);
  const [x, y] = body.centre;
  return { x, y: y + front(body, spaces) * r * 0.84, wide: r * (0.3 + 0.2 * workName(body).length), high: r * 0.46 };
}
