// Possible actions on an order in its present state.
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import { nextOrderState, type OrderEvent, wasReleased } from '@praxora/rules/purchasing/order-states';

export type OrderAction =
  | 'again'
  | 'pdf'
  | 'xml'
  | 'print'
  | 'sendAgain'
  | 'markSent'
  | 'confirm'
  | 'import'
  | 'return'
  | 'close'
  | 'cancel';

/** In the order in which the menu shows them. */
export function listActions(order: Order): OrderAction[] {
  const can = (event: OrderEvent) => nextOrderState(order.state, event) !== null;
  const hasDocuments = wasReleased(order.history.map(({ event }) => event));
  const possible: Record<OrderAction, boolean> = {
    again: true,
    pdf: hasDocuments,
    xml: hasDocuments,
    print: true,
    sendAgain: canSendAgain(order),
    markSent: can('transmitted') && (order.transmission === 'manual' || order.transmissionError !== null),
    confirm: can('confirmed'),
    import: can('confirmed'),
    return: can('returned') && order.positions.some((position) => returnable(position) > 0),
    close: can('closed'),
    cancel: can('cancelled'),
  };
  return (Object.keys(possible) as OrderAction[]).filter((action) => possible[action]);
}

const canSendAgain = ({ state, transmission, transmissionError }: Order): boolean =>
  nextOrderState(state, 'sent-again') !== null && transmission !== 'manual' && transmissionError !== null;

/** Received units not returned yet. */
const returnable = ({ received, returned }: OrderPosition): number => received - returned;

/** Order units that have not come. */
export const missingUnits = ({ positions }: Order): number =>
  positions.reduce((sum, { quantity, received }) => sum + Math.max(0, quantity - received), 0);

export const orderedUnits = ({ positions }: Order): number =>
  positions.reduce((sum, { quantity }) => sum + quantity, 0);
