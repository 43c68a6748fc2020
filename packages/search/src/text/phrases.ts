// How a product's name is put together: phrases, and what it is said to be for. "Notebook case for travel, black" is a
// case; notebook stands in the same phrase before it, travel behind "for".
import { fold } from './fold.ts';
import { hasDigit, splitPieces } from './tokens.ts';

const english = new Set(['for', 'with', 'and', 'of', 'to', 'in', 'by', 'or', 'on']);
const german = new Set(
  ['für', 'mit', 'und', 'aus', 'von', 'zu', 'zum', 'zur', 'im', 'oder', 'auf'].map(fold),
);
/** Words followed by the thing the product belongs to. */
const belonging = new Set(['for', fold('für')]);
/** Separator of phrases; a slash between words without spaces joins equals. */
const separator = /[,;:()[\]|+]|\s[-–—/]/;

export interface NamePart {
  readonly word: string;
  /** The last word of its phrase. */
  readonly endsPhrase: boolean;
  /** Behind "for": not what the thing is. */
  readonly isBelonging: boolean;
}

export interface NameParts {
  /** Parts by position, as words are counted in a name. */
  readonly parts: readonly NamePart[];
  /** Joining words of each language: tells which one the name is written in. */
  readonly english: number;
  readonly german: number;
}

export function splitName(name: string): NameParts {
  const pieces = splitPieces(name)
    .map(({ start, end }) => ({ start, end, word: fold(name.slice(start, end)) }))
    .filter(({ word }) => word !== '');
  const counts = { english: 0, german: 0 };
  let isBelonging = false;
  const parts = pieces.map(({ end, word }, i): NamePart => {
    if (english.has(word)) counts.english++;
    if (german.has(word)) counts.german++;
    if (belonging.has(word)) isBelonging = true;
    const next = pieces[i + 1];
    const endsPhrase = !next || isJoining(next.word) || separator.test(name.slice(end, next.start));
    const part = { word, endsPhrase: endsPhrase || hasDigit(next?.word ?? ''), isBelonging };
    if (separator.test(name.slice(end, next?.start))) isBelonging = false;
    return part;
  });
  return { parts, ...counts };
}

const isJoining = (word: string): boolean => english.has(word) || german.has(word);
