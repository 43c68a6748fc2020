import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Answer, refusal, serve } from '../../../lib/testing/fake-server.ts';
import {
  addressNow,
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
} from '../../../lib/testing/screen.tsx';
import { ExpiryPage } from './ExpiryPage.tsx';

const sum = (batches: number, valueCents: number, unpricedArticles = 0) => ({
  batches,
  valueCents,
  unpricedArticles,
});
const row: ExpiryRow = {
  stockIds: [31],
  band: 'under1Month',
  articleId: 7,
  articleName: 'Unobond One',
  manufacturer: 'Dentavia',
  manufacturerNumber: 'DV-12050',
  picture: 'einweg',
  batchNumber: '26J689',
  expirationDate: '2099-12-07',
  storageId: 2,
  storageName: 'Raum 2',
  amount: 3,
  unit: { de: 'Flasche', en: 'bottle' },
  valueCents: 80_920,
  leftOver: 1,
  leftOverCents: 26_973,
  blockReason: null,
  isUsedFirst: true,
  orderId: null,
};
const rows = [row, { ...row, stockIds: [32], batchNumber: '', valueCents: null, blockReason: 'recall' }];
const list = {
  bands: {
    ...{ expired: sum(0, 0), under1Month: sum(2, 80_920, 1), under3Months: sum(0, 0) },
    ...{ under6Months: sum(0, 0), later: sum(3, 5_000), none: sum(1, 100) },
  },
  blocked: sum(1, 0),
  ...{ categories: [], vendors: [] },
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

const open = async (answer: Answer, address = '/inventory/expiry?span=under1Month') => {
  const requests = serve({
    'GET /pro/stock/expiry/rows': answer,
    'GET /pro/inventory/articles/catalog': { body: { data: { items: [], total: 4 } } },
    'GET /pro/inventory/storages': { body: { data: [] } },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={client}>
      <ExpiryPage />
    </QueryClientProvider>,
    address,
  );
  return requests;
};

it('shows the batches of a band with what becomes of them, and the sums of the tile', async () => {
  const requests = await open({ body: { data: { ...list, rows } } });
  expect(requests.some(({ url }) => url.includes('/pro/stock/expiry/rows?span=under1Month'))).toBe(true);
  for (const text of [
    'Unobond One',
    '26J689',
    'no batch number',
    'Raum 2',
    'Use first',
    'Recall',
    'do not use',
  ])
    expect(pageText()).toContain(text);
  expect(find('[data-band="under1Month"]').textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Under 1 month plus 1 article without a known price2 batches809,20 €',
  );
  expect(find('tfoot tr:last-child').textContent?.replaceAll('\u00a0', ' ')).toContain('6 batches');
  await act(async () => find<HTMLElement>('[data-span="expired"]').click());
  await settle();
  expect(addressNow()).toBe('/inventory/expiry?span=expired');
});

it('says that nothing expires, and that it could not be asked', async () => {
  await open({ body: { data: { ...list, rows: [] } } }, '/inventory/expiry?span=nonsense');
  expect(pageText()).toContain('Nothing expires here');
  takeDown();
  await open(refusal(500, 'SERVER', 'Service error.'));
  await settle();
  expect(pageText()).toContain('The batches could not be loaded');
});
