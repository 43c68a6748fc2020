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
} as const;

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
    // Nothing is remembered then, and that is all.
  }
}
