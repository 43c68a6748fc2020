// The goods of a waiting order for less: by other vendors, in one order or several, which wait in its place.
import type { approvalCalls, CheaperSplit } from '@praxora/contract/purchasing/approvals.calls';
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { nextOrderState } from '@praxora/rules/purchasing/order-states';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { LongWork } from '../../../platform/http/progress.ts';
import { recordActivity } from '../../account/index.ts';
import { type BuyableOffer, customerNumberAt } from '../../vendors/index.ts';
import { readNote } from '../cart/cart.service.ts';
import { assignLines } from '../optimizer/lines-alone.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import { createOrder } from '../orders/creation.ts';
import { moveOrder } from '../orders/moves.ts';
import { orderDetails } from '../orders/order-detail.ts';
import { linePrice, type OrderPrice, orderPrice, refuseTooLarge } from '../orders/order-price.ts';
import type { NewOrderPosition } from '../orders/orders.service.ts';
import { lockRevision } from '../orders/revisions.ts';
import { basketProducts } from '../price-engine/price-engine.service.ts';
import * as repository from './approvals.repository.ts';
import { notifyOfReplacement } from './notices.ts';
import { offerAt, readWaitingOrder, refuseOthers, type WaitingOrder } from './waiting-order.ts';

/** Reads, then solves: the database is not kept waiting while the threads work. */
export async function findCheaperSplit(
  pool: SolverPool,
  context: Omit<UserContext, 'tx'>,
  orderId: number,
  work: LongWork,
): Promise<DataOf<typeof approvalCalls.findCheaperSplit>> {
  const { database, user } = context;
  const { waiting, lines } = await database.forPractice(user.practiceId, async (tx) => {
    await refuseOthers({ ...context, tx });
    const waiting = await readWaitingOrder({ ...context, tx }, orderId);
    return { waiting, lines: await linesOf({ ...context, tx }, waiting.order) };
  });
  const { order, offers, vatPercents } = waiting;
  if (nextOrderState(order.state, 'replaced') === null) throw new Refusal('ORDER_STATE');
  if (lines.length < order.positions.length) return null;
  const assignment = await assignLines(pool, lines, offers, vatPercents, work);
  const parts = assignment && splitOrder(waiting, assignment);
  if (parts === null) return null;
  const netCents = netOf(parts);
  return netCents < order.netCents
    ? {
        revision: order.revision,
        netCents,
        savingCents: order.netCents - netCents,
        orders: parts.map(toPart),
      }
    : null;
}

async function linesOf({ tx }: Pick<UserContext, 'tx'>, { positions, vendor }: Order) {
  const products = await basketProducts(
    tx,
    positions.flatMap(({ productId }) => productId ?? []),
  );
  return positions.flatMap(({ id, productId, quantity }) => {
    const product = productId === null ? undefined : products.get(productId);
    return product ? { positionId: id, product, quantity, vendorId: vendor.id } : [];
  });
}

interface SplitLine {
  readonly position: OrderPosition;
  readonly offer: BuyableOffer;
  readonly quantity: number;
  readonly checked: true;
}

interface SplitPart {
  readonly vendor: BuyableOffer['vendor'];
  readonly lines: readonly SplitLine[];
  readonly price: OrderPrice;
}

/** One order per vendor, priced at today's offers; null: a line is not sold like that. */
function splitOrder(waiting: WaitingOrder, assignment: ReadonlyMap<number, number>): SplitPart[] | null {
  const { positions } = waiting.order;
  const lines = positions.flatMap((position): SplitLine[] => {
    const offer = offerAt(waiting, position, assignment.get(position.id) ?? 0);
    const { quantity } = position;
    return offer && isOrderable(offer, quantity) ? [{ position, offer, quantity, checked: true }] : [];
  });
  if (lines.length < positions.length) return null;
  return [...groupBy(lines, ({ offer }) => offer.vendor.id).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { vendor, conditions } = first.offer;
    return { vendor, lines: own, price: orderPrice(own, conditions, waiting.vatPercents) };
  });
}

