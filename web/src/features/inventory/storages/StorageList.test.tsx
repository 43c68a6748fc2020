import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { StorageList } from './StorageList.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('storages that could not be loaded are said to be so, and asked for once', async () => {
  const requests = serve({ 'GET /pro/storages': { status: 500, body: {} } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(
    <QueryClientProvider client={client}>
      <StorageList />
    </QueryClientProvider>,
    '/',
  );
  await settle();
  expect(pageText()).toContain('The storages could not be loaded');
  expect(requests.filter(({ url }) => url.endsWith('/pro/storages'))).toHaveLength(1);
});

it('of a storage whose value is unknown it says on a phone, too, what is unknown', async () => {
  const cellar = { id: 1, name: 'Cellar', articleCount: 1, stockValueCents: 0, unpricedArticles: 1 };
  const fridge = { ...cellar, id: 2, name: 'Fridge', stockValueCents: 460, unpricedArticles: 0 };
  const storages = [
    { ...cellar, isValueUnknown: true },
    { ...fridge, isValueUnknown: false },
  ];
  serve({ 'GET /pro/storages': { body: { data: storages } } });
  await show(<StorageList />, '/');
  await settle();
  expect(pageText().split('value unknown')).toHaveLength(2);
  expect(pageText()).toContain('4,60');
});
