// Drawings for panels of a game, by the kind the view gives them. One that is not here is shown in rows and pieces.
import type { Component } from "svelte";
import type { Panel, Side } from "../wire/messages";
import Dice from "./Dice.svelte";
import Shop from "./Shop.svelte";
import Tray from "./Tray.svelte";

/** What a drawing is given: what glows can be pointed at. */
export interface Drawn {
  panel: Panel;
  sides: Side[];
  glow?: ReadonlySet<string>;
  onpoint?: (handle: string) => void;
}
const own: Record<string, Component<Drawn>> = { battle: Dice, shop: Shop, tray: Tray };

/** The drawing of a panel: its own, if what it says is in the words the drawing reads. */
export function drawing(panel: Panel): Component<Drawn> | undefined {
  const rolled = (panel.rows ?? []).some((row) => typeof row.value === "object" && row.value.args?.dice !== undefined);
  return rolled ? own[panel.kind] ?? Dice : own[panel.kind];
}
