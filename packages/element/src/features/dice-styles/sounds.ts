/** Sounds, synthesized from noise or tones; no file is fetched. Frequencies in hertz, times in seconds. */
import type { Landing } from '../../parts/dice/landings.js';

export type Sound = keyof typeof SOUNDS;

type Band = readonly [frequency: number, q: number, volume: number];

/** The envelope of a sound. */
interface Shape {
  readonly at: number;
  readonly volume: number;
  readonly length: number;
  readonly attack?: number;
}

/** The resonances of the wood of the tray. */
const WOOD: readonly Band[] = [
  [182, 22, 8.1],
  [415, 26, 7.2],
  [770, 20, 4.05],
];
const PENCIL: readonly Band[] = [
  [4300, 1.2, 0.55],
  [1500, 1, 0.2],
];
const TOUCH: readonly Band[] = [
  [2100, 1.4, 0.8],
  [415, 18, 4],
];
/** The fundamental and overtones of a tone. */
const PARTIALS = [
  [1, 1],
  [2, 0.28],
  [3, 0.08],
] as const;

const SOUNDS = {
  hold(context: AudioContext, at: number) {
    burst(context, { at, volume: 0.6, length: 0.009 }, TOUCH);
  },
  /** Two strokes of a pencil. */
  score(context: AudioContext, at: number) {
    const stroke = { volume: 0.34, attack: 0.012 };
    burst(context, { ...stroke, at, length: 0.05 }, PENCIL);
    burst(context, { ...stroke, at: at + 0.075, length: 0.09 }, PENCIL);
  },
  bonus: melody([659.3, 987.8], { at: 0.13, volume: 0.16, length: 0.42 }),
  turn: melody([784], { at: 0, volume: 0.14, length: 0.5 }),
  end: melody([392, 493.9, 587.3, 784], { at: 0.12, volume: 0.14, length: 0.42 }),
};

/** Shared by all boards: browsers limit the number of audio contexts. */
let shared: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function playSound(sound: Sound): void {
  const context = audio();
  if (context) SOUNDS[sound](context, soonIn(context));
}

/** Plays dice as they hit the tray: a click of the die, and the resonance of the wood. */
export function playLandings(landings: readonly Landing[]): void {
  const context = audio();
  if (!context) return;
  const now = soonIn(context);
  for (const { at, volume, die } of landings) {
    const pitch = 0.88 + ((die * 37) % 11) / 40;
    burst(context, { at: now + at, volume: volume * 1.1, length: 0.012 }, [
      [2600 * pitch, 1.1, 0.6],
      [5200 * pitch, 1.6, 0.2],
      ...WOOD.map(([frequency, q, loud]): Band => [frequency * (1 + (pitch - 1) / 4), q, loud]),
    ]);
  }
}

/** Returns the audio context; undefined where there is none, or before the visitor has interacted with the page. */
function audio(): AudioContext | undefined {
  const { AudioContext: Context, navigator } = globalThis as Partial<typeof globalThis>;
  if (!Context || navigator?.userActivation?.hasBeenActive === false) return undefined;
  shared ??= new Context();
  // If the browser refuses to resume, this sound is not played.
  if (shared.state === 'suspended') shared.resume().catch(() => undefined);
  return shared;
}

const soonIn = ({ currentTime }: AudioContext): number => currentTime + 0.01;

/** Noise through filters. */
function burst(context: AudioContext, shape: Shape, bands: readonly Band[]): void {
  const source = new AudioBufferSourceNode(context, { buffer: (noise ??= newNoise(context)) });
  const shaped = source.connect(envelope(context, shape));
  for (const [frequency, q, volume] of bands)
    shaped
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: q }))
      .connect(new GainNode(context, { gain: volume }))
      .connect(context.destination);
  source.start(shape.at, (shape.at * 7.3) % 0.05, shape.length + 0.02);
}

/** Tones with one envelope, started one after the other. */
function melody(
  frequencies: readonly number[],
  { at: between, ...shape }: Shape,
): (context: AudioContext, at: number) => void {
  return (context, at) => {
    for (const [i, frequency] of frequencies.entries())
      tone(context, frequency, { ...shape, at: at + i * between });
  };
}

function tone(context: AudioContext, frequency: number, { at, volume, length }: Shape): void {
  for (const [times, share] of PARTIALS) {
    const source = new OscillatorNode(context, { frequency: frequency * times });
    const shape = { at, volume: volume * share, length: length / times ** 0.5, attack: 0.006 };
    source.connect(envelope(context, shape)).connect(context.destination);
    source.start(at);
    source.stop(at + length);
  }
}

function envelope(context: AudioContext, { at, volume, length, attack = 0.0006 }: Shape): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(volume, at + attack);
  node.gain.exponentialRampToValueAtTime(1e-4, at + length);
  return node;
}

function newNoise({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: sampleRate >> 3, sampleRate });
  const samples = buffer.getChannelData(0);
  // `Math.random` is fine here: the result is only audible.
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
