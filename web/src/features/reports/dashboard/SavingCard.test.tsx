// The saving of one cart: of several addresses it says which one's.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatMoney } from '../../../lib/format.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { SavingCard } from './SavingCard.tsx';

const address = (id: number, shortName: string, kind = 'shipping') => ({ id, shortName, kind });
const saving = { addressId: 2, savingCents: 1930, packagesBefore: 3, packagesAfter: 2 };

async function open(addresses: readonly object[]): Promise<void> {
  serve({
    'GET /pro/cart/saving': { body: { data: { saving, isLooking: false } } },
    'GET /pro/addresses': { body: { data: addresses } },
  });
  await show(<SavingCard baskets={[]} netCents={10_000} />, '/dashboard');
  await settle();
}

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 3 } });
});
afterEach(takeDown);

it('names the address of which the saving is, where goods can go to several', async () => {
  await open([address(1, 'Praxis'), address(2, 'Labor')]);
  expect(pageText()).toContain(`${formatMoney(1930)} less for Labor`);
});

it('names none where there is only one, whatever addresses bills go to', async () => {
  await open([address(2, 'Labor'), address(3, 'Zentrale', 'billing')]);
  expect(pageText()).toContain(`${formatMoney(1930)} less`);
  expect(pageText()).not.toContain('for Labor');
});
