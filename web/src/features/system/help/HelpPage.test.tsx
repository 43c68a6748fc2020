import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { storageKeys, writeStored } from '../../../lib/storage.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown, type } from '../../../lib/testing/screen.tsx';
import { HelpPage } from './HelpPage.tsx';

const config = { countries: ['DE', 'AT'], phoneNumbers: { DE: '+49 89 000000-0', AT: '+43 1 000000-0' } };

/** Until what is fetched is there. */
const shown = (selector: string): Promise<void> =>
  vi.waitFor(async () => {
    await settle();
    find(selector);
  }, 20_000);

async function open(address: string): Promise<void> {
  serve({ 'GET ': { body: { data: config } } });
  await loadAppConfig();
  await show(<HelpPage />, address, '/help/:article?');
  // The guides, and the texts of all the screens they speak of.
  await shown('h1');
}

beforeEach(() => {
  writeStored(storageKeys.readGuides, null);
  return prepareTexts('de');
});
afterEach(takeDown);

it('shows a guide with the names that the screens have', async () => {
  await open('/help/receive-delivery');
  expect(find('h1').textContent).toBe('Eine Lieferung einbuchen');
  expect(find('article').textContent).toContain('Teillieferung buchen');
  expect(pageText()).not.toContain('{');
});

it('finds guides while somebody types, and opens them', async () => {
  await open('/help');
  type('input[type="search"]', 'mehrere chargen');
  // The engine, and what it finds in.
  await shown('search a');
  const hit = find<HTMLAnchorElement>('search a');
  expect(hit.querySelector('mark')?.textContent).toBe('Mehrere');
  await act(async () => hit.click());
  await settle();
  expect(find('h1').textContent).toBe('Mehrere Chargen in einer Lieferung');
});

it('names the guides read before, the latest first', async () => {
  await open('/help/receive-delivery');
  const titles = () =>
    [...document.querySelectorAll('[aria-labelledby="help-last-read"] a')].map((link) => link.textContent);
  expect(titles()).toEqual([]);
  for (const slug of ['several-batches', 'partial-delivery']) {
    await act(async () => find<HTMLAnchorElement>(`a[href="/help/${slug}"]`).click());
    await settle();
  }
  expect(find('h1').textContent).toBe('Teillieferung: was offen bleibt');
  expect(titles()).toEqual(['Mehrere Chargen in einer Lieferung', 'Eine Lieferung einbuchen']);
});

it('opens the page of a guide, also where that needs no order to be named', async () => {
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
  await open('/help/take-back');
  expect(find<HTMLAnchorElement>('a[href="/orders"]').textContent).toBe('Öffnen: Wareneingang');
});

it('says that a guide does not exist', async () => {
  await open('/help/no-such-guide');
  expect(pageText()).toContain('Diese Anleitung gibt es nicht.');
});
