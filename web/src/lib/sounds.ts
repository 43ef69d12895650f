/** Soft stone, paper and crystal sounds, made in code. */

let audio: AudioContext | null = null;

function tone(frequency: number, length: number, type: OscillatorType, loud: number): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = type;
  source.frequency.setValueAtTime(frequency, start);
  source.frequency.exponentialRampToValueAtTime(frequency * 0.72, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

/** What is heard, the most important first: a chord for a triumph, a low note for a loss, crystal for taking, stone for moving; a knock for all else. */
const SOUNDS: [RegExp, () => void][] = [
  [
    /curse|won|row-exchanged|task-scored|key-taken/,
    () => [392, 523, 659].forEach((note, index) => setTimeout(() => tone(note, 0.7, "sine", 0.05), 70 * index)),
  ],
  [/^lost-|lives-lost|sent-home|stolen/, () => tone(98, 0.6, "triangle", 0.12)],
  [/crystal|paid|covered|swap/, () => tone(1240 + Math.random() * 160, 0.25, "sine", 0.04)],
  [/figure|virtual|grid/, () => tone(150, 0.14, "triangle", 0.12)],
  [/./, () => tone(320, 0.08, "triangle", 0.03)],
];

/** The one sound of all that happened at once: of the most important event. */
export function play(events: readonly string[]): void {
  SOUNDS.find(([kind]) => events.some((event) => kind.test(event)))?.[1]();
}
