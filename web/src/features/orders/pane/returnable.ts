// What of an order can go back: by position and stock entry, as it was received.
import type { Order, OrderPosition } from '@praxora/contract/orders/order';
import { returnable } from './actions.ts';

export interface ReturnableLot {
  readonly key: string;
  readonly position: OrderPosition;
  /** Null: it was not stored. */
  readonly stockId: number | null;
  readonly storageName: string | null;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
  /** Order units. */
  readonly most: number;
}

export function returnableLots({ positions, receipts }: Order): ReturnableLot[] {
  return positions.flatMap((position) => {
    const left = returnable(position);
    const lots = new Map<string, ReturnableLot>();
    for (const { kind, lines } of receipts) {
      for (const { positionId, stockId, quantity, storageName, batchNumber, expirationDate } of lines) {
        if (positionId !== position.id) continue;
        const key = `${position.id}-${stockId ?? 'none'}`;
        const former = lots.get(key)?.most ?? 0;
        const most = kind === 'receipt' ? former + quantity : former - quantity;
        // A return says no more of the batch than its receipt did.
        const facts = lots.get(key) ?? { key, position, stockId, storageName, batchNumber, expirationDate };
        lots.set(key, { ...facts, most });
      }
    }
    return [...lots.values()]
      .map((lot) => ({ ...lot, most: Math.min(lot.most, left) }))
      .filter(({ most }) => most > 0);
  });
}
