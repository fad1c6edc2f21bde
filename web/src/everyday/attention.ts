// It is your turn: in the title of the tab, its picture, and by a notification if the person wants it.
import calm from "./favicon.svg";
import turn from "./favicon-turn.svg";
import { settings } from "./settings.svelte";

/** So long after the board, in milliseconds: nobody looks there first, and the browser takes its time for it. */
const LATER = 60;
let later: ReturnType<typeof setTimeout> | undefined;

export function attend(mine: boolean, title: string, turnWord: string): void {
  clearTimeout(later);
  later = setTimeout(() => show(mine, title, turnWord), LATER);
}

function show(mine: boolean, title: string, turnWord: string): void {
  document.title = mine ? `● ${turnWord} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = mine ? turn : calm;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission === "granted") new Notification(title, { body, tag: "feldherr-turn" });
}

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
