// Codes that are scanned while an order is still on its way to the screen: they belong to the order, and wait for it.
import { useEffect } from 'react';
import { useWedgeScanner } from '../../inventory/index.ts';

const early = new Map<number, string[]>();

/** Null: nothing is on its way. */
export function useEarlyScans(orderId: number | null): void {
  useWedgeScanner({
    isEnabled: orderId !== null,
    onScan: (text) => {
      if (orderId !== null) early.set(orderId, [...(early.get(orderId) ?? []), text]);
    },
  });
}

/** Each is taken once, in the order of scanning. */
export function takeEarlyScans(orderId: number): readonly string[] {
  const texts = early.get(orderId) ?? [];
  early.delete(orderId);
  return texts;
}

/** Whoever leaves before the order has come, or sees another, has done with them. */
export function useForgetEarlyScans(orderId: number | null): void {
  useEffect(() => {
    return () => {
      if (orderId !== null) early.delete(orderId);
    };
  }, [orderId]);
}
