import { expect, it } from 'vitest';
import { createBookingKeys } from './booking-keys.ts';

it('gives the same booking the same key until it was answered, and another booking another', () => {
  const { keyOf, answered } = createBookingKeys();
  const first = keyOf({ amount: 1 });
  expect(keyOf({ amount: 1 })).toEqual(first);
  const second = keyOf({ amount: 2 });
  expect(second).not.toEqual(first);
  expect(keyOf({ amount: 1 }), 'the first may have been carried out meanwhile').not.toEqual(first);
  const last = keyOf({ amount: 3 });
  answered();
  expect(keyOf({ amount: 3 })).not.toEqual(last);
});
