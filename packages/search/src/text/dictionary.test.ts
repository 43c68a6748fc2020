import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedTerms } from '../index/sort-terms.ts';
import { TermTable } from '../index/term-table.ts';
import { Dictionary } from './dictionary.ts';
import { fromUtf8, toUtf8 } from './utf8.ts';

function dictionaryOf(words: readonly string[]): Dictionary {
  const table = new TermTable();
  for (const word of words) table.add(word);
  const order = sortedTerms(table.bytes.values, table.starts.values, table.size);
  const starts = new Uint32Array(table.size + 1);
  const bytes = new Uint8Array(table.bytes.length);
  order.forEach((id, i) => {
    const from = table.starts.values[id] as number;
    const to = table.starts.values[id + 1] as number;
    bytes.set(table.bytes.values.subarray(from, to), starts[i]);
    starts[i + 1] = (starts[i] as number) + to - from;
  });
  return new Dictionary(bytes, starts);
}

const anyWord = fc.string({
  minLength: 1,
  maxLength: 6,
  unit: fc.constantFrom('a', 'b', '1', 'z', 'ж', '𝛼'),
});

describe('the dictionary', () => {
  it('numbers equal words equally', () => {
    const table = new TermTable();
    expect(['a', 'b', 'a', 'ab', 'b'].map((word) => table.add(word))).toEqual([0, 1, 0, 2, 1]);
  });

  it('finds every word, no other, and all that begin with one', () => {
    const check = (words: readonly string[], other: string) => {
      const dictionary = dictionaryOf(words);
      const terms = Array.from({ length: dictionary.size }, (_, i) => dictionary.term(i));
      expect(terms.filter((term, i) => i > 0 && byBytes(terms[i - 1] ?? '', term) >= 0)).toEqual([]);
      expect(new Set(terms)).toEqual(new Set(words));
      expect(words.filter((word) => terms[dictionary.find(word)] !== word)).toEqual([]);
      expect(dictionary.find(other) >= 0).toBe(words.includes(other));
      const [from, to] = dictionary.beginningWith(other);
      expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(other)));
    };
    fc.assert(fc.property(fc.array(anyWord, { maxLength: 60 }), anyWord, check));
    // Large enough for the table of beginnings.
    const many = Array.from({ length: 8000 }, (_, i) => (i * 7919).toString(36));
    for (const wanted of ['a', 'ab', 'zzzz', many[77] ?? '']) check(many, wanted);
  });

  it('keeps words of every script', () => {
    for (const word of ['abc', 'ñandú', 'зуб', '日本', '𝛼x']) {
      const bytes = toUtf8(word);
      expect(fromUtf8(bytes, 0, bytes.length)).toBe(word);
    }
  });
});

function byBytes(a: string, b: string): number {
  const left = toUtf8(a);
  const right = toUtf8(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return (left[i] as number) - (right[i] as number);
  }
  return left.length - right.length;
}
