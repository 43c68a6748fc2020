// The receipt booked last, until it is put away: the order it completed moves on, and what was booked stays to be read.
import type { DueLabels } from '@praxora/contract/purchasing/receiving.calls';
import { createStore, useStore } from '../../../lib/store.ts';

export interface Booked {
  readonly orderId: number;
  readonly receiptId: number;
  readonly labels: readonly DueLabels[];
}

const store = createStore<Booked | null>(null);

export const announceBooked = (booked: Booked): void => store.set(booked);
export const putAwayBooked = (): void => store.set(null);

export function useBooked(orderId: number): Booked | null {
  const booked = useStore(store);
  return booked?.orderId === orderId ? booked : null;
}
