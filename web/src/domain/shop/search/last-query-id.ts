// The id of the last search: what goes into the cart afterwards is counted as found by it.
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

const storageKey = storageKeys.lastQueryId;

export function readLastQueryId(): string | null {
  return readStored(storageKey);
}

export function keepLastQueryId(queryID: string | undefined): void {
  if (queryID) writeStored(storageKey, queryID);
}
