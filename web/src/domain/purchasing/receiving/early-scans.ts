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

/** Returns the early scans in scanning order and removes them, so that each is read once. */
export function takeEarlyScans(orderId: number): readonly string[] {
  const texts = early.get(orderId) ?? [];
  early.delete(orderId);
  return texts;
}

/** Discards early scans when the user leaves before the order has loaded, or opens another. */
export function useForgetEarlyScans(orderId: number | null): void {
  useEffect(() => {
    return () => {
      if (orderId !== null) early.delete(orderId);
    };
  }, [orderId]);
}
