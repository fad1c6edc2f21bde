// The lobby and the library over HTTP. Every error is a sentence.
import type { Draws, GameState, Outcome, Row, Text, ToServer, View } from "./messages";
import type { Speech, Told } from "../lessons/wire";
import type { Board } from "../board/board";
import type { Report } from "./analysis";
import type { Advice, Costs } from "./coach";

export interface Choice {
  name: string;
  text: Text;
  /** None: any number from `least` to `most`. */
  values: { value: string | number | boolean; text: Text; line?: Text }[];
  default: string | number | boolean;
  least?: number;
  most?: number;
  /** Decides how many play. */
  seats?: boolean;
  /** Means something only while these other options have one of these values. */
  only?: Record<string, (string | number | boolean)[]>;
  rule?: string;
}

/** An opponent: what it does, and what was counted in its matches. */
export interface Opponent {
  name: string;
  text: Text;
  line?: Text;
  strength?: Text;
}

export interface Offer {
  game: string;
  title: string;
  titles?: Record<string, string>;
  line?: Text;
  players?: number[];
  length?: Text;
  hidden?: boolean;
  /** What is hidden, in the game's words. */
  concealed?: Text;
  dice?: boolean;
  lessons?: boolean;
  /** Options of a first game. */
  first?: Record<string, unknown>;
  options?: Choice[];
  bots?: Opponent[];
  default_bot?: string;
  seats?: { title: Text }[];
}

export interface Listed {
  id: string;
  game: string;
  name?: string;
  seats: { title: Text; name?: string | null; kind: "person" | "bot" | "open"; bot?: string; invited?: boolean; link?: string }[];
  phase?: string;
  /** The seat that is kept for who looks, until he accepts or declines. */
  offered?: number | null;
  seat?: number | null;
  your_turn?: boolean;
  waiting?: { seat: number; since?: string | null }[];
  number?: number;
  link?: string;
  outcome?: Outcome | null;
  hot_seat?: boolean;
  pace?: Pace | null;
  created?: string;
  since?: string;
  public?: boolean;
  options?: Record<string, unknown>;
  /** What was agreed and is not as usual. */
  agreed?: Row[];
  /** The seats who looks may take. */
  free?: number[];
  /** The link for those who only watch; told to those who play. */
  watch?: string;
  /** Everybody who plays may ask the coach. */
  coach?: boolean;
  /** The game it was copied from, where it is played on otherwise. */
  copy_of?: string;
}

/** A clock: so many seconds for the whole game, or each time one is asked. */
export interface Pace {
  each: "game" | "turn";
  seconds: number;
}

export interface Games {
  offers?: Listed[];
  mine: Listed[];
  open: Listed[];
  running: Listed[];
  finished: Listed[];
}

export interface Wish {
  game: string;
  options: Record<string, unknown>;
  seats: { kind: "me" | "open" | "bot" | "member"; bot?: string; name?: string }[];
  public: boolean;
  hot_seat: boolean;
  /** The player's; the game's is `title`. */
  name: string;
  title: string;
  pace?: Pace | null;
  /** Everybody may ask the coach, also where people play against each other. */
  coach?: boolean;
}

export interface Created {
  id: string;
  link: string;
  seats?: { seat: number; key?: string; link?: string }[];
}

export interface Rule {
  id: string;
  title?: { en: string; de: string };
  text: { en: string; de: string };
  parent?: string;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: Text | null,
  ) {
    super(reason?.id ?? String(status));
  }
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, { id: "ui-no-connection" });
  }
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as { reason?: Text } | null;
    throw new Refused(response.status, body?.reason?.id ? body.reason : { id: response.status === 404 ? "ui-not-found" : "ui-went-wrong" });
  }
  const type = response.headers.get("content-type") ?? "";
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

export interface LessonListed {
  name: string;
  title: Speech;
  goal: Speech;
  seat: number;
  steps: number;
  minutes: number;
  /** One of the rulebook's. */
  example: boolean;
}

export interface ExerciseListed {
  name: string;
  title: Speech;
  seat: number;
  /** 1 easy, 2 middle, 3 hard. */
  level: number;
  rating: number;
}

