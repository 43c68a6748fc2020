import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatMoney } from '../../../lib/format.ts';
import { type Answer, refusal, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { CatalogPage } from './CatalogPage.tsx';

const gloves = {
  articleId: 7,
  articleName: 'Nitrila blue M',
  productId: 21,
  catalogProductSlug: 'nitrila-blue-m',
  lowestPriceCents: 529,
  offerCount: 3,
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

async function open(answer: Answer, address = '/inventory/catalog') {
  const requests = serve({ 'GET /pro/inventory/catalog/list': answer });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={client}>
      <CatalogPage />
    </QueryClientProvider>,
    address,
  );
  await settle();
  return requests;
}

it('lists what comes from the catalogue with its price of today, by the address', async () => {
  const unsold = { ...gloves, articleId: 8, articleName: 'Masks', lowestPriceCents: null, offerCount: 0 };
  const requests = await open(
    { body: { data: { items: [gloves, unsold], total: 102 } } },
    '/inventory/catalog?search=ni&page=2',
  );
  expect(requests.map(({ url }) => url)).toContain(
    '/pro/inventory/catalog/list?search=ni&page=1&pageSize=50',
  );
  expect(pageText()).toContain('102 articles from the catalogue');
  expect(pageText()).toContain(formatMoney(529));
  expect(pageText()).toContain('none at the moment');
  expect(find('a[href="/inventory/product/21"]').textContent).toBe('3 offers');
  expect(find('a[href="/inventory/article/7"]').textContent).toBe('Nitrila blue M');
});

it('says what to do where there is none, and tries again after a failure', async () => {
  await open({ body: { data: { items: [], total: 0 } } });
  expect(pageText()).toContain('Create an article from a product of the shop');
  takeDown();
  await open(refusal(500, 'SERVICE_ERROR', 'Broken.'));
  expect(pageText()).toContain('The list could not be loaded');
});
