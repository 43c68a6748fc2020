// Which documents a word occurs in, and how: one entry per word and document, in typed arrays.

/** How a word occurs in a document, as bits of one number. */
export const occursIn = {
  titel: 1 << 5,
  titelEn: 1 << 6,
  hersteller: 1 << 7,
  nummern: 1 << 8,
  kategorien: 1 << 9,
  text: 1 << 10,
  /** A whole article number, not a part of one. */
  wholeNumber: 1 << 11,
  /** Only as a part of a compound. */
  compoundPart: 1 << 12,
  /** It says what the thing is, not what that belongs to. Learned while building, see kinds.ts. */
  asKind: 1 << 13,
} as const;

/** So many different ways there are. */
export const occurrenceKinds = 1 << 14;

/** While an index is built: the last word of its phrase, and a word made of several that are listed too. */
export const duringBuild = { endsPhrase: 1 << 14, joined: 1 << 15 } as const;

/** The low five bits tell how near the beginning of the German name: 31 is its first word, 0 not there (or far behind). */
export const nearnessMask = 31;
export const toNearness = (position: number): number => Math.max(0, nearnessMask - position);

const fields = occurrenceKinds - 1 - nearnessMask - occursIn.compoundPart;

/** Two occurrences of a word in one document: all fields, the nearer position, a compound's part only if both are. */
export function mergedOccurrence(a: number, b: number): number {
  return ((a | b) & fields) | (a & b & occursIn.compoundPart) | Math.max(a & nearnessMask, b & nearnessMask);
}

/**
 * A compound's part stands where the compound does, but a word within an article number is no whole number. What the
 * thing is, the last part says.
 */
export const partOccurrence = (occurrence: number, isLast: boolean): number =>
  (occurrence & ~(occursIn.wholeNumber | (isLast ? 0 : occursIn.asKind))) | occursIn.compoundPart;

export interface Postings {
  /** Where each term's entries start; one more than there are terms. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly occurrences: Uint16Array;
}
