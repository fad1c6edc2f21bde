// Mouse, pen and finger on the map: click, right click or long press, drag, hover.

interface Listener {
  point(handle: string): void;
  why(handle: string, x: number, y: number): void;
  drag(from: string, to: string): void;
  hover(handle: string | null): void;
}

const LONG = 550;
const SLACK = 8;

export function handleAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest("[data-handle]")?.getAttribute("data-handle") ?? null) : null;
}

export class Pointing {
  #listener: Listener;
  #from: { handle: string | null; x: number; y: number; piece: boolean } | null = null;
  #long: ReturnType<typeof setTimeout> | undefined;
  #spent = false;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return this.cancel();
    const handle = handleAt(event.target);
    this.#spent = false;
    this.#from = { handle, x: event.clientX, y: event.clientY, piece: !!(event.target as Element).closest("[data-drag]") };
    clearTimeout(this.#long);
    if (handle && event.pointerType !== "mouse") {
      const { clientX, clientY } = event;
      this.#long = setTimeout(() => {
        this.#spent = true;
        this.#listener.why(handle, clientX, clientY);
      }, LONG);
    }
  };

  move = (event: PointerEvent): void => {
    if (this.#from && this.#far(event)) clearTimeout(this.#long);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.#long);
    const from = this.#from;
    this.#from = null;
    if (!from || this.#spent || event.button !== 0) return;
    const under = handleAt(document.elementFromPoint(event.clientX, event.clientY));
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
  };

  leave = (): void => {
    this.#listener.hover(null);
  };

  over = (event: PointerEvent): void => {
    this.#listener.hover(handleAt(event.target));
  };

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    const handle = handleAt(event.target);
    if (handle && !this.#spent) this.#listener.why(handle, event.clientX, event.clientY);
  };
}
