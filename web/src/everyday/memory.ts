// Without the memory aid, a block that was shown and hidden again is as blank as on a table of wood.
import type { View } from "../wire/messages";

/** The view of who has to remember by himself: enemy faces that lie hidden again are not shown, nor what they are among. */
export function unaided(view: View, seat: number | null): View {
  const pieces = view.pieces.map((piece) =>
    piece.side === seat || !piece.marks?.includes("known")
      ? piece
      : { ...piece, face: null, marks: piece.marks.filter((mark) => mark !== "known") },
  );
  return { ...view, pieces, notes: [] };
}
