// An order's days: who did what when, from the click to the shelf, as the state machine allows it.
import {
  firstStates,
  nextOrderState,
  type OrderEvent,
  receiptEvent,
} from '@praxora/rules/purchasing/order-states';
import { writeFailure } from '@praxora/rules/purchasing/transmission-failure';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import { countPacks, type DemoOrder } from './orders.ts';

// How content the demo practices were with some of their orders.
interface Rating {
  readonly rating: number;
  readonly comment: string;
  readonly at: string;
}

const comments: Readonly<Record<number, readonly string[]>> = {
  5: [
    '',
    'Schnell und vollständig geliefert.',
    'Alles wie bestellt, sehr gut verpackt.',
    'Immer zuverlässig.',
  ],
  4: ['', 'Lieferung pünktlich, Karton leicht eingedrückt.', 'Gut, nur der Lieferschein fehlte.'],
  3: ['Ein Artikel kam erst nach Rückfrage.', 'Kürzere Haltbarkeit als sonst.', ''],
  2: ['Zwei Tage später als zugesagt, ohne Bescheid.', 'Teillieferung, Rest musste angemahnt werden.'],
};

/** About a third is rated; what came in parts less well. */
function ratingOf({ receipts }: DemoOrder, at: string, random: Random): Rating | null {
  if (!random.chance(0.35)) return null;
  const rating = Math.max(2, random.pick([5, 5, 5, 5, 4, 4, 4, 3]) - (receipts.length > 1 ? 1 : 0));
  return { rating, comment: random.pick(comments[rating] ?? ['']), at };
}

export interface People {
  readonly userId: number;
  /** Null: nobody needs to approve. */
  readonly approverId: number | null;
}

export interface VendorContact {
  readonly transmission: 'email' | 'webhook' | 'manual';
  readonly to: string;
}

export interface DemoEvent {
  readonly at: string;
  readonly userId: number | null;
  readonly event: OrderEvent;
  readonly state: OrderState;
  readonly detail: Readonly<Record<string, string | number | null>>;
}

export interface OrderLife {
  readonly placedAt: string;
  readonly state: OrderState;
  readonly events: readonly DemoEvent[];
  readonly transmittedAt: string | null;
  readonly confirmedAt: string | null;
  readonly deliveryDate: string | null;
  readonly completedAt: string | null;
  readonly transmissionError: string | null;
  readonly rating: Rating | null;
}

/** Before the practice opens, so that nothing is used that has not come. */
export const receivedAt = (day: string): string => `${day}T06:30:00.000Z`;

const after = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

const failure = ['webhook-error', 'HTTP 503 Service Unavailable'] as const;

interface Written {
  readonly needsApproval: boolean;
  /** The receipts' ids, in their order. */
  readonly receiptIds: readonly number[];
}

export function planOrderLife(
  order: DemoOrder,
  { userId, approverId }: People,
  contact: VendorContact,
  { needsApproval, receiptIds }: Written,
  seed: string,
): OrderLife {
  const random = createRandom(seed, `life ${order.vendorId} ${order.placedOn}`);
  const placedAt = after(`${order.placedOn}T07:00:00.000Z`, random.int(5, 470));
  const begin = needsApproval ? 'submitted' : 'placed';
  const events: DemoEvent[] = [{ at: placedAt, userId, event: begin, state: firstStates[begin], detail: {} }];
  const last = (): DemoEvent =>
    events.at(-1) ?? { at: '', userId, event: begin, state: firstStates[begin], detail: {} };
  const happens = (
    event: OrderEvent,
    at: string,
    by: number | null,
    detail: DemoEvent['detail'] = {},
  ): string => {
    const state = nextOrderState(last().state, event);
    if (state === null || at <= last().at) throw new Error(`Order ${order.placedOn}: ${event} cannot happen`);
    events.push({ at, userId: by, event, state, detail });
    return at;
  };
  const { fate } = order;
  const ended = (more: Partial<OrderLife>): OrderLife => ({
    placedAt,
    events,
    transmittedAt: null,
    confirmedAt: null,
    deliveryDate: null,
    completedAt: null,
    transmissionError: null,
    rating: null,
    ...more,
    state: last().state,
  });

  if (fate.kind === 'pending') return ended({});
  if (fate.kind === 'rejected') {
    const { comment } = fate;
    return ended({
      completedAt: happens('rejected', after(placedAt, random.int(150, 400)), approverId, { comment }),
    });
  }
  if (needsApproval) happens('approved', after(placedAt, random.int(20, 90)), approverId, { comment: '' });
  if (fate.kind === 'failed') {
    const [reason, detail] = failure;
    happens('transmission-failed', after(placedAt, 262), null, { reason, detail });
    return ended({ transmissionError: writeFailure(reason, detail) });
  }
  const isByHand = contact.transmission === 'manual';
  const transmittedAt = isByHand
    ? happens('transmitted', after(last().at, random.int(10, 50)), userId, { by: 'hand' })
    : happens('transmitted', after(last().at, random.int(1, 3)), null, {
        by: contact.transmission,
        to: contact.to,
      });

  const deliveryDate = fate.kind === 'confirmed' ? fate.deliveryDate : (order.receipts[0]?.day ?? null);
  let confirmedAt: string | null = null;
  if (fate.kind === 'confirmed' || (!isByHand && random.chance(0.7))) {
    const detail = {
      deliveryDate,
      ...(fate.kind === 'confirmed' && fate.hasBackorder ? { backordered: 1 } : {}),
    };
    const isRead = random.chance(0.5);
    confirmedAt = happens('confirmed', after(transmittedAt, random.int(25, 300)), isRead ? null : userId, {
      by: isRead ? 'opentrans' : 'hand',
      ...detail,
    });
  }
  const came = order.lines.map(() => 0);
  order.receipts.forEach(({ day, lots }, index) => {
    for (const lot of lots) came[lot.line] = (came[lot.line] ?? 0) + countPacks(lot);
    const positions = order.lines.map(({ quantity }, line) => ({ quantity, received: came[line] ?? 0 }));
    const units = lots.reduce((sum, lot) => sum + countPacks(lot), 0);
    happens(receiptEvent(positions), receivedAt(day), userId, { receiptId: receiptIds[index] ?? 0, units });
  });
  const isComplete = last().state === 'fully-received';
  return ended({
    transmittedAt,
    confirmedAt,
    deliveryDate: confirmedAt === null ? null : deliveryDate,
    completedAt: isComplete ? last().at : null,
    rating: isComplete ? ratingOf(order, after(last().at, random.int(120, 900)), random) : null,
  });
}
