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
