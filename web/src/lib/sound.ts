// The sound of one's turn: two strings of a lyre, softly plucked. It is made here, there is no file.

const NOTES = [392, 587.33]; // hertz: a fifth
const APART = 0.17; // seconds
const LENGTH = 1.4;
const LOUD = 0.16;

let context: AudioContext | undefined;

/** A plucked string: pulled aside at a fifth of its length, it runs round and is smoothed each time. */
export function pluck(hertz: number, rate: number): Float32Array<ArrayBuffer> {
  const period = Math.round(rate / hertz);
  const wave = new Float32Array(Math.round(LENGTH * rate));
  const pull = period / 5;
  for (let i = 0; i < period; i++) {
    const aside = i < pull ? i / pull : (period - i) / (period - pull);
    wave[i] = 2 * aside - 1;
  }
  for (let i = period; i < wave.length; i++) wave[i] = 0.498 * (wave[i - period]! + wave[i - period + 1]!);
  const rise = rate / 500; // from nothing and to nothing, without a click
  const fade = wave.length / 4;
  for (let i = 0; i < rise; i++) wave[i]! *= i / rise;
  for (let i = 0; i < fade; i++) wave[wave.length - 1 - i]! *= i / fade;
  return wave;
}

/** A browser is silent until its person has done something on the page. */
export function ring(): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  const gain = new GainNode(context, { gain: LOUD });
  gain.connect(context.destination);
  NOTES.forEach((hertz, number) => {
    const wave = pluck(hertz, context!.sampleRate);
    const buffer = new AudioBuffer({ length: wave.length, sampleRate: context!.sampleRate });
    buffer.copyToChannel(wave, 0);
    const string = new AudioBufferSourceNode(context!, { buffer });
    string.connect(gain);
    string.start(context!.currentTime + number * APART);
  });
}
