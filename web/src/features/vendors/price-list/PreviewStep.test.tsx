import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { PreviewStep } from './PreviewStep.tsx';

const none = { lines: 3, ready: 2, wrong: 0, unmatched: 0, repeated: 0, leftOut: 0 };
const takeOver = {
  action: () => 'Take over',
  note: '',
  done: () => null,
  isBusy: false,
  error: null,
  onTake: () => {},
  onReset: () => {},
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

async function open(counts: Partial<PriceList['counts']>) {
  serve({ 'GET /pro/price-lists/': { body: { data: { items: [], total: 0 } } } });
  const list: Pick<PriceList, 'counts'> = { counts: { ...none, added: 2, changed: 0, same: 0, ...counts } };
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <PreviewStep list={list as PriceList} takeOver={takeOver} onBack={() => {}} />
    </QueryClientProvider>,
    '/',
  );
  await settle();
}

it('warns of lines that stand twice in the file, apart from those left out', async () => {
  await open({ repeated: 1, leftOut: 4 });
  expect(pageText()).toContain('the same as an earlier linecount once1');
  expect(pageText()).toContain('left outstay out4');
});

it('says nothing of them where there are none', async () => {
  await open({});
  expect(pageText()).not.toContain('earlier line');
});
