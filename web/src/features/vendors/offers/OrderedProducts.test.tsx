import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { OrderedProducts } from './OrderedProducts.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('suggests what was ordered from the vendor and is no article, and leads to making it one', async () => {
  const product = {
    productId: 5,
    catalogProductSlug: 'lumafil-a2',
    name: { de: 'Lumafil', en: 'Lumafil' },
    ...{ manufacturer: 'Luma', picture: 'fuellung', orderedAt: '2026-11-01T10:00:00Z', quantity: 2 },
  };
  serve({ 'GET /pro/articles-suggestion/order-history/7': { body: { data: [product] } } });
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <OrderedProducts vendorId={7} />
    </QueryClientProvider>,
    '/',
  );
  await settle();
  expect(pageText()).toContain('Ordered here, but no article yet');
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/inventory/article-configuration?product=lumafil-a2',
  );
});
