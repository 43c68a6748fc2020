// Single-key shortcuts can be switched off: they get in the way of speech input.
import { readStored, writeStored } from './storage.ts';

const storageKey = 'praxora.shortcuts';

export function shortcutsAreOn(): boolean {
  return readStored(storageKey) !== 'off';
}

export function switchShortcuts(on: boolean) {
  writeStored(storageKey, on ? null : 'off');
}
