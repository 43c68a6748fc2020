// How the scanner at this computer is set up: a matter of the device, so it is remembered here and not with the account.
import { defaultWedgeSettings, type WedgeSettings } from '@praxora/barcode/wedge';
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

export const mostAffixCharacters = 10;

/** Stored settings as far as they are valid; usual scanner defaults for the rest. */
export function readScannerSettings(): WedgeSettings {
  const stored = parsed(readStored(storageKeys.scanner));
  return {
    separatorKey: textOf(stored.separatorKey) || defaultWedgeSettings.separatorKey,
    prefix: textOf(stored.prefix),
    suffix: textOf(stored.suffix),
  };
}

const listeners = new Set<() => void>();

export function writeScannerSettings(settings: WedgeSettings): void {
  writeStored(storageKeys.scanner, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** Tells when they were changed on this page; the answer ends it. */
export function onScannerSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= mostAffixCharacters ? value : '';

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
