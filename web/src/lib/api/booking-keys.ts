// The Idempotency-Key of a booking. Once the server has carried one out, its key stands for just that: with anything
// else in the request it is refused. So a changed booking goes out under a new key.
import { useState } from 'react';
import type { CallOptions } from './client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

export interface BookingKeys {
  /**
   * Idempotency key of a booking: the same when it is sent again, so that it is booked once; another booking has
   * another key.
   */
  readonly keyOf: (booking: unknown) => Required<Pick<CallOptions, 'idempotencyKey'>>;
  /** The server has answered: the same again is meant as another booking. */
  readonly answered: () => void;
}

export function createBookingKeys(): BookingKeys {
  let last: { readonly text: string; readonly key: string } | null = null;
  return {
    keyOf: (booking) => {
      const text = JSON.stringify(booking) ?? '';
      if (last?.text !== text) last = { text, key: newIdempotencyKey() };
      return { idempotencyKey: last.key };
    },
    answered: () => {
      last = null;
    },
  };
}

/** For a dialogue, which closes when it was booked. */
export function useBookingKey(): BookingKeys['keyOf'] {
  const [keys] = useState(createBookingKeys);
  return keys.keyOf;
}
