// It is your turn: in the title of the tab, its picture, by a sound, and by a notification if the person wants it.
import calm from "./favicon.svg";
import turn from "./favicon-turn.svg";
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number): void {
  if (!audio) return;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, audio.currentTime + at);
  gain.gain.linearRampToValueAtTime(volume, audio.currentTime + at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(audio.currentTime + at);
  oscillator.stop(audio.currentTime + at + length);
}

export type Sound = "turn" | "move" | "shown" | "lost" | "end";

const TUNES: Record<Sound, [number, number, number, number][]> = {
  turn: [[0, 523, 0.18, 0.12], [0.13, 784, 0.3, 0.12]],
  move: [[0, 170, 0.09, 0.1]],
  shown: [[0, 440, 0.12, 0.06]],
  lost: [[0, 120, 0.28, 0.14]],
  end: [[0, 392, 0.2, 0.1], [0.16, 523, 0.2, 0.1], [0.32, 659, 0.5, 0.1]],
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    // A browser lets a page sound only after the person has touched it.
    if (!navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of TUNES[sound]) tone(...note);
  } catch {
    // No sound here; the game goes on.
  }
}

export function attend(mine: boolean, title: string, turnWord: string): void {
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
