// What a table shows first: the sheet before anything is known of what lies on it, then the board, then what lies beside it.
import type { View } from "../wire/messages";

/** Before the first state. */
export const BARE: View = { heading: { id: "one-moment" }, sides: [], pieces: [] };
/** Who waits so long for the board, in milliseconds, is not kept from the rest. */
const PATIENCE = 400;

/** Whether it is time for what lies beside the board: a frame after that is drawn. */
export function besides(known: () => boolean, drawn: () => boolean): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (now || !known()) return;
    const show = (): void => void (now = true);
    const frame = drawn() ? requestAnimationFrame(() => setTimeout(show)) : 0;
    const waited = drawn() ? 0 : setTimeout(show, PATIENCE);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(waited);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
