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

const figures = {
  expired: { batches: 0, valueCents: 0, unpricedArticles: 0 },
  under1Month: { batches: 2, valueCents: 80_920, unpricedArticles: 1 },
  under3Months: { batches: 2, valueCents: 80_920, unpricedArticles: 1 },
  upTo3Months: { batches: 2, valueCents: 80_920, unpricedArticles: 1 },
};
const batch = {
  articleId: 7,
  articleName: 'Unobond One',
  manufacturer: 'Dentavia',
  manufacturerNumber: 'DV-12050',
  picture: 'einweg',
  batchNumber: '26J689',
  expirationDate: '2099-12-07',
  storages: [
    { id: 1, name: 'Raum 1', amount: 1 },
    { id: 2, name: 'Raum 2', amount: 2 },
  ],
  amount: 3,
  unit: { de: 'Flasche', en: 'bottle' },
  valueCents: 80_920,
};
const batches = [
  batch,
  { ...batch, batchNumber: '', storages: batch.storages.slice(0, 1), valueCents: null },
];

beforeEach(() => prepareTexts());
afterEach(takeDown);

const open = async (answer: Answer, address = '/inventory/expiry?span=under1Month') => {
  const requests = serve({
    'GET /pro/stock/expiry': answer,
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

it('shows the batches with where they lie, how much of them, and the sum that the tile tells', async () => {
  const requests = await open({ body: { data: { figures, batches } } });
  expect(requests.some(({ url }) => url.endsWith('/pro/stock/expiry?span=under1Month'))).toBe(true);
  for (const text of [
    'Unobond One',
    '26J689',
    'no batch number',
    'Raum 1 (1 bottle), Raum 2 (2 bottles)',
    'unknown',
  ])
    expect(pageText()).toContain(text);
  expect(find('tbody td:last-child').getAttribute('data-label'), 'told on a phone, too').toBe('Value');
  expect(find('tfoot').textContent?.replaceAll('\u00a0', ' ')).toBe(
    '2 batches809,20 €, plus 1 article without a known price',
  );
  await act(async () => find<HTMLElement>('[data-span="expired"]').click());
  await settle();
  expect(addressNow()).toBe('/inventory/expiry?span=expired');
});

it('says that nothing expires, and that it could not be asked', async () => {
  await open({ body: { data: { figures, batches: [] } } }, '/inventory/expiry?span=nonsense');
  expect(pageText()).toContain('Nothing expires here');
  takeDown();
  await open(refusal(500, 'SERVER', 'Service error.'));
  await settle();
  expect(pageText()).toContain('The batches could not be loaded');
});
