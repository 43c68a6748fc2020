import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type Answer, serve } from '../../../lib/testing/fake-server.ts';
import { addressNow, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { SearchPage } from './SearchPage.tsx';

const config = {
  search: { host: '/services/search', applicationId: 'praxora' },
  insightsHost: '/services/insights',
};

beforeEach(() => queryClient.clear());
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

/** The page of a search whose server answers so, and what was written to the console. */
async function searched(language: 'en' | 'de', answer: Answer): Promise<string[]> {
  await prepareTexts(language);
  serve({
    'GET /api/marketplace/v1/config': { body: { data: config } },
    'GET /pro/search/key': { body: { data: { key: 'key', expiresAt: '2999-01-01T00:00:00Z' } } },
    POST: answer,
  });
  await loadAppConfig();
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <QueryClientProvider client={queryClient}>
      <SearchPage />
    </QueryClientProvider>,
    '/search?query=gloves',
  );
  await vi.waitUntil(() => document.querySelector('[role=alert]') !== null, { timeout: 20_000 });
  return written.mock.calls.map(([text]) => String(text));
}

it('asks for patience, and reports no fault, when the search has too much to do', async () => {
  const busy: Answer = { status: 429, headers: { 'Retry-After': '30' }, body: {} };
  const written = await searched('en', busy);
  expect(document.body.textContent).toContain('One moment, please');
  expect(document.body.textContent).toContain('Yours is repeated in 30 seconds.');
  takeDown();
  queryClient.clear();
  written.push(...(await searched('de', busy)));
  expect(document.body.textContent).toContain('Einen Moment bitte');
  expect(document.body.textContent).toContain('in 30 Sekunden wiederholt');
  expect(written.filter((text) => text.includes('search did not answer'))).toEqual([]);
});

it('tells and reports a search that does not answer', async () => {
  const written = await searched('en', { status: 400, body: { message: 'no', status: 400 } });
  expect(document.body.textContent).toContain('The search did not answer');
  expect(written).toContain('The product search did not answer');
});

it('keeps both limits of the price, however quickly they are typed, and says when they are the wrong way round', async () => {
  await searched('en', { status: 400, body: { message: 'no', status: 400 } });
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]')];
  expect(fields).toHaveLength(2);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [index, field] of fields.entries())
    act(() => {
      setValue?.call(field, index === 0 ? '2.5' : '1');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  // Both fields lose the focus in one batch: the page does not render in between.
  act(() => {
    for (const field of fields) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await settle();
  expect(addressNow()).toBe('/search?query=gloves&priceFrom=2.5&priceTo=1');
  expect(document.body.textContent).toContain('“From” is above “To”.');
});
