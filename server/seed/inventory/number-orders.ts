// Orders of a demo practice with their prices, days and the numbers of their rows.
import { vatPercentsOn } from '@praxora/rules/shared/tax';
import type { PricedBasket } from '@praxora/rules/vendors/pricing';
import { type OrderLife, planOrderLife } from './order-life.ts';
import type { Ordering } from './ordering-practice.ts';
import { type DemoOrder, type DemoReceipt, paidPrice } from './orders.ts';
import { toUuid } from './uuid.ts';

/** The next free numbers of rows, through all practices. */
export interface OrderNumbers {
  order: number;
  position: number;
  receipt: number;
  /** What makes the number that vendors see of the number of an order. */
  readonly platformNumbersAfter: number;
}

interface NumberedReceipt {
  readonly id: number;
  /** Booking id of the receipt's movements in the ledger. */
  readonly bookingId: string;
  readonly receipt: DemoReceipt;
}

export interface NumberedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly platformOrderNumber: string;
  readonly order: DemoOrder;
  readonly priced: PricedBasket;
  readonly life: OrderLife;
  readonly firstPosition: number;
  readonly receipts: readonly NumberedReceipt[];
}

/** Later ones get later numbers. */
export function numbered(
  orders: readonly DemoOrder[],
  { practice, terms, rates, contacts }: Ordering,
  seed: string,
  next: OrderNumbers,
): NumberedOrder[] {
  const counters = new Map<string, number>();
  return [...orders].sort(byDay).map((order) => {
    const id = next.order++;
    const vendorTerms = terms.get(order.vendorId);
    const contact = contacts.get(order.vendorId);
    if (!vendorTerms || !contact) throw new Error(`Vendor ${order.vendorId} does not deliver there`);
    const priced = paidPrice(order, vendorTerms, vatPercentsOn(rates, practice.country, order.placedOn));
    const year = order.placedOn.slice(0, 4);
    const count = (counters.get(year) ?? 0) + 1;
    counters.set(year, count);
    const firstPosition = next.position;
    next.position += order.lines.length;
    const receipts = order.receipts.map((receipt) => {
      const receiptId = next.receipt++;
      return { id: receiptId, bookingId: toUuid(`receipt ${receiptId}`), receipt };
    });
    const needsApproval = practice.limitCents !== null && priced.netCents > practice.limitCents;
    const receiptIds = receipts.map((receipt) => receipt.id);
    return {
      id,
      orderNumber: `${year}-${String(count).padStart(4, '0')}`,
      platformOrderNumber: `PX-${next.platformNumbersAfter + id}`,
      order,
      priced,
      life: planOrderLife(order, practice, contact, { needsApproval, receiptIds }, seed),
      firstPosition,
      receipts,
    };
  });
}

const byDay = (a: DemoOrder, b: DemoOrder): number =>
  a.placedOn === b.placedOn ? a.vendorId - b.vendorId : a.placedOn < b.placedOn ? -1 : 1;
