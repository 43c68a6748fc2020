// The orders a confirmation speaks of. Their numbers stand in its address, so that a reload finds them again.
import type { Order } from '@praxora/contract/purchasing/order';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import { type OrderState, orderStates } from '@praxora/rules/shared/order-state';
import { idInAddress } from '@praxora/rules/shared/row-id';
import type { TransmissionMethod } from '@praxora/rules/vendors/transmission-method';
import { isInOutbox } from '../../../domain/purchasing/index.ts';
import type { OrderedEntry } from './entries.ts';

export interface PlacedOrder {
  readonly id: number;
  readonly orderNumber: string;
  readonly vendorName: string;
  readonly vendorHue: number;
  readonly state: OrderState;
  readonly transmission: TransmissionMethod;
  /** It could not be sent; somebody must look at it. */
  readonly hasFailed: boolean;
  /** Without a mail server its mail was written, but not sent. */
  readonly isInOutbox: boolean;
  readonly netCents: number;
  readonly grossCents: number;
  readonly pictures: readonly string[];
}

/** As the checkout has just heard it. */
export const placedOrder = ({ shown, attempt: { order } }: OrderedEntry): PlacedOrder => ({
  ...order,
  vendorHue: shown.basket.vendor.hue,
  transmission: shown.basket.vendor.transmission,
  hasFailed: false,
  isInOutbox: false,
  pictures: shown.lines.filter(({ checked }) => checked).map(({ item }) => item.offer.product.picture),
});

/** As the server tells it, then or later. */
export const loadedOrder = (order: Order): PlacedOrder => ({
  id: order.id,
  orderNumber: order.orderNumber,
  vendorName: order.vendor.name,
  vendorHue: order.vendor.hue,
  state: order.state,
  transmission: order.transmission,
  hasFailed: order.transmissionError !== null && !isToBeSent(order),
  isInOutbox: isInOutbox(order),
  netCents: order.netCents,
  grossCents: order.grossCents,
  pictures: order.positions.map(({ picture }) => picture),
});

const mostOrders = 100;

/** Order ids in `?orders=12,13`; empty if the value is no such list. */
export function orderIdsIn(search: URLSearchParams): number[] {
  const ids = (search.get('orders') ?? '').split(',').map(idInAddress);
  if (!ids.every((id) => id !== null)) return [];
  return [...new Set(ids)].slice(0, mostOrders);
}

/** Orders in the navigation state of the former page, if it is ours. */
export function rememberedOrders(state: unknown): PlacedOrder[] {
  const placed = (state as { placed?: unknown } | null)?.placed;
  return Array.isArray(placed)
    ? placed.filter(
        (one): one is PlacedOrder => orderStates.includes(one?.state) && Array.isArray(one.pictures),
      )
    : [];
}
