// The life of an order as one table: which event is possible in which state, and where it leads.
import type { OrderState } from '../shared/order-state.ts';
import type { TransmissionMethod } from '../vendors/transmission-method.ts';

export const orderEvents = [
  'placed',
  'submitted',
  /** By an approver, before the decision. */
  'changed',
  /** By cheaper orders that wait in its place. */
  'replaced',
  'approved',
  'rejected',
  'transmitted',
  'transmission-failed',
  'sent-again',
  'confirmed',
  'partially-received',
  'fully-received',
  'closed',
  'returned',
  /** Goods booked in by mistake. */
  'taken-back',
  'cancelled',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** How an order begins: at once on its way, or waiting for an approver. */
export const firstStates = {
  placed: 'transmitting',
  submitted: 'pending-approval',
} as const satisfies Partial<Record<OrderEvent, OrderState>>;

const received = { 'partially-received': 'partially-received', 'fully-received': 'fully-received' } as const;

/** The one way back: what was booked in by mistake never came. Where it leads, the counts tell. */
const withoutMistake = ['ordered', 'open', 'partially-received', 'fully-received'] as const;

const transitions: Readonly<
  Record<OrderState, Partial<Record<OrderEvent, OrderState | typeof withoutMistake>>>
> = {
  'pending-approval': {
    changed: 'pending-approval',
    replaced: 'cancelled',
    approved: 'transmitting',
    rejected: 'rejected',
    cancelled: 'cancelled',
  },
  transmitting: {
    transmitted: 'ordered',
    'transmission-failed': 'transmitting',
    'sent-again': 'transmitting',
    cancelled: 'cancelled',
  },
  ordered: { confirmed: 'open', ...received, cancelled: 'cancelled' },
  // A vendor may confirm again with another date.
  open: { confirmed: 'open', ...received, cancelled: 'cancelled' },
  'partially-received': {
    confirmed: 'partially-received',
    ...received,
    // The missing quantity will not be delivered any more.
    closed: 'fully-received',
    returned: 'partially-received',
    'taken-back': withoutMistake,
  },
  'fully-received': { returned: 'fully-received', 'taken-back': withoutMistake },
  rejected: {},
  cancelled: {},
};

/** Null: not possible in this state. Where an event may lead to several states, `wanted` says to which. */
export function nextOrderState(state: OrderState, event: OrderEvent, wanted?: OrderState): OrderState | null {
  const next = transitions[state][event];
  if (next === undefined || typeof next === 'string') return next ?? null;
  return next.find((one) => one === wanted) ?? null;
}

/**
 * Whether there is a document of it. What waits for an approver, and what never got a yes, is no order yet: printed and handed over
 * it would be one, limit or not.
 */
export const wasReleased = (events: readonly OrderEvent[]): boolean =>
  !events.includes('submitted') || events.includes('approved');

interface Transmission {
  readonly state: OrderState;
  readonly transmission: TransmissionMethod;
}

/** The order waits for somebody of the practice: nobody else sends it, and it is not on its way. */
export const isToBeSent = ({ state, transmission }: Transmission): boolean =>
  state === 'transmitting' && transmission === 'manual';

export const canTakeBack = (state: OrderState): boolean => transitions[state]['taken-back'] !== undefined;

export const canReceive = (state: OrderState): boolean => nextOrderState(state, 'fully-received') !== null;

interface PromisedOrder {
  readonly state: OrderState;
  /** The day that the vendor promised; null: it promised none. */
  readonly deliveryDate: string | null;
}

/** The promised day is over, and something is still awaited. On the day itself it may still come. */
export const isOverdue = ({ state, deliveryDate }: PromisedOrder, today: string): boolean =>
  deliveryDate !== null && deliveryDate < today && canReceive(state);

/** Something came: there is something to judge. */
export const canRate = (state: OrderState): boolean =>
  state === 'partially-received' || state === 'fully-received';

/** The list's two sections. What was rejected has its own page. */
export const orderSections = {
  open: ['pending-approval', 'transmitting', 'ordered', 'open', 'partially-received'],
  completed: ['fully-received', 'cancelled'],
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderSection = keyof typeof orderSections;

interface PositionProgress {
  readonly quantity: number;
  readonly received: number;
}

/** Where an order stands that was handed over, by what of it has come and whether the vendor confirmed it. */
export function stateByCounts(positions: readonly PositionProgress[], isConfirmed: boolean): OrderState {
  if (positions.some(({ received: came }) => came > 0)) return receiptEvent(positions);
  return isConfirmed ? 'open' : 'ordered';
}

/** Event of a receipt for the order, given its positions after it. */
export const receiptEvent = (
  positions: readonly PositionProgress[],
): 'partially-received' | 'fully-received' =>
  positions.every(({ quantity, received: came }) => came >= quantity)
    ? 'fully-received'
    : 'partially-received';
