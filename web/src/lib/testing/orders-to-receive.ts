// Orders made to measure, for tests of receiving them: what they order is kept as articles.
import type { Order, OrderPosition, ReceivingArticle } from '@praxora/contract/purchasing/order';
import { anOrder as someOrder, aPosition as somePosition } from './orders.ts';

export function anArticle(changes: Partial<ReceivingArticle> = {}): ReceivingArticle {
  return {
    id: 500,
    name: 'Nitrila Blau M',
    useInventory: true,
    hasBatchObligation: false,
    hasExpiryDateObligation: false,
    defaultStorageId: 9,
    unitToLabel: 'SALES_UNIT',
    unitsPerOrderUnit: 100,
    orderUnit: { de: 'Box', en: 'box' },
    countingUnit: { de: 'Stück', en: 'piece' },
    ...changes,
  };
}

export const aPosition = (id: number, changes: Partial<OrderPosition> = {}): OrderPosition =>
  somePosition(id, {
    packText: { de: 'Box 100 Stk', en: 'Box of 100' },
    quantity: 4,
    unitPriceCents: 1000,
    netCents: 4000,
    article: anArticle({ id: 500 + id }),
    ...changes,
  });

export const anOrder = (positions: OrderPosition[], changes: Partial<Order> = {}): Order =>
  someOrder(42, {
    orderNumber: 'PX-2026-04817',
    goodsCents: 4000,
    shippingCents: 0,
    netCents: 4000,
    vat: [],
    vatCents: 760,
    grossCents: 4760,
    positions,
    history: [],
    ...changes,
  });
