// Mouse, pen and finger on the map: click, right click or long press, drag, hover; with Ctrl or ⌘ a lasso.

interface Listener {
  point(handle: string): void;
  why(handle: string, x: number, y: number): void;
  drag(from: string, to: string): void;
  /** A piece is being carried, and where the pointer is; null when it is let go. */
  carry(carried: Carried | null): void;
  hover(handle: string | null): void;
  /** A rectangle is being drawn, on the screen; null when it is let go. */
  lasso(drawn: Drawn | null): void;
  /** What lies inside it, to be picked up together. */
  catch(handles: string[]): void;
  /** Nothing can be pointed at yet. Not said by a style: all places would be styled anew when that is over. */
  blind(): boolean;
}

export interface Carried {
  handle: string;
  x: number;
  y: number;
}

export interface Drawn {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LONG = 550;
const SLACK = 8;

export function handleAt(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-handle], [data-reach]") : null;
  return found?.dataset.handle ?? found?.dataset.reach ?? null;
}

/** Whether this drag draws a lasso instead of moving the map. */
export const lassoing = (event: { ctrlKey: boolean; metaKey: boolean }): boolean => event.ctrlKey || event.metaKey;

/** The pieces whose middle lies inside, in the order in which they lie on the map. */
export function caught(map: Element, { x, y, width, height }: Drawn): string[] {
  const inside = [...map.querySelectorAll<SVGElement>(".piece[data-handle]")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    return cx >= x && cx <= x + width && cy >= y && cy <= y + height;
  });
  return inside.map((piece) => piece.dataset.handle!);
}

export class Pointing {
  #listener: Listener;
  #from: { handle: string | null; x: number; y: number; piece: boolean } | null = null;
  #long: ReturnType<typeof setTimeout> | undefined;
  #spent = false;
  #lasso = false;
  /** A long press has asked about something: what it is stays said until the next touch. */
  #asked = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  #at(target: EventTarget | null): string | null {
    return this.#listener.blind() ? null : handleAt(target);
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return this.cancel();
    const handle = this.#at(event.target);
    this.#spent = this.#asked = false;
    this.#lasso = lassoing(event);
    this.#from = { handle, x: event.clientX, y: event.clientY, piece: !!(event.target as Element).closest("[data-drag]") };
    clearTimeout(this.#long);
    if (handle && event.pointerType !== "mouse") {
      const { clientX, clientY } = event;
      this.#long = setTimeout(() => {
        this.#spent = this.#asked = true;
        this.#listener.hover(handle);
        this.#listener.why(handle, clientX, clientY);
      }, LONG);
    }
  };

  move = (event: PointerEvent): void => {
    if (!this.#from || !this.#far(event)) return;
    clearTimeout(this.#long);
    // Let go outside the map, where nobody heard of it.
    if (event.pointerType === "mouse" && event.buttons === 0) return this.cancel();
    if (this.#lasso) return this.#listener.lasso(this.#drawn(event));
    const { handle, piece } = this.#from;
    if (piece && handle && !this.#spent) this.#listener.carry({ handle, x: event.clientX, y: event.clientY });
  };

  #drawn(event: PointerEvent): Drawn {
    const { x, y } = this.#from!;
    const { clientX, clientY } = event;
    return { x: Math.min(x, clientX), y: Math.min(y, clientY), width: Math.abs(clientX - x), height: Math.abs(clientY - y) };
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.#long);
    const from = this.#from;
    if (from && this.#lasso && this.#far(event)) {
      const [drawn, map] = [this.#drawn(event), event.currentTarget as Element];
      this.cancel();
      return this.#listener.catch(caught(map, drawn));
    }
    this.#from = null;
    this.#listener.carry(null);
    if (!from || this.#spent || event.button !== 0) return;
    const under = this.#at(document.elementFromPoint(event.clientX, event.clientY));
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= SLACK) {
      if (from.handle) this.#listener.point(from.handle);
    } else if (from.piece && from.handle && under && under !== from.handle) {
      this.#listener.drag(from.handle, under);
    }
  };

  #far(event: PointerEvent): boolean {
    return !!this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLACK;
  }

  cancel = (): void => {
    clearTimeout(this.#long);
    this.#from = null;
    this.#listener.carry(null);
    if (this.#lasso) this.#listener.lasso(null);
    this.#lasso = false;
  };

  leave = (): void => {
    this.#listener.carry(null);
    if (!this.#asked) this.#listener.hover(null);
  };

  over = (event: PointerEvent): void => {
    this.#listener.hover(this.#at(event.target));
  };

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    const handle = this.#at(event.target);
    if (handle && !this.#spent) this.#listener.why(handle, event.clientX, event.clientY);
  };
}
