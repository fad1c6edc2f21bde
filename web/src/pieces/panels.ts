// Drawings for panels of a game, by the kind the view gives them. One that is not here is shown in rows and pieces.
import type { Component } from "svelte";
import type { Panel, Side } from "../wire/messages";

export const panels: Record<string, Component<{ panel: Panel; sides: Side[] }>> = {};