const netOf = (parts: readonly SplitPart[]): number =>
  parts.reduce((sum, { price }) => sum + price.netCents, 0);

const toPart = ({ vendor, lines, price }: SplitPart): CheaperSplit['orders'][number] => ({
  vendorId: vendor.id,
  vendorName: vendor.name,
  vendorHue: vendor.hue,
  shippingCents: price.shippingCents,
  surchargeCents: price.surchargeCents,
  netCents: price.netCents,
  positions: lines.map(({ position }, index) => ({
    positionId: position.id,
    netCents: price.lines[index]?.netCents ?? 0,
  })),
});

type ToApply = BodyOf<typeof approvalCalls.applyCheaperSplit>;

/** All of the new orders or none, and only at the price that was shown. */
export async function applyCheaperSplit(
  context: UserContext,
  orderId: number,
  { revision, netCents, positions, comment }: ToApply,
): Promise<Order[]> {
  const { tx, user } = context;
  await refuseOthers(context);
  await lockRevision(tx, orderId, 'replaced', revision);
  const waiting = await readWaitingOrder(context, orderId);
  const { order: before } = waiting;
  const assignment = new Map(positions.map(({ positionId, vendorId }) => [positionId, vendorId]));
  if (before.positions.some(({ id }) => !assignment.has(id)) || assignment.size > before.positions.length)
    throw new Refusal('NOT_FOUND');
  const parts = splitOrder(waiting, assignment);
  if (parts === null || netOf(parts) !== netCents || netCents >= before.netCents)
    throw new Refusal('SPLIT_OUTDATED');
  const { id: buyerId } = await repository.findBuyer(tx, orderId);
  const created: number[] = [];
  for (const part of parts) created.push(await createPart(context, before, part, buyerId));
  const orders = await orderDetails(tx, created);
  await moveOrder(tx, orderId, 'replaced', {
    userId: user.userId,
    detail: { comment, orders: orders.map(({ orderNumber }) => orderNumber).join(', ') },
  });
  await recordActivity(context, {
    action: 'order.replaced',
    subject: { type: 'order', id: orderId, name: before.orderNumber },
    changes: [{ field: 'netCents', before: before.netCents, after: netCents }],
  });
  await notifyOfReplacement(context, before, orders, comment);
  return orders;
}

/** It is the buyer's order still, with the wishes of the one it replaces. */
async function createPart(
  context: UserContext,
  before: Order,
  { vendor, lines, price }: SplitPart,
  buyerId: number,
): Promise<number> {
  const { tx } = context;
  refuseTooLarge(price);
  const { lines: priced, ...sums } = price;
  const isSameVendor = vendor.id === before.vendor.id;
  const order = await createOrder(
    context,
    {
      vendorId: vendor.id,
      vendorName: vendor.name,
      customerNumber: await customerNumberAt(tx, vendor.id),
      message: isSameVendor ? before.message : await readNote(tx, vendor.id, before.deliveryAddress.id),
      orderReference: before.orderReference,
      requestedDeliveryDate: before.requestedDeliveryDate,
      addressId: before.deliveryAddress.id,
      deliveryAddress: before.deliveryAddress,
      billingAddress: before.billingAddress,
      placedBy: buyerId,
      ...sums,
    },
    lines.map(newPosition(priced)),
    'submitted',
  );
  return order.id;
}

const newPosition =
  (priced: OrderPrice['lines']) =>
  ({ position, offer, quantity }: SplitLine, index: number): NewOrderPosition => {
    const line = priced[index];
    if (line === undefined || position.productId === null) throw new RangeError('Every line has its price');
    return {
      product_id: position.productId,
      name_de: position.name.de,
      name_en: position.name.en,
      manufacturer: position.manufacturer,
      manufacturer_number: position.manufacturerNumber,
      pack_text_de: position.packText.de,
      pack_text_en: position.packText.en,
      picture: position.picture,
      vendor_order_number: offer.orderNumber,
      quantity,
      ...linePrice(line),
      cost_center_id: position.costCenter?.id ?? null,
    };
  };
