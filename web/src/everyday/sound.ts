// Short sounds made here, of tones and of noise: marching, a drum, a shot, a disc, a card, dice. Off by one key.
import { facesIn, poolsIn } from "../pieces/rolls";
import type { Happening } from "../wire/messages";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "end" | "march" | "drum" | "shot" | "disc" | "card" | "dice";

/** When it begins, how long it lasts (seconds), how loud it is; a tone of so many hertz, or noise around so many. */
interface Note {
  at: number;
  long: number;
  loud: number;
  tone?: number;
  noise?: number;
}

/** Quiet: it is heard beside music. */
const VOLUME = 0.55;
const beats = (times: number[], note: Omit<Note, "at">): Note[] => times.map((at) => ({ at, ...note }));

export const TUNES: Record<Sound, Note[]> = {
  turn: [{ at: 0, tone: 523, long: 0.18, loud: 0.12 }, { at: 0.13, tone: 784, long: 0.3, loud: 0.12 }],
  end: [{ at: 0, tone: 392, long: 0.2, loud: 0.1 }, { at: 0.16, tone: 523, long: 0.2, loud: 0.1 }, { at: 0.32, tone: 659, long: 0.5, loud: 0.1 }],
  march: beats([0, 0.17, 0.34], { noise: 240, long: 0.07, loud: 0.1 }),
  drum: [...beats([0, 0.09, 0.18, 0.27, 0.34, 0.4], { noise: 900, long: 0.06, loud: 0.05 }), ...beats([0, 0.4], { tone: 95, long: 0.22, loud: 0.16 })],
  shot: [{ at: 0, noise: 1400, long: 0.05, loud: 0.2 }, { at: 0.02, noise: 260, long: 0.34, loud: 0.14 }],
  disc: [{ at: 0, tone: 1250, long: 0.05, loud: 0.05 }, { at: 0.05, tone: 830, long: 0.09, loud: 0.05 }],
  card: [{ at: 0, noise: 3200, long: 0.14, loud: 0.05 }],
  dice: beats([0, 0.07, 0.13, 0.21, 0.33], { noise: 2300, long: 0.03, loud: 0.1 }),
};

/** What is heard of something that happens; null: nothing. */
export function soundOf(happening: Happening): Sound | null {
  const kind = happening.event.type;
  if (facesIn(happening.text).length || poolsIn(happening.text).length) return "dice";
  if (happening.losses?.some(({ face, what }) => face && !what) || happening.loses?.length) return "shot";
  if (happening.losses?.some(({ what }) => what === "morale") || kind.startsWith("Disc")) return "disc";
  if (/Card|Combination|Traded/.test(kind)) return "card";
  if (/Declared|Announced|Threatened|BattleBegan/.test(kind)) return "drum";
  return happening.moves?.length || happening.ways?.length ? "march" : null;
}

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(context: AudioContext, around: number): AudioNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = around;
  source.connect(filter);
  source.start();
  source.stop(context.currentTime + 1.5);
  return filter;
}

function tone(context: AudioContext, frequency: number, at: number, long: number): AudioNode {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  oscillator.start(at);
  oscillator.stop(at + long);
  return oscillator;
}

function sound(context: AudioContext, { at, long, loud, tone: pitch, noise: around }: Note): void {
  const begins = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, begins + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + long);
  (pitch ? tone(context, pitch, begins, long) : noise(context, around ?? 500)).connect(gain).connect(context.destination);
}

export function play(name: Sound): void {
  // A browser lets a page sound only after the person has touched it.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  // Not in the frame in which something begins to move: to make the first sound takes a while.
  setTimeout(() => {
    try {
      audio ??= new AudioContext();
      void audio.resume();
      for (const note of TUNES[name]) sound(audio, note);
    } catch {
      // No sound here; the game goes on.
    }
  });
}
