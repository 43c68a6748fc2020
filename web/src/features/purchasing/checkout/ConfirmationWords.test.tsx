import type { OrderState } from '@praxora/rules/shared/order-state';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { ConfirmationText, ConfirmationTitle } from './ConfirmationWords.tsx';
import type { PlacedOrder } from './placed-orders.ts';

beforeEach(async () => {
  serve({});
  await prepareTexts();
});
afterEach(takeDown);

/** A placed order; transmitted by e-mail unless stated otherwise. */
type Placed = OrderState | (Partial<PlacedOrder> & Pick<PlacedOrder, 'state'>);

const placed = (order: Placed, index: number): PlacedOrder => ({
  id: index,
  orderNumber: `2026-000${String(index)}`,
  vendorName: 'Depotia',
  vendorHue: 200,
  transmission: 'email',
  hasFailed: false,
  isInOutbox: false,
  netCents: 100,
  grossCents: 119,
  pictures: [],
  ...(typeof order === 'string' ? { state: order } : order),
});

const byHand = { state: 'transmitting', transmission: 'manual' } as const;
const inOutbox = { state: 'ordered', isInOutbox: true } as const;

describe('what a confirmation says', () => {
  it.each<[Placed[], string, string]>([
    [['transmitting', 'ordered'], '2 orders are placed', 'They are being transmitted to the vendors.'],
    [['ordered'], 'your order is placed', 'It was transmitted to the vendor.'],
    [['pending-approval'], 'waiting for approval', 'It goes to the vendor as soon as it is approved.'],
    [
      ['pending-approval', 'ordered'],
      '1 order is placed, 1 is waiting for approval',
      'What is waiting goes out as soon as it is approved; you will be told by email. Everything else was transmitted.',
    ],
    [['fully-received'], 'Your orders', ''],
    [[byHand], 'you send this order yourself', 'Delivery address: Praxis am See.'],
    [
      [byHand, 'transmitting'],
      '1 order is placed, 1 is to be sent by you',
      'Everything else is being transmitted.',
    ],
    [
      [byHand, 'pending-approval', 'ordered'],
      '1 order is placed, 1 is waiting for approval, 1 is to be sent by you',
      'Everything else was transmitted.',
    ],
    [
      [byHand, 'pending-approval'],
      '1 order is waiting for approval, 1 is to be sent by you',
      'What is waiting goes out as soon as it is approved',
    ],
    [
      [{ state: 'pending-approval', transmission: 'manual' }],
      'waiting for approval',
      'see then what you send yourself',
    ],
    [
      [{ state: 'ordered', transmission: 'manual' }],
      'your order is placed',
      'You have sent it to the vendor yourself.',
    ],
    [
      [{ state: 'ordered', transmission: 'manual' }, 'ordered'],
      '2 orders are placed',
      'You have sent 1 of them yourself. Everything else was transmitted.',
    ],
    [[inOutbox], 'your order is placed', 'The email to the vendor is in the outbox'],
    [[inOutbox, byHand], '1 is to be sent by you', 'Everything else is in the outbox'],
    [[{ state: 'transmitting', hasFailed: true }], 'Your orders', ''],
  ])('of %j is true when it is read', async (some, title, text) => {
    const orders = some.map(placed);
    await show(<ConfirmationTitle orders={orders} />, '/');
    expect(pageText()).toContain(title);
    takeDown();
    await show(<ConfirmationText orders={orders} address="Praxis am See" />, '/');
    if (text === '') expect(pageText()).toBe('');
    else expect(pageText()).toContain(text);
  });

  it('never tells an order that the practice sends itself as being transmitted', async () => {
    await show(<ConfirmationText orders={[placed(byHand, 1)]} address="Praxis am See" />, '/');
    expect(pageText()).not.toMatch(/transmit/);
  });
});
