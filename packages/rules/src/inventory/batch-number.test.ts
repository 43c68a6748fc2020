import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchFits } from './batch-number.ts';

describe('a batch number that is looked for', () => {
  it('is the same with and without dashes, blanks and capitals', () => {
    for (const wanted of ['NB26-0912', 'nb260912', ' NB 26 0912 '])
      expect(batchFits(wanted, 'NB26-0912'), wanted).toBe('whole');
    expect(batchFits('Ä-7', 'ä7')).toBe('whole');
    expect(batchFits('--', '--')).toBe('whole');
  });

  it('may be a part, from two letters or digits on', () => {
    for (const wanted of ['0912', '26-09', 'nb']) expect(batchFits(wanted, 'NB26-0912'), wanted).toBe('part');
    for (const wanted of ['N', '-', '', '0913', 'NB26-09123'])
      expect(batchFits(wanted, 'NB26-0912'), wanted).toBeNull();
    expect(batchFits('7', '7')).toBe('whole');
  });

  it('is never that of goods without one', () => {
    for (const wanted of ['', ' ', '-', 'A1']) expect(batchFits(wanted, ''), wanted).toBeNull();
  });

  it('is found by itself and by every part that is long enough', () => {
    const batches = fc.stringMatching(/^[A-Z0-9]{3,20}$/);
    fc.assert(
      fc.property(batches, fc.nat(19), fc.nat(19), (batch, from, length) => {
        expect(batchFits(batch, batch)).toBe('whole');
        const part = batch.slice(from % (batch.length - 1)).slice(0, 2 + length);
        expect(batchFits(part, batch)).toBe(part === batch ? 'whole' : 'part');
      }),
    );
  });
});
