// The share of deliveries that came in time, and when none is told.
import { expect, it } from 'vitest';
import { deliveryRecord } from './delivery-record.ts';

const vendor = (to: number | null, receiptCount: number, inTimeCount: number | null) => ({
  deliveryDays: to === null ? null : { to },
  delivery: { receiptCount, inTimeCount },
});

it.each([
  [vendor(1, 27, 10), { promisedDays: 1, keptPercent: 37 }],
  [vendor(3, 5, 5), { promisedDays: 3, keptPercent: 100 }],
  [vendor(0, 6, 0), { promisedDays: 1, keptPercent: 0 }],
  [vendor(1, 8, 1), { promisedDays: 1, keptPercent: 13 }],
  [vendor(1, 4, 4), null],
  [vendor(1, 0, 0), null],
  [vendor(null, 27, null), null],
])('%j', (deliveries, record) => expect(deliveryRecord(deliveries)).toEqual(record));

it('a page that names the count beside it tells a share of fewer, and none of nothing', () => {
  expect(deliveryRecord(vendor(1, 3, 2), 1)).toEqual({ promisedDays: 1, keptPercent: 67 });
  expect(deliveryRecord(vendor(1, 0, 0), 0)).toBeNull();
});
