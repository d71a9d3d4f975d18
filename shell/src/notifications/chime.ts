/** Hertz; `length` is in seconds. */
const notes = [659.3, 880];
const length = 0.16;
const volume = 0.12;

let audio: AudioContext | undefined;

/** Browsers stay silent until the person has pressed the page once. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  const gain = audio.createGain();
  gain.connect(audio.destination);
  const start = audio.currentTime;
  const end = start + notes.length * length;
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end + length);
  for (const [at, frequency] of notes.entries()) {
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(gain);
    note.start(start + at * length);
    note.stop(end + length);
  }
}
