import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLabelId, readLabelId } from './label-id.ts';

describe('label ids', () => {
  const random = fc.uint8Array({ minLength: 8, maxLength: 8 });
  const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

  it('are read as they were made, also in small letters', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const id = makeLabelId(bytes);
        expect(id).toMatch(/^PX[0-9A-HJKMNP-TV-Z]{9}$/);
        expect(readLabelId(` ${id.toLowerCase()} `)).toBe(id);
      }),
    );
  });

  it('betray a wrong character and two swapped ones', () => {
    fc.assert(
      fc.property(
        random,
        fc.integer({ min: 2, max: 10 }),
        fc.constantFrom(...characters),
        (bytes, at, other) => {
          const id = makeLabelId(bytes);
          fc.pre(other !== id[at]);
          expect(readLabelId(id.slice(0, at) + other + id.slice(at + 1))).toBeNull();
        },
      ),
    );
    fc.assert(
      fc.property(random, fc.integer({ min: 2, max: 9 }), (bytes, at) => {
        const id = makeLabelId(bytes);
        fc.pre(id[at] !== id[at + 1]);
        const swapped = id.slice(0, at) + id[at + 1] + id[at] + id.slice(at + 2);
        expect(readLabelId(swapped)).toBeNull();
      }),
    );
  });

  it('are nothing else', () => {
    for (const text of ['', 'PX', 'PX12345678', 'QX000000000', 'PX00000000U', '4006381333931'])
      expect(readLabelId(text)).toBeNull();
  });
});
