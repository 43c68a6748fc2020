// Cuts texts, article numbers and queries into folded words.
import { fold } from './fold.ts';

/** A run of letters and digits; `chained` when only a hyphen, dot or the like separates it from the one before. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly chained: boolean;
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;
// Most texts are Latin: a table answers for the first letters, a regular expression for the rest.
const tableSize = 0x250;
const isWordCode = Uint8Array.from({ length: tableSize }, (_, code) =>
  wordCharacter.test(String.fromCharCode(code)) ? 1 : 0,
);
const chainCodes = new Set([..."-.'_’‐‑–·"].map((character) => character.charCodeAt(0)));

function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < tableSize) return isWordCode[code] === 1;
  // Letters beyond the basic plane do not occur in catalogues; half of one is no letter.
  return (code < 0xd800 || code > 0xdfff) && wordCharacter.test(text.charAt(at));
}

/** The pieces of a text, in arrays that are written over by the next text. */
export class PieceScanner {
  starts = new Uint32Array(64);
  ends = new Uint32Array(64);
  /** 1 for pieces that belong to the one before. */
  chained = new Uint8Array(64);
  count = 0;

  scan(text: string): void {
    this.count = 0;
    for (let i = 0; i < text.length; ) {
      if (!isWordAt(text, i)) {
        i++;
        continue;
      }
      const start = i;
      while (i < text.length && isWordAt(text, i)) i++;
      this.#add(text, start, i);
    }
  }

  #add(text: string, start: number, end: number): void {
    const at = this.count++;
    if (at === this.starts.length) this.#enlarge();
    const before = at === 0 ? -1 : (this.ends[at - 1] as number);
    this.starts[at] = start;
    this.ends[at] = end;
    this.chained[at] = start === before + 1 && chainCodes.has(text.charCodeAt(before)) ? 1 : 0;
  }

  #enlarge(): void {
    const { starts, ends, chained } = this;
    this.starts = new Uint32Array(starts.length * 2);
    this.starts.set(starts);
    this.ends = new Uint32Array(ends.length * 2);
    this.ends.set(ends);
    this.chained = new Uint8Array(chained.length * 2);
    this.chained.set(chained);
  }
}

const scanner = new PieceScanner();

export function splitPieces(text: string): Piece[] {
  scanner.scan(text);
  const pieces: Piece[] = [];
  for (let i = 0; i < scanner.count; i++) {
    pieces.push({
      start: scanner.starts[i] as number,
      end: scanner.ends[i] as number,
      chained: scanner.chained[i] === 1,
    });
  }
  return pieces;
}

/** Reports every word with its position; words in a chain (AB-12.345) also joined (ab12345), at the first one's position. */
export function forEachWord(
  text: string,
  report: (word: string, position: number, original: string) => void,
): number {
  const pieces = splitPieces(text);
  let position = 0;
  let chain = '';
  let chainStart = 0;
  let chainLength = 0;
  for (const { start, end, chained } of pieces) {
    if (!chained) {
      if (chainLength > 1) report(chain, chainStart, '');
      chain = '';
      chainStart = position;
      chainLength = 0;
    }
    const original = text.slice(start, end);
    const word = fold(original);
    if (word === '') continue;
    report(word, position, original);
    chain += word;
    chainLength++;
    position++;
  }
  if (chainLength > 1) report(chain, chainStart, '');
  return position;
}

/** An article number without its separators, and its parts where it has several. */
export function numberWords(number: string): { readonly whole: string; readonly parts: readonly string[] } {
  const parts = foldedPieces(number);
  return { whole: parts.join(''), parts: parts.length > 1 ? parts : [] };
}

const mostQueryWords = 10;

/** Packs print a PZN with its letters in front, catalogues keep the digits only. */
const withoutPznLetters = (query: string): string =>
  query.replace(/(?<![\p{L}\p{N}])PZN[\s:-]{0,3}(?=\d)/giu, '');

/** The words of a query; like the hosted service, only the first ten count. */
export function queryWords(query: string): string[] {
  return foldedPieces(withoutPznLetters(query)).slice(0, mostQueryWords);
}

/** As queryWords, each with what was typed for it. */
export function writtenWords(query: string): { readonly word: string; readonly original: string }[] {
  const text = withoutPznLetters(query);
  return splitPieces(text)
    .map(({ start, end }) => text.slice(start, end))
    .map((original) => ({ word: fold(original), original }))
    .filter(({ word }) => word !== '')
    .slice(0, mostQueryWords);
}

function foldedPieces(text: string): string[] {
  return splitPieces(text)
    .map(({ start, end }) => fold(text.slice(start, end)))
    .filter((word) => word !== '');
}

const digit = /\p{N}/u;

export function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) return true;
    if (code >= 0x80) return digit.test(word);
  }
  return false;
}
