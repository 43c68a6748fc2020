import type { OrderState } from '@praxora/rules/order-states';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { ConfirmationText, ConfirmationTitle } from './ConfirmationWords.tsx';
import type { PlacedOrder } from './placed-orders.ts';

beforeEach(async () => {
  serve({});
  await prepareTexts();
});
afterEach(takeDown);

const placed = (state: OrderState, index: number): PlacedOrder => ({
  id: index,
  orderNumber: `2026-000${String(index)}`,
  vendorName: 'Depotia',
  vendorHue: 200,
  state,
  netCents: 100,
  grossCents: 119,
  pictures: [],
});

describe('what a confirmation says', () => {
  it.each<[OrderState[], string, string]>([
    [['transmitting', 'ordered'], '2 orders are on their way', 'They are being transmitted to the vendors.'],
    [['ordered'], 'your order is on its way', 'It was transmitted to the vendor.'],
    [['pending-approval'], 'waiting for approval', 'It goes to the vendor as soon as it is approved.'],
    [
      ['pending-approval', 'ordered'],
      '1 order is on its way, 1 is waiting for approval',
      'What is waiting goes out as soon as it is approved; you will be told by email. Everything else was transmitted.',
    ],
    [['fully-received'], 'Your orders', ''],
  ])('of %j is true when it is read', async (states, title, text) => {
    const orders = states.map(placed);
    await show(<ConfirmationTitle orders={orders} />, '/');
    expect(pageText()).toContain(title);
    takeDown();
    await show(<ConfirmationText orders={orders} address="Praxis am See" />, '/');
    if (text === '') expect(pageText()).toBe('');
    else expect(pageText()).toContain(text);
  });
});
