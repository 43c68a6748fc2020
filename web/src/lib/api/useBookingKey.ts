import { useRef } from 'react';
import type { CallOptions } from './client.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The same booking sent again has the same key, so that it is booked once; another booking has another. */
export function useBookingKey(): (booking: unknown) => Required<Pick<CallOptions, 'idempotencyKey'>> {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (booking) => {
    const text = JSON.stringify(booking);
    if (last.current?.text !== text) last.current = { text, key: newIdempotencyKey() };
    return { idempotencyKey: last.current.key };
  };
}
