// What this browser remembers of the person: kept in localStorage, never sent.

export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "de";

interface Kept {
  language: Language;
  theme: Theme;
  speed: number;
  sound: boolean;
  notify: boolean;
  arrows: boolean;
  warn: boolean;
  /** What cannot be taken back goes out at the first click. */
  quick: boolean;
  memory: boolean;
  /** Battles are shown moment by moment, the next one on a click. */
  stepwise: boolean;
  /** After each turn one is told what it has cost, where the coach may be asked. */
  coach: boolean;
  name: string;
  /** The games whose table one has been told how to use. */
  met: string[];
}

const KEY = "feldherr.settings";

function browserLanguage(): Language {
  return typeof navigator !== "undefined" && navigator.language?.startsWith("de") ? "de" : "en";
}

const DEFAULTS: Kept = {
  language: browserLanguage(),
  theme: "auto",
  speed: 1,
  sound: true,
  notify: false,
  arrows: true,
  warn: true,
  quick: false,
  memory: true,
  stepwise: false,
  coach: false,
  name: "",
  met: [],
};

function load(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(load());

export function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function stored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`feldherr.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`feldherr.${name}`, JSON.stringify(value));
  } catch {
    // as above
  }
}
