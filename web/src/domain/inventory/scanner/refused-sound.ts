// A code that was not taken is heard: eyes are on the packs, not on the screen. Two low tones, unlike the high one that
// scanners give themselves for whatever they could read.

const tones = [
  { at: 0, hertz: 330 },
  { at: 0.16, hertz: 220 },
];
const seconds = 0.13;
const loudness = 0.2;

let audio: AudioContext | null = null;

export function soundRefused(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const { at, hertz } of tones) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = hertz;
      volume.gain.value = loudness;
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + seconds);
    }
  } catch {
    // A computer without sound shows it all the same.
  }
}