/** How strong somebody is at exercises, as this browser keeps it. */
export interface Practised {
  mu: number;
  sigma: number;
  rating: number;
  deviation: number;
}

export interface ExampleListed {
  name: string;
  title: string;
  text: Record<string, string>;
  rules: string[];
}

/** How we decided what the rulebook leaves open; German under `de`. */
export interface Ruling {
  id: string;
  rules: string[];
  question: string;
  ruling: string;
  de?: { question: string; ruling: string };
}

export interface Book {
  game: string;
  prefix?: string;
  rules: Rule[];
  rulings?: Ruling[];
  title?: Record<string, string>;
  summary?: Record<string, string>;
  chapters?: { id: string; title: Record<string, string> }[];
  /** The page that tells the game in short, heading by heading; `win` tells how one wins. */
  /** How one wins, whatever is agreed: a sentence and its rule each. */
  winning?: Row[];
  brief?: { head: Record<string, string>; text: Record<string, string> }[];
}

/** The rulings on a rule, in one language, as far as they are said in it. */
export function rulingsOn(rulings: Ruling[], rule: string, language: string): { id: string; question: string; ruling: string }[] {
  return rulings.filter((one) => one.rules.includes(rule)).map((one) => ({ ...one, ...(language === "de" ? one.de : undefined) }));
}

const boards = new Map<string, Promise<Board>>();
const books = new Map<string, Promise<Book>>();
const examples = new Map<string, Promise<ExampleListed[]>>();

