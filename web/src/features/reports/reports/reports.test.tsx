import { datePresets, presetEnd } from '@praxora/rules/shared/date-presets';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { ReactNode } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import {
  addressNow,
  find,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
} from '../../../lib/testing/screen.tsx';
import { InventoryReportPage } from './inventory/InventoryReportPage.tsx';
import { StockMovementsPage } from './movements/StockMovementsPage.tsx';
import { inventoryAnswer, movementAnswer, readinessAnswer, vendorAnswer } from './reports.fixture.ts';
import { OrdersByVendorPage } from './vendor/OrdersByVendorPage.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

const data = (body: unknown): Answer => ({ body: { data: body } });
const lists = {
  'GET /pro/orders/counts': data({ vendors: [{ id: 1, name: 'Depotia' }], addresses: [] }),
  'GET /pro/catalog/categories': data([]),
  'GET /pro/manufacturers': data([]),
  'GET /pro/storages': data([]),
  'GET /pro/cost-centers/feature': data({ activateCostCenter: false }),
};

async function open(
  page: ReactNode,
  address: string,
  answers: Readonly<Record<string, Answer>>,
): Promise<SentRequest[]> {
  const requests = serve({ ...answers, ...lists });
  await show(page, address);
  return requests;
}

async function press(selector: string): Promise<void> {
  act(() => find(selector).click());
  await settle();
}

const asked = (requests: readonly SentRequest[], path: string): URLSearchParams[] =>
  requests.flatMap(({ url }) => (url.startsWith(`${path}?`) ? [new URL(url, 'http://x').searchParams] : []));

describe('orders by vendor', () => {
  const answers = {
    'GET /pro/reports/orders-by-vendor/orders': data({ items: [], total: 0 }),
    'GET /pro/reports/orders-by-vendor': data(vendorAnswer),
  };
  const start = (address: string) => open(<OrdersByVendorPage />, address, answers);

  it('says the answer in its title, and asks for what the address says', async () => {
    const requests = await start('/r?preset=thisYear&vendorIds=1,2&compare=before');
    expect(find('h1').textContent).toContain('ordered from 2 vendors');
    const [query] = asked(requests, '/pro/reports/orders-by-vendor');
    expect(Object.fromEntries(query ?? [])).toEqual({
      preset: 'thisYear',
      vendorIds: '1,2',
      compare: 'before',
      sort: 'value',
      descending: 'true',
      page: '0',
      pageSize: '50',
    });
    expect(pageText()).toContain('2 of 2 loaded');
  });

  it('says of shipping that it is left out, not that there was none', async () => {
    // The picture has a table of its own, which comes first.
    const cells = () =>
      [...([...document.querySelectorAll('table')].at(-1)?.querySelectorAll('tbody tr, tfoot tr') ?? [])].map(
        (row) => [...row.querySelectorAll('td')].at(-2)?.textContent,
      );
    await start('/r');
    expect(new Set(cells())).toEqual(new Set(['5,00\u00a0€']));
    takeDown();
    const ofLines = {
      ...answers,
      'GET /pro/reports/orders-by-vendor': data({ ...vendorAnswer, isOfLines: true }),
    };
    await open(<OrdersByVendorPage />, '/r?categoryIds=none', ofLines);
    expect(new Set(cells())).toEqual(new Set(['–']));
    expect(pageText()).toContain('shipping and surcharges belong to whole orders');
  });

  it('a colour of the picture filters by its vendor, and a second click lets go', async () => {
    await start('/r');
    const depotia = [...document.querySelectorAll<HTMLElement>('button[aria-pressed]')].find(
      ({ textContent }) => textContent === 'Depotia',
    );
    act(() => depotia?.click());
    await settle();
    expect(addressNow()).toBe('/r?vendorIds=1');
  });

  it('an open row stands in the address and asks for the orders of that vendor alone', async () => {
    const requests = await start('/r?categoryIds=none');
    await press('button[aria-label="Orders from Linea"]');
    expect(addressNow()).toBe('/r?categoryIds=none&open=v%3A2');
    const [query] = asked(requests, '/pro/reports/orders-by-vendor/orders');
    expect([query?.get('vendorIds'), query?.get('categoryIds'), query?.get('sort')]).toEqual([
      '2',
      'none',
      null,
    ]);
  });

  it('a column sorts by a click, and turns round by another', async () => {
    await start('/r');
    await press('th[data-column="vendor"] button');
    expect(addressNow()).toBe('/r?sort=vendor');
    await press('th[data-column="vendor"] button');
    expect(addressNow()).toBe('/r?sort=vendor&descending=true');
  });
});

