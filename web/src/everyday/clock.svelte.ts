// A clock that ticks by the minute, and times in words.
import { settings } from "./settings.svelte";

const clock = $state({ now: Date.now() });
if (typeof window !== "undefined") setInterval(() => (clock.now = Date.now()), 30_000);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** "3 minutes ago", in the language of the page. */
export function ago(iso: string): string {
  const seconds = Math.max(0, (clock.now - Date.parse(iso)) / 1000);
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "minute");
}
