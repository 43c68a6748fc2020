// Substitutes for a word that occurs nowhere: longer words that end with it, as Mundspiegel for Spiegel, or a measure
// written apart, as 5 ml for 5ml.
import type { TextIndex } from '../index/text-index.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { hasDigit } from '../text/tokens.ts';
import { writeUtf8 } from '../text/utf8.ts';

const shortestEnding = 5;
/** So much must stand before it: a letter or two make it another word, or a typo. */
const shortestBeginning = 3;
const mostWords = 50;
const measure = /^(\d+)(\p{L}+)$/u;

/** Replacements for a word, each a list of words that together mean the same. */
export function wordsInstead(
  word: string,
  endingWith: (ending: string) => readonly string[],
): readonly (readonly string[])[] {
  const [, number, unit] = measure.exec(word) ?? [];
  if (number && unit) return [[number, unit]];
  if (word.length < shortestEnding || hasDigit(word)) return [];
  return endingWith(word)
    .filter((longer) => longer.length >= word.length + shortestBeginning && !hasDigit(longer))
    .slice(0, mostWords)
    .map((longer) => [longer]);
}

/** All words of the texts that end with the given one and may replace it, in order. */
export function wordsEndingWith(texts: readonly TextIndex[], ending: string): string[] {
  const wanted = new Uint8Array(ending.length * 3);
  const length = writeUtf8(ending, wanted, 0);
  const found = new Set<string>();
  for (const { dictionary } of texts) {
    const { bytes, starts } = dictionary;
    for (const term of longWordsOf(dictionary)) {
      const end = starts[term + 1] as number;
      if (end - (starts[term] as number) <= length) continue;
      let same = 0;
      while (same < length && bytes[end - 1 - same] === wanted[length - 1 - same]) same++;
      if (same === length) found.add(dictionary.term(term));
    }
  }
  return [...found].sort();
}

const longWords = new WeakMap<Dictionary, Uint32Array>();

/** Most of a catalogue's words are numbers: what is left is read through in no time. */
function longWordsOf(dictionary: Dictionary): Uint32Array {
  let words = longWords.get(dictionary);
  if (words === undefined) {
    const { bytes, starts, size } = dictionary;
    words = Uint32Array.from({ length: size }, (_, term) => term).filter((term) => {
      const [from, to] = [starts[term] as number, starts[term + 1] as number];
      if (to - from < shortestEnding + shortestBeginning) return false;
      for (let at = from; at < to; at++) if (isDigit(bytes[at] as number)) return false;
      return true;
    });
    longWords.set(dictionary, words);
  }
  return words;
}

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
