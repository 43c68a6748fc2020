import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anArticleDetail } from '../../../lib/testing/articles.ts';
import { pageText, prepareTexts, settle, show, stateNow, takeDown } from '../../../lib/testing/screen.tsx';
import { UsedUpQuestion } from './UsedUpQuestion.tsx';

const usedUp = {
  at: '2026-11-17T19:10:00.000Z',
  by: 'Handgerät Lager',
  bookingId: 'b1',
  storageName: 'Raum 1',
  canGoOn: false,
};

beforeEach(() => prepareTexts());
afterEach(takeDown);

const open = (state: unknown) =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <UsedUpQuestion article={anArticleDetail(5, { name: 'Artinova' })} />
    </QueryClientProvider>,
    '/inventory/article/5',
    undefined,
    state,
  ).then(settle);

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('says when the last of it went, by whom, and asks; closed it does not ask again', async () => {
  await open({ usedUp, labelId: 'PX1' });
  expect(pageText()).toContain('removed on 17 Nov 2026, 20:10 by Handgerät Lager. Is the pack still there?');
  const gone = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'No, it is gone',
  );
  act(() => gone?.click());
  await settle();
  expect(stateNow()).toBeNull();
  expect(pageText()).not.toContain('Handgerät');
});

it('offers no way back for what went back to its vendor', async () => {
  await open({ usedUp: { ...usedUp, bookingId: null }, labelId: 'PX1' });
  expect(buttons()).toContain('No, it is gone');
  expect(buttons()).not.toContain('Yes, take the removal back');
});

it.each([null, { other: 1 }, { usedUp: { at: 5 } }])('asks nothing of %j', async (state) => {
  await open(state);
  expect(buttons()).toEqual([]);
});

it('of a label that is used up says where, and offers to go on', async () => {
  await open({ usedUp: { ...usedUp, canGoOn: true }, labelId: 'PX1' });
  expect(pageText()).toContain('last used on 17 Nov 2026, 20:10 in the storage Raum 1 by Handgerät Lager');
  expect(buttons()).toContain('Yes, remove once more all the same');
});
