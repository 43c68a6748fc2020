import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { InventoryFacts } from './InventoryFacts.tsx';

afterEach(takeDown);

const list = {
  items: [],
  total: 5,
  statusCounts: {},
  expiryCounts: {},
  stockValueCents: 120_050,
  unpricedArticles: 3,
};
const storage = { id: 1, version: 1, name: 'Labor', articleCount: 5 };
const storages = [{ ...storage, stockValueCents: 120_050, isValueUnknown: false, unpricedArticles: 3 }];

it.each([
  ['en', '7 articles in 1 storage, stock value 1.200,50 €, plus 3 articles without a known price'],
  ['de', '7 Artikel in 1 Lagerort, Bestandswert 1.200,50 €, dazu 3 Artikel ohne bekannten Preis'],
] as const)(
  'the head tells the count of the inventory, and what its value leaves out (%s)',
  async (language, expected) => {
    await prepareTexts(language);
    const requests = serve({
      'GET /pro/user/report/inventory/count': { body: { data: { articlesCount: 7 } } },
      'GET /pro/inventory/article/list': { body: { data: list } },
      'GET /pro/storages': { body: { data: storages } },
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await show(
      <QueryClientProvider client={client}>
        <InventoryFacts />
      </QueryClientProvider>,
      '/inventory',
    );
    expect(pageText().replace(/\s/g, ' ')).toContain(expected);
    expect(requests.map(({ url }) => url)).toContain('/pro/user/report/inventory/count');
  },
);
