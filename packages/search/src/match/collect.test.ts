import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, collectFirst, lookUp, narrow, putInOrder } from './collect.ts';

const size = 70;
const table = Uint32Array.from({ length: 8 }, (_, i) => i * 10 + 1);
const documentsIn = fc.uniqueArray(fc.nat(size - 1)).map((list) => Uint32Array.from(list).sort());
const occurrencesOf = (documents: Uint32Array) => Uint16Array.from(documents, (document) => document % 8);

describe('matching loops', () => {
  it('collect each document once, with its best score', () => {
    const scores = new Uint32Array(size);
    const list = new Uint32Array(size);
    const first = collect(Uint32Array.of(1, 5), Uint16Array.of(2, 3), 0, 2, table, scores, list, 0);
    const count = collect(Uint32Array.of(1, 9, 5), Uint16Array.of(7, 1, 0), 0, 3, table, scores, list, first);
    expect(Array.from(list.subarray(0, count))).toEqual([1, 5, 9]);
    expect([scores[1], scores[5], scores[9]]).toEqual([71, 31, 11]);
  });

  it('collect one term alone the same', () => {
    fc.assert(
      fc.property(documentsIn, (documents) => {
        const occurrences = occurrencesOf(documents);
        const [scores, list] = [new Uint32Array(size), new Uint32Array(size)];
        const [firstScores, firstList] = [new Uint32Array(size), new Uint32Array(size)];
        const end = documents.length;
        const count = collect(documents, occurrences, 0, end, table, scores, list, 0);
        const first = collectFirst(documents, occurrences, 0, end, table, firstScores, firstList);
        expect(first).toBe(count);
        expect([firstScores, firstList]).toEqual([scores, list]);
      }),
    );
  });

  it('narrow and look up the same', () => {
    fc.assert(
      fc.property(documentsIn, documentsIn, fc.nat(3), (documents, candidates, gaps) => {
        const others = new Uint32Array(size);
        candidates.forEach((document, i) => {
          others[document] = i % 4 < gaps ? 0 : 1;
        });
        const narrowed = new Uint32Array(size);
        const lookedUp = new Uint32Array(size);
        const occurrences = occurrencesOf(documents);
        narrow(documents, occurrences, 0, documents.length, table, narrowed, others);
        lookUp(
          documents,
          occurrences,
          0,
          documents.length,
          table,
          lookedUp,
          others,
          candidates,
          candidates.length,
        );
        expect(lookedUp).toEqual(narrowed);
        expect(Array.from(narrowed.keys()).filter((i) => narrowed[i])).toEqual(
          Array.from(documents).filter((document) => others[document]),
        );
      }),
    );
  });

  it('put a list in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(size - 1)), (documents) => {
        const list = Uint32Array.from(documents);
        putInOrder(list, list.length, size);
        expect(list).toEqual(Uint32Array.from(documents).sort());
      }),
    );
  });
});
