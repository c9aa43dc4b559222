/** Sound and vibration, if the page enables them. Sounds are synthesized, so nothing is fetched. */
import type { Settings } from '../../game/settings.js';
import type { YahtzeeEventType } from '../../game/events.js';

/** A tone, or a knock if it has no pitch; times in seconds. */
interface Note {
  readonly at: number;
  readonly pitch?: number;
  readonly length: number;
  readonly volume: number;
}

const KNOCK = { length: 0.05, volume: 0.5 };

const SOUNDS: Readonly<Partial<Record<YahtzeeEventType, readonly Note[]>>> = {
  'yahtzee-roll': [0, 0.07, 0.12, 0.2, 0.26, 0.34].map((at) => ({ ...KNOCK, at })),
  'yahtzee-hold': [{ at: 0, length: 0.03, volume: 0.25 }],
  'yahtzee-score': [{ at: 0, pitch: 520, length: 0.12, volume: 0.15 }],
  'yahtzee-end': [392, 494, 587, 784].map((pitch, i) => ({ at: i * 0.12, pitch, length: 0.3, volume: 0.15 })),
};
/** Milliseconds on and off. */
const PULSES: Readonly<Partial<Record<YahtzeeEventType, readonly number[]>>> = {
  'yahtzee-roll': [15, 40, 15, 40, 15],
  'yahtzee-hold': [10],
  'yahtzee-score': [25],
  'yahtzee-end': [40, 60, 40, 60, 120],
};

/** Shared by all boards: browsers limit the number of audio contexts. */
let context: AudioContext | undefined;

/** Plays sounds and vibrations for a board from now on, as its settings say. */
export function addSoundAndHaptics(board: EventTarget, settings: () => Settings): void {
  const types = [...new Set([...Object.keys(SOUNDS), ...Object.keys(PULSES)])] as YahtzeeEventType[];
  for (const type of types) {
    board.addEventListener(type, () => {
      const { sound, vibration } = settings();
      if (vibration === 'on') navigator.vibrate?.([...(PULSES[type] ?? [])]);
      if (sound === 'on' && globalThis.AudioContext)
        play((context ??= new AudioContext()), SOUNDS[type] ?? []);
    });
  }
}

function play(context: AudioContext, notes: readonly Note[]): void {
  for (const note of notes) {
    const from = context.currentTime + note.at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(note.volume, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + note.length);
    volume.connect(context.destination);
    const source = note.pitch ? tone(context, note.pitch) : noise(context, note.length);
    source.connect(volume);
    source.start(from);
    source.stop(from + note.length);
  }
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.value = pitch;
  return source;
}

/** A die on wood: noise with a fast decay. */
function noise(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // `Math.random` is fine here: the result is only audible.
  for (let i = 0; i < samples.length; i++)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 4;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
