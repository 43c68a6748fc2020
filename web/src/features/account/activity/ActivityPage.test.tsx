// The activity page: what it asks the server for, what it shows of an entry, and who may set an old value again.
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { setUser } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { reverseChange } from './reverse-change.ts';

const entry: ActivityEntry = {
  id: 41,
  at: '2026-11-17T08:58:00.000Z',
  author: {
    ...{ kind: 'user', id: 7, name: 'Miriam Keller' },
    ...{ client: { kind: 'computer', system: 'Windows' } },
    session: { loggedInAt: '2026-11-17T06:24:00.000Z', hasSecondStep: true, changes: 3 },
  },
  action: 'user.roleChanged',
  area: 'access',
  subject: { type: 'user', id: '9', name: 'Jonas Weber' },
  changes: [{ field: 'role', before: 'stock', after: 'purchasing' }],
  isRefused: false,
};
const areas = { access: 1, vendors: 0, articles: 0, orders: 0, invoices: 0, reports: 0, settings: 0 };
const page = {
  ...{
    entries: [entry],
    next: null,
    searchedSince: null,
    total: 1,
    areas,
    days: [{ day: '2026-11-17', count: 1 }],
  },
  authors: [{ kind: 'user', id: 7, name: 'Miriam Keller', count: 1 }],
};
const nothing = { ...page, entries: [], total: 0, areas: { ...areas, access: 0 }, authors: [], days: [] };
const counts = { customerSince: '2021-03-15', addresses: 3, users: 4, costCenters: 0 };

async function open(answer: object, address = '', role: 'owner' | 'stock' = 'owner') {
  const requests = serve({
    'GET /api/marketplace/v1/config': { body: { data: { hasSamplePractice: false } } },
    'GET /pro/account/counts': { body: { data: counts } },
    'GET /pro/activity': answer,
  });
  await loadAppConfig();
  setUser({ ...bareUser, role });
  await show(<ActivityPage />, `/account-management/activity${address}`);
  return requests;
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareTexts();
});
afterEach(() => {
  takeDown();
  vi.restoreAllMocks();
});

it('shows who changed what, from which value to which', async () => {
  await open({ body: { data: page } }, '?preset=allTime');
  for (const text of ['09:58', 'Miriam Keller', 'Computer, Windows', 'Changed the role of Jonas Weber'])
    expect(pageText()).toContain(text);
  expect(find('td[data-column="before"]').textContent).toBe('Stock');
  expect(find('td[data-column="after"]').textContent).toBe('Purchasing');
  act(() => find('th[data-column="what"] button').click());
  await settle();
  for (const text of ['Signed in since 17 Nov 2026, 07:24, with two steps', '3 changes in this session'])
    expect(pageText()).toContain(text);
  expect(pageText()).toContain('Back to Stock');
});

it('says how far back a text was looked for', async () => {
  await open({ body: { data: { ...page, searchedSince: '2024-05-03T10:00:00.000Z' } } }, '?text=isar');
  expect(pageText()).toContain('back to 3 May 2024');
});

it('sets thresholds of one entry back together, and names the entry', async () => {
  const thresholds: ActivityEntry = {
    ...entry,
    ...{ id: 42, action: 'thresholds.changed', area: 'articles' },
    subject: { type: 'article', id: '12', name: 'Artinova' },
    changes: [
      { field: 'warningStock', before: 50, after: 60 },
      { field: 'idealStock', before: 0, after: 90 },
    ],
  };
  const requests = serve({ 'PUT /pro/thresholds': { body: { data: { articles: [] } } } });
  setUser({ ...bareUser, role: 'stock' });
  await reverseChange(thresholds, { id: 7, role: 'stock' })?.send();
  expect(requests[0]?.body).toEqual({
    articles: [{ articleId: 12, warningStock: { amount: 50 }, idealStock: { amount: 0 } }],
  });
  expect(requests[0]?.headers.get('reverses-entry')).toBe('42');
  expect(reverseChange(thresholds, { id: 7, role: 'reader' })).toBeNull();
});

it('asks for what the address says', async () => {
  const address =
    '?from=2026-11-01&to=2026-11-17&area=access&author=device-3&refused=true&text=isar&subjectType=vendor&subjectId=4';
  const requests = await open({ body: { data: nothing } }, address);
  const asked = requests.find(({ url }) => url.startsWith('/pro/activity'));
  const query = Object.fromEntries(new URL(asked?.url ?? '', 'http://x').searchParams);
  expect(query).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-17', area: 'access', deviceId: '3', refused: 'true', text: 'isar' },
    ...{ subjectType: 'vendor', subjectId: '4', limit: '50' },
  });
  expect(pageText()).toContain('Nothing fits these filters');
});

it('tells others than owners that they see their own entries, without a choice of persons', async () => {
  await open({ body: { data: nothing } }, '', 'stock');
  expect(pageText()).toContain('You see your own entries here.');
  expect(pageText()).not.toContain('Device or token');
  expect(pageText()).toContain('No changes yet');
});

it('sets an old value again only where one call of the own role can', () => {
  const owner = { id: 7, role: 'owner' } as const;
  expect(reverseChange(entry, owner)?.changes).toEqual(entry.changes);
  expect(reverseChange(entry, { id: 7, role: 'purchasing' })).toBeNull();
  expect(reverseChange(entry, { id: 9, role: 'owner' })).toBeNull();
  expect(reverseChange({ ...entry, action: 'user.deactivated', changes: [] }, owner)).toBeNull();
  const [change] = entry.changes;
  if (!change) throw new Error('the entry has a change');
  expect(reverseChange({ ...entry, changes: [{ ...change, before: null }] }, owner)).toBeNull();
});
