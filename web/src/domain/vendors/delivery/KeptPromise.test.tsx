// A promise is held against what came only where enough came, and where something was promised.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { KeptPromise } from './KeptPromise.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

it.each([
  [{ from: 1, to: 1 }, 27, 10, 'promised 1 day, kept in 37\u00a0%'],
  [{ from: 2, to: 3 }, 5, 5, 'promised 3 days, kept in 100\u00a0%'],
  [{ from: 1, to: 1 }, 4, 1, ''],
  [null, 27, null, ''],
])('promised %j, %s came, %s of them in time', async (deliveryDays, receiptCount, inTimeCount, text) => {
  const delivery = { receiptCount, inTimeCount, averageWorkingDays: 2 };
  serve({ 'GET /pro/vendors': { body: { data: [{ id: 7, deliveryDays, delivery }] } } });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <KeptPromise vendorId={7} />
    </QueryClientProvider>,
    '/cart',
  );
  await settle();
  expect(pageText()).toBe(text);
});
