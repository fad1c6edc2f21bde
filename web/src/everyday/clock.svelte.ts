// A clock that ticks by the second, and times in words.
import { settings } from "./settings.svelte";

const clock = $state({ now: Date.now(), second: Date.now() });
if (typeof window !== "undefined") {
  setInterval(() => (clock.now = Date.now()), 30_000);
  setInterval(() => (clock.second = Date.now()), 1_000);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** "3 minutes ago", in the language of the page. */
export function ago(iso: string): string {
  const seconds = Math.max(0, (clock.now - Date.parse(iso)) / 1000);
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "minute");
}

/** Seconds that remain on a player's clock now; null without one. It runs only while he is asked. */
export function remaining({ left, since, stands }: { left?: number | null; since?: string | null; stands?: boolean }): number | null {
  if (left === null || left === undefined) return null;
  return Math.max(0, since && !stands ? left - (clock.second - Date.parse(since)) / 1000 : left);
}

/** "2 d 3 h", "14 h", "12:05". */
export function span(seconds: number): string {
  const unit = (value: number, name: string): string => new Intl.NumberFormat(settings.language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600)];
  if (days) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours >= 2) return `${unit(hours, "hour")} ${unit(Math.floor(seconds / 60) % 60, "minute")}`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}