/** What does not change is fetched once. */
function once<T>(kept: Map<string, Promise<T>>, path: string): Promise<T> {
  let found = kept.get(path);
  if (!found) {
    found = call<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** Options as the query of an address. */
function asked(options: Record<string, unknown>): string {
  const query = new URLSearchParams(Object.entries(options).map(([key, value]) => [key, String(value)])).toString();
  return query ? `?${query}` : "";
}

/** With whose eyes one looks, and the key to a private game. */
function eyes(seat: number | null, key: string | null, opened = false): string {
  return asked({ ...(seat === null ? {} : { seat }), ...(key ? { key } : {}), ...(opened ? { opened } : {}) });
}

/** Nobody without a name. */
export interface Me {
  name?: string;
  mail?: string;
  confirmed?: boolean;
  mails?: boolean;
}

/** Who runs the server, and what it can do. */
export interface House {
  version: string;
  imprint?: string;
  mails?: boolean;
}

export interface Standing {
  name: string;
  rating: number;
  /** How far the true strength may be from it: no further in two cases of three. */
  deviation: number;
  games: number;
  points: number;
  you?: boolean;
  /** From 1. The best are listed, and oneself. */
  place: number;
}

/** One game of a player's history; `game` is missing if it is private. */
export interface RatedGame {
  at: string;
  rating: number;
  deviation: number;
  won: number;
  against?: string[];
  game?: string;
}

export interface Profile {
  name: string;
  since: string;
  you?: boolean;
  games: { game: string; rating: number; deviation: number; games: number; points: number; history: RatedGame[] }[];
}

export const lobby = {
  me: () => call<Me>("/api/account"),
  newAccount: (name: string, password: string) => post<Me>("/api/account", { name, password }),
  enter: (name: string, password: string) => post<Me>("/api/account/enter", { name, password }),
  leave: () => post<Me>("/api/account/leave", {}),
  password: (password: string, fresh: string) => post<Me>("/api/account/password", { password, new: fresh }),
  mail: (mail: string, language: string) => post<Me>("/api/account/mail", { mail, language }),
  confirm: (key: string) => post<Me>("/api/account/confirm", { key }),
  forgotten: (mail: string, language: string) => post<null>("/api/account/forgotten", { mail, language }),
  reset: (key: string, fresh: string) => post<null>("/api/account/reset", { key, new: fresh }),
  rename: (name: string, password: string) => post<Me>("/api/account/name", { name, password }),
  remove: (password: string) => post<Me>("/api/account/delete", { password }),
  blocked: () => call<string[]>("/api/account/blocked"),
  block: (name: string) => post<null>(`/api/players/${encodeURIComponent(name)}/block`, {}),
  unblock: (name: string) => call<null>(`/api/players/${encodeURIComponent(name)}/block`, { method: "DELETE" }),
  report: (about: string, text: string) => post<null>("/api/reports", { about, text }),
  house: () => call<House>("/api/house"),
  standings: (game: string) => call<Standing[]>(`/api/standings/${game}`),

  profile: (name: string) => call<Profile>(`/api/players/${encodeURIComponent(name)}`),

  offers: () => call<Offer[]>("/api/games-on-offer"),
  games: () => call<Games>("/api/games"),
  texts: (language: string) => call<string>(`/api/texts/${language}`),
  rules: (game: string) => once(books, `/api/rules/${game}`),
  examples: (game: string) => once(examples, `/api/examples/${game}`),
  lessons: (game: string) => call<LessonListed[]>(`/api/lessons/${game}`),
  lesson: (game: string, name: string, path: string[][], message?: ToServer) =>
    post<{ frames: Told[]; taken: boolean }>(`/api/lessons/${game}/${name}`, { path, message: message ?? null }),
  exercises: (game: string) => call<ExerciseListed[]>(`/api/exercises/${game}`),
  exercise: (game: string, name: string, path: string[][], message?: ToServer) =>
    post<{ frames: Told[]; taken: boolean }>(`/api/exercises/${game}/${name}`, { path, message: message ?? null }),
  practised: (game: string, name: string, solved: boolean, before: Practised | null) =>
    post<Practised>(`/api/exercises/${game}/${name}/rating`, { solved, ...(before ? { mu: before.mu, sigma: before.sigma } : {}) }),
  create: (wish: Wish) => post<Created>("/api/games", wish),
  join: (id: string, seat: number, key: string | null, name: string) =>
    post<Created>(`/api/games/${id}/join`, { seat, ...(key ? { key } : {}), ...(name ? { name } : {}) }),
  decline: (id: string) => post<null>(`/api/games/${id}/decline`, {}),
  rematch: (id: string) => post<Created>(`/api/games/${id}/rematch`, {}),
  /** Without a number: from where the seat's last turn began. */
  branch: (id: string, number: number | null, seat: number | null, seats: Wish["seats"], key: string | null = null) =>
    post<Created>(`/api/games/${id}/branch${eyes(null, key)}`, { seats, ...(number === null ? {} : { number }), ...(seat === null ? {} : { seat }) }),
  upload: (record: string) => post<Created>("/api/records", { record }),
  draws: (id: string) => call<Draws>(`/api/games/${id}/draws`),
  game: (id: string, key?: string | null) => call<Listed>(`/api/games/${id}${key ? `?key=${encodeURIComponent(key)}` : ""}`),

  /** How a game stands, as who only watches sees it. */
  glance: (id: string, key: string | null = null) => call<View>(`/api/games/${id}/glance${eyes(null, key)}`),
  /** `opened`: with every piece face up, after the end. */
  at: (id: string, number: number, seat: number | null, key: string | null = null, opened = false) =>
    call<GameState>(`/api/games/${id}/at/${number}${eyes(seat, key, opened)}`),
  /** As much as there is; without a seat, with everything open. */
  analysis: (id: string, seat: number | null, key: string | null = null) =>
    call<Report>(`/api/games/${id}/analysis${eyes(seat, key)}`),

  advice: (id: string, seat: number) => post<Advice>(`/api/games/${id}/coach`, { seat }),
  turnCosts: (id: string, seat: number) => post<Costs>(`/api/games/${id}/coach/turn`, { seat }),
  again: (id: string, seat: number, entry: number) => post<Created>(`/api/games/${id}/coach/again`, { seat, entry }),

  board: (game: string, options: Record<string, unknown> = {}) => once(boards, `/api/boards/${game}${asked(options)}`),
  /** Who plays with these options. */
  seats: (game: string, options: Record<string, unknown>) => call<{ title: Text }[]>(`/api/seats/${game}${asked(options)}`),
};
