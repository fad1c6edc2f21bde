// Numbers of rules: 11.s7.2 comes after 11.s7.1 and before 11.10.

const parts = (id: string): (string | number)[] => id.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

export function compareNumbers(a: string, b: string): number {
  const [p, q] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(p.length, q.length); i++) {
    const [x, y] = [p[i], q[i]];
    if (x === undefined) return -1;
    if (y === undefined) return 1;
    if (x === y) continue;
    if (typeof x === "number" && typeof y === "number") return x - y;
    return String(x).localeCompare(String(y), "en", { numeric: true });
  }
  return 0;
}

export const depth = (id: string): number => id.split(".").length - 1;
