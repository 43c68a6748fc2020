import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { forEachNearTerm, toWordList, typosAllowed, typosBetween } from './typos.ts';
import { toUtf8 } from './utf8.ts';

/** The definition itself: cheapest way to turn one into the other. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const ways = [
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + same,
  ];
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

const nearest = (word: string, other: string, beginning: boolean): number =>
  beginning
    ? Math.min(...Array.from({ length: other.length + 1 }, (_, end) => distance(word, other.slice(0, end))))
    : distance(word, other);

function dictionaryOf(words: readonly string[]): Dictionary {
  const sorted = [...new Set(words)].sort();
  const starts = new Uint32Array(sorted.length + 1);
  sorted.forEach((word, i) => {
    starts[i + 1] = (starts[i] as number) + word.length;
  });
  return new Dictionary(toUtf8(sorted.join('')), starts);
}

const word = (least: number, most: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: least, maxLength: most })
    .map((letters) => letters.join(''));

describe('typos', () => {
  it('are allowed by length, and never in numbers', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh', '12345678', 'ab12cd34'].map(typosAllowed)).toEqual([
      0, 1, 1, 2, 0, 0,
    ]);
  });

  it('between two words are what the definition says', () => {
    fc.assert(
      fc.property(
        word(1, 6),
        word(0, 6),
        fc.boolean(),
        fc.integer({ min: 1, max: 2 }),
        (a, b, beginning, most) => {
          expect(typosBetween(a, b, beginning, most)).toBe(Math.min(nearest(a, b, beginning), most + 1));
        },
      ),
    );
  });

  it('are found in a word list exactly where the definition says', () => {
    fc.assert(
      fc.property(
        fc.array(word(1, 6), { minLength: 1, maxLength: 25 }),
        word(2, 6),
        fc.boolean(),
        fc.integer({ min: 1, max: 2 }),
        (words, wanted, beginning, most) => {
          const dictionary = dictionaryOf([...words, 'a1', 'b2']);
          const found: Record<string, number> = {};
          forEachNearTerm(toWordList(dictionary), wanted, most, beginning, (term, typos) => {
            found[dictionary.term(term)] = typos;
          });
          const expected: Record<string, number> = {};
          for (const one of new Set(words)) {
            const typos = nearest(wanted, one, beginning);
            if (typos <= most) expected[one] = typos;
          }
          expect(found).toEqual(expected);
        },
      ),
    );
  });
});
