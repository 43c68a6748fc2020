import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { aBasket } from './checkout.fixture.ts';
import type { Entry } from './entries.ts';
import { Summary } from './Summary.tsx';

const clinic = {
  clinicId: 'clinic-7',
  spendingLimitCents: 100_000,
  monthLimitCents: null,
  orderedThisMonthCents: 0,
  isApprover: false,
  approvers: [{ id: 3, name: 'Dr. Sommer' }],
};

const entry = (vendorId: number, cents: number, isByHand = false): Entry => ({
  vendorId,
  shown: aBasket({
    vendorId,
    items: [{ id: vendorId, cents, quantity: 1 }],
    transmission: isByHand ? 'manual' : 'email',
  }),
  attempt: undefined,
  differences: null,
  canBeOrdered: true,
});

let sent: number[][] = [];

async function open(entries: readonly Entry[]): Promise<void> {
  serve({
    'GET /api/marketplace/v1/config': { body: { data: { services: { admin: '/services/admin' } } } },
    'GET /services/admin': { body: { data: clinic } },
  });
  await loadAppConfig();
  sent = [];
  await show(
    <Summary
      entries={entries}
      isRunning={false}
      canOrder
      onOrder={(some) => sent.push(some.map(({ vendorId }) => vendorId))}
    />,
    '/',
  );
  await settle();
}

const buttons = () => [...document.querySelectorAll('button')];
const press = (text: string) =>
  act(() =>
    buttons()
      .find((one) => one.textContent === text)
      ?.click(),
  );

beforeEach(async () => {
  await prepareTexts();
  const user = { ...bareUser, clinicId: 'clinic-7' };
  sessionStore.set({ token: 'secret', user, meta: { is_pro20: true, basket_counter: 3 } });
});
afterEach(takeDown);

it('orders what is within the limit, and sends what is above it for approval, each by its own button', async () => {
  await open([entry(1, 50_000), entry(2, 150_000), entry(3, 40_000)]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual([
    'Order with obligation to pay, 2 orders',
    'Send for approval',
  ]);
  expect(pageText()).toContain('Goes out at once1.071,00\u00a0€');
  expect(pageText()).toContain('Above 1.000,00\u00a0€ net1.785,00\u00a0€');
  expect(pageText()).toContain('1 order with VAT to Depot 2. It goes out as soon as Dr. Sommer approves it.');
  press('Order with obligation to pay, 2 orders');
  press('Send for approval');
  expect(sent).toEqual([[1, 3], [2]]);
});

it('offers only what there is to decide, and promises nothing of an order that the practice sends itself', async () => {
  await open([entry(2, 150_000)]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Send for approval']);
  takeDown();
  await open([entry(1, 50_000)]);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Order with obligation to pay, 1 order']);
  takeDown();
  await open([entry(1, 50_000, true), entry(2, 150_000)]);
  expect(pageText()).toContain('Without approval595,00\u00a0€');
  expect(pageText()).not.toContain('at once');
});
