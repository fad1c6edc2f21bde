// Everything that can be answered, sorted for the panel: what is proposed, the answers by group, and what ends a phase.
import type { Option, Suggestion } from "../wire/messages";
import { say } from "../words/words.svelte";
import { counted, everything } from "./counting";
import { candidates, enter, gridStart, type Hand, type Way } from "./gesture";
import type { Table } from "./table.svelte";

export interface Choice {
  key: string;
  text: string;
  way: Way;
  handles: string[];
  suggested: boolean;
}
export interface Drawer {
  name: string;
  /** Its heading; without one the client has a word of its own for it. */
  title?: string;
  choices: Choice[];
}
/** So many proposals stand in the list, and so many answers without headings. */
const FEW = 6;
const MANY = 8;

const asChoice = (option: Option | Suggestion, suggested = false): Choice => {
  const lines = "lines" in option ? option.lines : [option.line];
  return { key: lines.join("\n") + suggested, text: say(option.text), way: { lines, texts: [option.text], warn: option.warn, handles: option.handles }, handles: [...option.handles, ...(("besides" in option && option.besides) || [])], suggested };
};

/** What would drown the rest is kept in a drawer: dealings with others, one's cards, what is organised over the map. */
function drawerOf({ handles }: Option, organised: ReadonlySet<string>): string | null {
  const kinds = new Set(handles.map((handle) => handle.slice(0, handle.indexOf(":"))));
  if (kinds.size && [...kinds].every((kind) => kind === "seat" || kind === "livery")) return "dealings";
  if (organised.size && handles.length && handles.every((handle) => organised.has(handle))) return "regiments";
  return kinds.size && [...kinds].every((kind) => kind === "hand") ? "combinations" : null;
}

/** The same sentence stands there once. */
function once(choices: Choice[]): Choice[] {
  const said = new Set<string>();
  return choices.filter(({ text }) => !said.has(text) && said.add(text));
}

export class Choices {
  #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  hand: Hand | null = $derived.by(() => (this.#table.sending ? null : this.#table.hand));
  grid = $derived(!!this.hand && !this.hand.ways.length && gridStart(this.hand) !== null);
  /** What has no stepper of its own, and is not told apart from a proposal. */
  #listed: Option[] = $derived.by(() => {
    const hand = this.hand;
    if (!hand || hand.ways.length) return [];
    const whole = counted(hand).length ? everything(hand) : undefined;
    return candidates(hand).filter((option) => !option.of && option !== whole && (!this.grid || option.handles.length !== 2));
  });
  /** What lies over the map to be shared out: groups, and what is in them. */
  #organised: ReadonlySet<string> = $derived.by(() => {
    const pieces = (this.#table.shown?.panels ?? []).filter(({ kind }) => kind === "groups").flatMap(({ pieces }) => pieces ?? []);
    return new Set(pieces.flatMap(({ at, marks }) => [at, ...(marks ?? [])]));
  });
  #ending = (option: Option): boolean => !!option.ends || !!option.warn || option.line === this.hand?.here.done;

  /** What is proposed here: for what is in hand, if something is. */
  suggested: Choice[] = $derived.by(() => {
    const hand = this.hand;
    if (!hand || hand.focus.length || hand.ways.length) return [];
    const all = hand.here.suggestions ?? [];
    const fitting = hand.picked.length ? all.filter((s) => hand.picked.every((handle) => s.handles.includes(handle))) : [];
    return once((fitting.length || hand.picked.length > 1 ? fitting : all).map((s) => asChoice(s, true)));
  });
  /** Proposals that lead what is in hand further than the next answer: they are pointed at on the map. */
  #farther = $derived(!!this.hand?.lines.length && this.suggested.length > 0 && this.suggested.every(({ handles }) => handles.some((one) => this.hand!.picked.includes(one)) && handles.some((one) => one.startsWith("space:"))));
  /** Proposals stand aside where they are many, or speak of pieces nobody has picked up. */
  aside = $derived(this.suggested.length > FEW || this.#farther || (this.suggested.length > 1 && !this.hand?.picked.length && this.suggested.some((s) => s.handles.some((h) => h.startsWith("piece:")))));

  /** The list: ways to tell apart, else proposals and answers. */
  list: Choice[] = $derived.by(() => {
    const hand = this.hand;
    if (!hand) return [];
    if (hand.ways.length) {
      return hand.ways.map((way) => ({ key: way.lines.join("\n"), text: way.texts.map((text) => say(text)).join(" · "), way, handles: [], suggested: false }));
    }
    // An answer that is proposed stands there once, in the words of the proposal.
    const proposed = new Set(this.aside ? [] : this.suggested.filter(({ way }) => way.lines.length === 1).map(({ way }) => way.lines[0]));
    const plain = this.#listed.filter((option) => !proposed.has(option.line) && !this.#ending(option) && !drawerOf(option, this.#organised) && !(this.#grouped && option.group)).map((option) => asChoice(option));
    // What Enter takes stands above what gives something up.
    const inOrder = [...plain.filter(this.usual), ...plain.filter((choice) => !this.usual(choice))];
    return once(this.aside ? inOrder : [...this.suggested, ...(this.#single ? [] : inOrder)]);
  });
  #grouped = $derived(this.#listed.length > MANY);
  /** Beside proposals many answers that nothing groups: one by one they are pointed at on the map. */
  #single = $derived(this.#grouped && !this.aside && this.suggested.length > 1 && this.#listed.every(({ group }) => !group));

  /** Folded away: what belongs to one corps or nation, and what would drown the rest. */
  drawers: Drawer[] = $derived.by(() => {
    const found = new Map<string, Drawer>();
    for (const option of this.#listed) {
      const own = drawerOf(option, this.#organised);
      const title = this.#grouped && !own && !this.#ending(option) && option.group ? say(option.group) : undefined;
      const name = own ?? title ?? (this.#single && !this.#ending(option) ? "singly" : undefined);
      if (name === undefined) continue;
      const drawer = found.get(name) ?? { name, title, choices: [] };
      drawer.choices.push(asChoice(option));
      found.set(name, drawer);
    }
    return [...found.values()];
  });

  /** What ends naming, a phase or a turn: always in sight, and last. */
  endings: Choice[] = $derived.by(() => this.#listed.filter((option) => this.#ending(option) && !drawerOf(option, this.#organised)).map((option) => asChoice(option)));

  /** All that a number key can take. */
  get numbered(): Choice[] {
    return [...this.list, ...this.endings];
  }

  /** Whether Enter takes it as long as nothing is armed. */
  usual = ({ way }: Choice): boolean => way.lines.join("\n") === this.#byItself;
  #byItself = $derived(this.hand ? enter(this.hand)?.lines.join("\n") : undefined);

  /** The key of what Enter takes: nothing else while something is armed. */
  #byEnter = $derived.by(() => (this.#table.armed ? this.#table.armed.way.lines.join("\n") : this.#byItself));
  /** It stands above already, to be confirmed. */
  armed(choice: Choice): boolean {
    return !!this.#table.armed && this.golden(choice);
  }
  golden(choice: Choice): boolean {
    return this.#byEnter !== undefined && choice.way.lines.join("\n") === this.#byEnter;
  }
}
