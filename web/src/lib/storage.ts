// Local browser storage that never throws: a full or forbidden storage only means that nothing is remembered.

export const storageKeys = {
  language: 'praxora.language',
  colorScheme: 'praxora.color-scheme',
  uncheckedSuppliers: 'praxora.uncheckedSuppliers',
  uncheckedPositions: 'praxora.uncheckedPositions',
  scanner: 'praxora.scanner',
  printer: 'praxora.printer',
  dymoOrigin: 'praxora.dymo-origin',
  sheetStart: 'praxora.sheet-start',
  printsAtOnce: 'praxora.prints-at-once',
  /** With the person's number behind it: whether the article form shows everything. */
  articleMore: 'praxora.article-more',
  /** Names of the guides read last. */
  readGuides: 'praxora.read-guides',
  lastSearch: 'praxora.search.location-query',
  lastQueryId: 'praxora.search.last-query-id',
  /** The analytics client's own name for it. */
  queryIdsByProduct: 'AlgoliaObjectQueryCache',
} as const;

/** Keys that reveal what a user searched and read to the next user of this browser: they are removed at the end of the session. */
const keysOfSession = [
  storageKeys.lastSearch,
  storageKeys.lastQueryId,
  storageKeys.queryIdsByProduct,
  storageKeys.readGuides,
];

export function forgetStoredOfSession(): void {
  for (const key of keysOfSession) writeStored(key, null);
}

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the value; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Without storage the value is simply not remembered.
  }
}
