// A practice that orders from vendors, with orders and receipts written as the product leaves them.
import { randomUUID } from 'node:crypto';
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { TestApp } from '../../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../../testing/cart-builders.ts';
import { anOrder } from '../../../../testing/order-builders.ts';

type OrderWish = Parameters<typeof anOrder>[1];

/** Noon on the first day of the month that many months ago. */
export const monthsAgo = (months: number): string =>
  `${addMonths(startOfMonth(calendarDay(new Date())), -months)}T12:00:00Z`;

export async function aCustomer(app: TestApp, wish: { readonly country?: string } = {}) {
  const buyer: Buyer = await aBuyer(app, wish);
  const { user, address } = buyer;
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await buyer.call(method, `/pro/${path}`, body);
    if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.body}`);
    const { data, errors } = answer.json();
    return { status: answer.statusCode, data, errors, refusal: errors && readRefusal(answer) };
  };
  return {
    ...buyer,
    send,
    order: (vendor: number, more: Partial<OrderWish> = {}) =>
      anOrder(app, { user, address, vendor, ...more }),
    /** Books the receipt of an order on a day. */
    async receive(orderId: number, happenedOn: string): Promise<number> {
      const { id } = await app.asOwner.one<{ id: number }>(
        `insert into receipt (practice_id, kind, order_id, vendor_id, happened_on, booked_by, booking_id)
         select practice_id, 'receipt', id, vendor_id, $2, placed_by, $3 from purchase_order where id = $1 returning id`,
        [orderId, happenedOn, randomUUID()],
      );
      await app.asOwner.run(
        `insert into receipt_line (practice_id, receipt_id, position_id, quantity)
         select practice_id, $2, id, quantity from order_position where order_id = $1`,
        [orderId, id],
      );
      return id;
    },
    /** Booked in by mistake: all of it, or so many lines. */
    async takeBack(receiptId: number, lines = 1000): Promise<void> {
      await app.asOwner.run(
        `with back as (
           insert into receipt (practice_id, kind, order_id, vendor_id, happened_on, booked_by, booking_id)
           select practice_id, 'reversal', order_id, vendor_id, happened_on, booked_by, $2 from receipt where id = $1
           returning id)
         insert into receipt_line (practice_id, receipt_id, position_id, quantity, reverses)
         select l.practice_id, back.id, l.position_id, l.quantity, l.id from back, receipt_line l where l.receipt_id = $1
         order by l.id limit $3`,
        [receiptId, randomUUID(), lines],
      );
    },
    async listed(vendorId: number) {
      const { data } = await send('GET', 'vendors');
      return data.find(({ id }: { id: number }) => id === vendorId);
    },
  };
}

export type Customer = Awaited<ReturnType<typeof aCustomer>>;
