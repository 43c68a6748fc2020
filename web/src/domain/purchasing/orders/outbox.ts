// Without a mail server the mail that carries an order lies in the outbox: handed over, but sent to nobody.
import type { Order } from '@praxora/contract/purchasing/order';

/** As long as nothing shows that the vendor has the order. */
export const isInOutbox = ({ state, history }: Pick<Order, 'state' | 'history'>): boolean =>
  state === 'ordered' && history.findLast(({ event }) => event === 'transmitted')?.detail.by === 'outbox';
