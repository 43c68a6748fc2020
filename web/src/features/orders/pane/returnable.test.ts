import type { Receipt } from '@praxora/contract/orders/order';
import { expect, it } from 'vitest';
import { anOrder, aPosition } from '../../../lib/testing/orders.ts';
import { returnableLots } from './returnable.ts';

const line = (positionId: number, quantity: number, stockId: number | null, batchNumber = '') => ({
  positionId,
  articleId: null,
  name: { de: 'x', en: 'x' },
  quantity,
  batchNumber,
  expirationDate: null,
  storageName: stockId === null ? null : 'Room 1',
  stockId,
});

const receipt = (id: number, kind: Receipt['kind'], lines: Receipt['lines']): Receipt => ({
  id,
  kind,
  happenedOn: '2026-11-14',
  bookedAt: '2026-11-14T08:40:00.000Z',
  bookedBy: 'Miriam Keller',
  deliveryNote: '',
  note: '',
  lines,
});

it('offers what was received, by stock entry, less what went back', () => {
  const order = anOrder(1, {
    state: 'partially-received',
    positions: [aPosition(1, { received: 9, returned: 2 }), aPosition(2)],
    receipts: [
      receipt(1, 'receipt', [line(1, 4, 31, 'A'), line(1, 2, 32, 'B')]),
      receipt(2, 'receipt', [line(1, 2, 31, 'A'), line(1, 1, null)]),
      receipt(3, 'return', [line(1, 2, 32)]),
    ],
  });
  expect(
    returnableLots(order).map(({ stockId, batchNumber, most }) => ({ stockId, batchNumber, most })),
  ).toEqual([
    { stockId: 31, batchNumber: 'A', most: 6 },
    { stockId: null, batchNumber: '', most: 1 },
  ]);
});

it('offers nothing where nothing came', () => {
  expect(returnableLots(anOrder(1))).toEqual([]);
});
