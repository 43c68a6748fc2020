// The last search of this session, remembered in this browser: whoever comes back to the shop finds it as it was left.
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

const storageKey = storageKeys.lastSearch;

export function readLocationQuery(): string | null {
  return readStored(storageKey) || null;
}

export function keepLocationQuery(text: string): void {
  writeStored(storageKey, text);
}

/** The next visit starts anew. */
export function forgetLocationQuery(): void {
  writeStored(storageKey, null);
}