describe('stock movements', () => {
  it('stand under their day with its whole sums; a move is in none', async () => {
    await open(<StockMovementsPage />, '/r', { 'GET /pro/reports/stock-movements': data(movementAnswer) });
    const text = pageText();
    expect(text).toContain('3 of 42 movements');
    expect(text).toContain('Wednesday, 17 June 2026');
    expect(text).not.toContain('-0,00');
    expect(text).toContain('in no sum');
    expect(text).toContain('to Room 1');
    expect(text).toContain('3 of 43 loaded');
    expect(document.querySelectorAll('table[aria-label="Stock movements"] tbody tr')).toHaveLength(4);
  });

  it('say their day in any other order, and when they were booked where that was later', async () => {
    await open(<StockMovementsPage />, '/r?sort=name&bookedAfter=2026-06-17', {
      'GET /pro/reports/stock-movements': data({
        ...movementAnswer,
        items: movementAnswer.items.map((row, index) => ({
          ...row,
          bookedAt: index === 0 ? '2026-06-20T07:05:00.000Z' : '2026-06-17T07:05:00.000Z',
        })),
      }),
    });
    const times = [...document.querySelectorAll('table[aria-label="Stock movements"] tbody tr')].map(
      (row) => row.querySelector('td')?.textContent,
    );
    expect(times).toEqual([
      expect.stringMatching(/^17.*2026booked 20.*2026.*09:05$/),
      expect.stringMatching(/^17.*2026.*09:05$/),
      expect.stringMatching(/^17.*2026.*09:05$/),
    ]);
    await press('search button:is([aria-pressed="true"], [data-on])');
    expect(addressNow()).toBe('/r?sort=name');
  });
});

describe('the inventory of a day', () => {
  const answers = {
    'GET /pro/reports/inventory/versions': data([]),
    'GET /pro/reports/inventory/readiness': data(readinessAnswer),
    'GET /pro/reports/inventory/prices': data({}),
    'GET /pro/reports/inventory': data(inventoryAnswer),
  };

  it('names what was booked later, what is not counted and what has no price', async () => {
    await open(<InventoryReportPage />, '/r?asOf=2025-12-31&storageIds=2', answers);
    const text = pageText();
    expect(text).toContain('3 bookings were made later for days up to 31 December 2025');
    const link = find('a[href*="bookedAfter"]').getAttribute('href');
    expect(link).toBe('/reports/stock-movements?to=2025-12-31&bookedAfter=2025-12-31&storageIds=2');
    expect(text).toContain('Not counted: Room 3');
    // The paper is of everything, whatever the list is narrowed to.
    for (const said of ['14 pages', '1 of 14', '12 entries in 2 storages', '1.803,00', 'named on page 13'])
      expect(text).toContain(said);
    expect(find('button[aria-label="Add the price of Nitrila Blau M"]')).toBeTruthy();
    await press('button[aria-label="Back to today"]');
    expect(addressNow()).toBe('/r?storageIds=2');
  });

  it('is that at the end of a period people ask for, and never one to come', async () => {
    const today = calendarDay(new Date());
    await open(<InventoryReportPage />, '/r?asOf=2025-06-30', answers);
    const choose = async (words: string) => {
      await press('button[data-active]');
      const presets = [...document.querySelectorAll<HTMLButtonElement>('ul[aria-label^="Day at"] button')];
      expect(presets).toHaveLength(datePresets.length);
      act(() => presets.find(({ textContent }) => textContent?.startsWith(words))?.click());
      await settle();
    };
    await choose('Last year');
    expect(addressNow()).toBe(`/r?asOf=${presetEnd('lastYear', today)}`);
    await choose('This year');
    expect(addressNow()).toBe('/r');
  });

  it('a group opens to its rows, asked for by the group alone', async () => {
    const requests = await open(<InventoryReportPage />, '/r?asOf=2025-12-31&groupBy=storage', answers);
    expect(pageText()).not.toContain('Nitrila Blau M');
    await press('tbody button[aria-expanded="false"]');
    expect(addressNow()).toBe('/r?asOf=2025-12-31&groupBy=storage&open=g%3A2');
    const query = asked(requests, '/pro/reports/inventory').at(-1);
    expect([query?.get('storageIds'), query?.get('groupBy'), query?.get('asOf')]).toEqual([
      '2',
      null,
      '2025-12-31',
    ]);
    expect(pageText()).toContain('Nitrila Blau M');
  });
});
