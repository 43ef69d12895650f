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

/** The sound of an event: crystal for taking, stone for moving, a chord for a broken curse. */
export function play(event: string): void {
  if (/curse|won/.test(event)) [392, 523, 659].forEach((note, index) => setTimeout(() => tone(note, 0.7, "sine", 0.05), 70 * index));
  else if (/crystal|paid|covered|swap/.test(event)) tone(1240 + Math.random() * 160, 0.25, "sine", 0.04);
  else if (/figure|virtual|grid/.test(event)) tone(150, 0.14, "triangle", 0.12);
  else tone(320, 0.08, "triangle", 0.03);
}
