import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderState, orderStates, toReportStatus } from '../shared/order-state.ts';
import {
  canReceive,
  canTakeBack,
  firstStates,
  isOverdue,
  isToBeSent,
  nextOrderState,
  type OrderEvent,
  orderEvents,
  orderSections,
  receiptEvent,
  stateByCounts,
  wasReleased,
} from './order-states.ts';

const walk = (state: OrderState, events: readonly OrderEvent[]): OrderState | null =>
  events.reduce<OrderState | null>((now, event) => now && nextOrderState(now, event), state);

describe('the life of an order', () => {
  test('goes from the click to the shelf', () => {
    expect(walk('pending-approval', ['approved', 'transmitted', 'confirmed', 'partially-received'])).toBe(
      'partially-received',
    );
    expect(walk('transmitting', ['transmission-failed', 'sent-again', 'transmitted', 'fully-received'])).toBe(
      'fully-received',
    );
    expect(walk('open', ['partially-received', 'closed'])).toBe('fully-received');
  });

  test('waits for the practice where nobody else sends it, until it is marked as sent', () => {
    expect(isToBeSent({ state: 'transmitting', transmission: 'manual' })).toBe(true);
    for (const transmission of ['email', 'webhook'] as const)
      expect(isToBeSent({ state: 'transmitting', transmission })).toBe(false);
    for (const state of orderStates.filter((one) => one !== 'transmitting'))
      expect(isToBeSent({ state, transmission: 'manual' })).toBe(false);
  });

  test('is overdue from the day after the promised one, as long as goods are awaited', () => {
    const promised = (state: OrderState, deliveryDate: string | null) =>
      isOverdue({ state, deliveryDate }, '2026-11-18');
    for (const state of orderStates) {
      expect(promised(state, '2026-11-17')).toBe(canReceive(state));
      expect(promised(state, '2026-11-18')).toBe(false);
      expect(promised(state, null)).toBe(false);
    }
  });

  test('what is rejected or cancelled stays so', () => {
    for (const state of ['rejected', 'cancelled'] as const)
      for (const event of orderEvents) expect(nextOrderState(state, event)).toBeNull();
  });

  test('goods come in only after the vendor has the order and before it is closed', () => {
    expect(orderStates.filter(canReceive)).toEqual(['ordered', 'open', 'partially-received']);
  });

  test('nothing that was received can be cancelled or approved', () => {
    for (const state of ['partially-received', 'fully-received'] as const)
      for (const event of ['cancelled', 'approved', 'rejected', 'transmitted'] as const)
        expect(nextOrderState(state, event)).toBeNull();
  });

  test('goes back only when goods were booked in by mistake, and only to where it could be received', () => {
    expect(orderStates.filter(canTakeBack)).toEqual(['partially-received', 'fully-received']);
    for (const state of ['partially-received', 'fully-received'] as const) {
      expect(nextOrderState(state, 'taken-back')).toBeNull();
      expect(orderStates.filter((to) => nextOrderState(state, 'taken-back', to) === to)).toEqual([
        'ordered',
        'open',
        'partially-received',
        'fully-received',
      ]);
    }
    for (const state of ['ordered', 'open', 'cancelled'] as const)
      expect(nextOrderState(state, 'taken-back', 'ordered')).toBeNull();
  });

  test('never goes back otherwise: whatever happens, the step in the row of states does not fall', () => {
    const step = (state: OrderState) => orderStates.indexOf(state);
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(firstStates)),
        fc.array(fc.constantFrom(...orderEvents), { maxLength: 30 }),
        (first, events) => {
          let state: OrderState = first;
          for (const event of events) {
            const next = nextOrderState(state, event);
            if (next === null) continue;
            expect(step(next)).toBeGreaterThanOrEqual(step(state));
            state = next;
          }
        },
      ),
    );
  });
});

test('an order is released when it is placed, or approved, whatever becomes of it', () => {
  expect(wasReleased(['placed'])).toBe(true);
  expect(wasReleased(['placed', 'transmitted', 'cancelled'])).toBe(true);
  expect(wasReleased(['submitted'])).toBe(false);
  expect(wasReleased(['submitted', 'rejected'])).toBe(false);
  expect(wasReleased(['submitted', 'cancelled'])).toBe(false);
  expect(wasReleased(['submitted', 'approved', 'transmitted', 'cancelled'])).toBe(true);
});

test('each state is in one section, but what was rejected', () => {
  expect([...orderSections.open, ...orderSections.completed, 'rejected'].sort()).toEqual(
    [...orderStates].sort(),
  );
});

test('reports know three words', () => {
  expect(orderStates.map((state) => toReportStatus(state))).toEqual([
    null,
    'Bestellt',
    'Bestellt',
    'Bestellt',
    'Teilgeliefert',
    'Geliefert',
    null,
    null,
  ]);
});

test('taking back what was booked leads to where the order stood before', () => {
  const quantities = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), booked: fc.nat(12) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(quantities, fc.boolean(), (positions, isConfirmed) => {
      const before = stateByCounts(
        positions.map(({ quantity }) => ({ quantity, received: 0 })),
        isConfirmed,
      );
      expect(before).toBe(isConfirmed ? 'open' : 'ordered');
      const received = positions.map(({ quantity, booked }) => ({ quantity, received: booked }));
      const came = positions.some(({ booked }) => booked > 0);
      const after = stateByCounts(received, isConfirmed);
      expect(after).toBe(came ? receiptEvent(received) : before);
      if (came) expect(nextOrderState(after, 'taken-back', before)).toBe(before);
    }),
  );
});

test('an order is complete when of each position at least as much came as was ordered', () => {
  const position = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), received: fc.nat(60) });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const isMissing = positions.some(({ quantity, received }) => received < quantity);
      expect(receiptEvent(positions)).toBe(isMissing ? 'partially-received' : 'fully-received');
    }),
  );
});
