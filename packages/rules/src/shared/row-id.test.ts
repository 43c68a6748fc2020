import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idInAddress, largestId } from './row-id.ts';

it.each([
  null,
  undefined,
  '',
  '0',
  '01',
  '-1',
  '1.5',
  '1e3',
  ' 1',
  '1 ',
  '+1',
  '0x1',
  '١',
  '2147483648',
  '99999999999',
])('%j is the number of no row', (text) => {
  expect(idInAddress(text)).toBeNull();
});

it('every number a row can have is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: largestId }), (id) => {
      expect(idInAddress(String(id))).toBe(id);
    }),
    { examples: [[1], [largestId]] },
  );
});
