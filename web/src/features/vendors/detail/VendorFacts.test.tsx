import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { aVendor } from '../vendors.fixture.ts';
import { VendorFacts } from './VendorFacts.tsx';

beforeEach(async () => {
  // The cart is not part of this test, and its refused call is logged.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  serve({});
  await prepareTexts();
  await i18next.loadNamespaces(['vendor', 'vendors']);
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

it.each([
  [8900, '7 orders, under 1 % of your spending'],
  [280_000, '7 orders, 5 % of your spending'],
])('of %i cents out of 60,000 € tells the share as %s', async (spentCents, text) => {
  const vendor = {
    ...aVendor({ spentCents }),
    orders: { count: 7, allVendorsCents: 6_000_000, averageCents: 1271, withShippingCount: 0 },
  } as unknown as VendorDetail;
  await show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <VendorFacts vendor={vendor} />
    </QueryClientProvider>,
    '/',
  );
  await settle();
  expect(pageText()).toContain(text);
});
