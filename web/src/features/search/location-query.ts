// The last search, remembered in this browser: whoever comes back to the shop finds it as it was left.
import { readStored, writeStored } from '../../lib/storage.ts';

const storageKey = 'praxora.search.location-query';

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
