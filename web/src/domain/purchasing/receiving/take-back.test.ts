import type { Receipt, ReceiptLine } from '@praxora/contract/purchasing/order';
import { expect, test } from 'vitest';
import { canTakeBack, countLabels, isWhole, suggestedLines } from './take-back.ts';

const line = (id: number, changes: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id,
  positionId: id,
  articleId: 500 + id,
  name: { de: 'Ware', en: 'Goods' },
  quantity: 2,
  batchNumber: '',
  expirationDate: null,
  storageName: 'Keller',
  stockId: id,
  isTakenBack: false,
  obstacle: null,
  labelCount: 2,
  ...changes,
});
const receipt = (...lines: ReceiptLine[]): Receipt => ({
  id: 1,
  kind: 'receipt',
  orderId: 1,
  vendorName: 'Depotia',
  happenedOn: '2026-11-03',
  bookedAt: '2026-11-03T10:00:00Z',
  bookedBy: 'Miriam',
  deliveryNote: '',
  note: '',
  lines,
});

const used = line(2, { obstacle: 'consumption' });
const gone = line(3, { isTakenBack: true, labelCount: 0 });

test('what was used or taken back stays, the rest is chosen at first', () => {
  expect(suggestedLines(receipt(line(1), used, gone), null)).toEqual([1]);
  expect(suggestedLines(receipt(line(1), line(4)), 504)).toEqual([4]);
  expect(suggestedLines(receipt(line(1), used), 502)).toEqual([]);
});

test('a receipt can be taken back as long as one of its lines can', () => {
  expect(canTakeBack(receipt(used, line(1)))).toBe(true);
  expect(canTakeBack(receipt(used, gone))).toBe(false);
  expect(canTakeBack({ ...receipt(line(1)), kind: 'return' })).toBe(false);
});

test('it is the whole receipt when nothing is left of it', () => {
  expect(isWhole(receipt(line(1), gone), [1])).toBe(true);
  expect(isWhole(receipt(line(1), used), [1])).toBe(false);
  expect(isWhole(receipt(line(1), line(4)), [1])).toBe(false);
  // A single line is named by itself.
  expect(isWhole(receipt(line(1)), [1])).toBe(false);
  expect(countLabels([line(1), gone])).toBe(2);
});
