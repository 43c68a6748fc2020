// A text cut into its words once, for all queries that look at it.
import { fold } from './fold.ts';
import { hasDigit, type Piece, PieceScanner } from './tokens.ts';

/** Words from here on may be compounds. */
export const shortestCompound = 7;
export const asciiLimit = 128;

export interface ScannedWord extends Piece {
  /** As written. */
  readonly original: string;
  /** Folded, where an ß is two letters, it is long enough to be one, and has no digits. */
  readonly mayBeCompound: boolean;
}

/** Quick test that rules out most texts as unrelated to a query. */
export interface Outline {
  /** The bits of all beginnings of its words. */
  readonly beginnings: number;
  /** Has words that may match whatever they begin with. */
  readonly isOpen: boolean;
}

export interface ScannedText extends Outline {
  readonly text: string;
  readonly words: readonly ScannedWord[];
}

/** Outline of several texts together. */
export const mergeOutlines = (texts: readonly Outline[]): Outline => ({
  beginnings: texts.reduce((bits, { beginnings }) => bits | beginnings, 0),
  isOpen: texts.some(({ isOpen }) => isOpen),
});

/** Equal for a letter, large or small; several letters and digits share one. */
export const beginningBit = (code: number): number => 1 << (code & 31);

const scanner = new PieceScanner();

export function scannedText(text: string): ScannedText {
  scanner.scan(text);
  const { starts, ends, chained, count } = scanner;
  const words: ScannedWord[] = [];
  let beginnings = 0;
  let isOpen = false;
  for (let i = 0; i < count; i++) {
    const start = starts[i] as number;
    const end = ends[i] as number;
    const original = text.slice(start, end);
    const mayBeCompound = isLikeCompound(original);
    const code = original.charCodeAt(0);
    beginnings |= beginningBit(code);
    isOpen ||= mayBeCompound || code >= asciiLimit;
    words.push({ start, end, chained: chained[i] === 1, original, mayBeCompound });
  }
  return { text, words, beginnings, isOpen };
}

function isLikeCompound(original: string): boolean {
  // Folding changes nothing of it that counts here.
  const word = isAscii(original) ? original : fold(original);
  return word.length >= shortestCompound && !hasDigit(word);
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= asciiLimit) return false;
  return true;
}
