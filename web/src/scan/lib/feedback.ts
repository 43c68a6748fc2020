// A scan is heard and felt: eyes are on the packs. Both can be switched off on this device.
import { soundRefused } from '../../domain/inventory/index.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'praxora.scan-feedback';

export interface FeedbackSettings {
  readonly hasSound: boolean;
  readonly hasVibration: boolean;
}

export function readFeedback(): FeedbackSettings {
  const off = (readStored(storageKey) ?? '').split(',');
  return { hasSound: !off.includes('sound'), hasVibration: !off.includes('vibration') };
}

/** Saves the settings; only those switched off are written, since on is the default. */
export function writeFeedback({ hasSound, hasVibration }: FeedbackSettings): void {
  const off = [...(hasSound ? [] : ['sound']), ...(hasVibration ? [] : ['vibration'])];
  writeStored(storageKey, off.length === 0 ? null : off.join(','));
}

let audio: AudioContext | null = null;

function beep(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 1_760;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.09);
  } catch {
    // A device without sound shows it all the same.
  }
}

export function signalTaken(): void {
  const { hasSound, hasVibration } = readFeedback();
  if (hasSound) beep();
  if (hasVibration) navigator.vibrate?.(60);
}

export function signalRefused(): void {
  const { hasSound, hasVibration } = readFeedback();
  if (hasSound) soundRefused();
  if (hasVibration) navigator.vibrate?.([80, 60, 80]);
}
