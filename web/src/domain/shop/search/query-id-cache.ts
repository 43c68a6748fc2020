// Cache of the query by which a product was found: the analytics client stores it in local storage, at most 5000
// products, and drops the oldest 1000 beyond that. The client's own way of dropping them freezes the page for seconds,
// so entries are removed here before the client needs to.
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';

const storageKey = storageKeys.queryIdsByProduct;
const mostEntries = 5000;
const droppedEntries = 1000;

/** Query id and time, by index and object. */
type QueryIdCache = Readonly<Record<string, readonly [queryID: string, since: number]>>;

export function makeRoomInQueryIdCache(): void {
  const text = readStored(storageKey);
  if (text === null) return;
  try {
    const cache = JSON.parse(text) as QueryIdCache;
    const smaller = makeRoom(cache);
    if (smaller !== cache) writeStored(storageKey, JSON.stringify(smaller));
  } catch {
    writeStored(storageKey, null);
  }
}

/** Drops the oldest entries; returns the same cache if one more entry fits. */
export function makeRoom(cache: QueryIdCache): QueryIdCache {
  const entries = Object.entries(cache);
  if (entries.length < mostEntries) return cache;
  const newestFirst = entries.sort(([, [, a]], [, [, b]]) => b - a);
  return Object.fromEntries(newestFirst.slice(0, entries.length - droppedEntries));
}
