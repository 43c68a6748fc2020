// Expired goods: asked about before they are booked in, named before they are removed, and written off batch by batch.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatDate } from '../../../lib/format.ts';
import { anArticleDetail, aStockEntry } from '../../../lib/testing/articles.ts';
import { type Answer, type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { typeByScanner } from '../../../lib/testing/keys.ts';
import {
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { BookInDialog } from './BookInDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

const today = calendarDay(new Date());
const article = anArticleDetail(5);
const expired = aStockEntry(1, { expirationDate: addDays(today, -3), amount: 4 });
const good = aStockEntry(2, { expirationDate: addDays(today, 300), amount: 5 });
const booked: Answer = {
  body: { data: { bookingId: 'b', articleId: 5, stock: 1, entries: [], stockId: 7, labelIds: [] } },
};

async function open(dialog: ReactNode): Promise<SentRequest[]> {
  const requests = serve({
    'GET /pro/storages': { body: { data: [{ id: 9, name: 'Cellar', version: 1 }] } },
    'GET /pro/consumptionUnits': { body: { data: [] } },
    'GET /pro/default-prices': { body: { data: { maximum: null, average: null, lowest: null } } },
    'GET /pro/inventory/article/5/stock': { body: { data: [expired, good] } },
    'POST /pro/stock': booked,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await show(<QueryClientProvider client={client}>{dialog}</QueryClientProvider>, '/');
  return requests;
}

const bookings = (requests: readonly SentRequest[]) => requests.filter(({ method }) => method === 'POST');
const bodies = (requests: readonly SentRequest[]) =>
  bookings(requests).map(({ url, body }) => ({ url, body }));

/** The field with that label. */
function fieldOf(label: string): string {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return `#${CSS.escape(found?.htmlFor ?? '')}`;
}
const fill = (label: string, text: string) => type(fieldOf(label), text);

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`There is no button ${name}`);
  act(() => button.click());
  await settle();
}

const closed = vi.fn();
beforeEach(async () => {
  closed.mockReset();
  await prepareTexts();
  await i18next.loadNamespaces(['article', 'receiving', 'scanner', 'units']);
});
afterEach(takeDown);

for (const [when, date, hint, says] of [
  ['expired', addDays(today, -1), 'expiredHint', 'since'],
  ['on their last day', today, 'lastDayHint', 'lastDay'],
] as const) {
  it(`goods that are ${when} are requests about before they are booked in, once`, async () => {
    const requests = await open(<BookInDialog article={article} onClose={closed} />);
    fill('Amount', '2');
    fill('Expiry date', date);
    await leave(fieldOf('Expiry date'));
    expect(pageText()).toContain(i18next.t(`article:stock.${hint}`));
    await submit();
    expect(pageText()).toContain(i18next.t('receiving:expired.title'));
    expect(pageText()).toContain(i18next.t(`receiving:expired.${says}`, { date: formatDate(date) }));
    expect(bookings(requests)).toEqual([]);
    await press(i18next.t('receiving:expired.check'));
    expect(find<HTMLInputElement>(fieldOf('Amount')).value).toBe('2');
    await submit();
    await press(i18next.t('receiving:expired.accept'));
    expect(bodies(requests)).toMatchObject([
      {
        url: '/pro/stock/manual/input',
        body: { articleId: 5, amount: 2, storageId: 9, expirationDate: date },
      },
    ]);
    expect(closed).toHaveBeenCalled();
  });
}

it('goods that keep are booked in without a question', async () => {
  const requests = await open(<BookInDialog article={article} onClose={closed} />);
  fill('Amount', '2');
  fill('Expiry date', addDays(today, 1));
  await submit();
  expect(bookings(requests)).toHaveLength(1);
});

it('a pack scanned into the dialog fills in batch and expiry date, and nothing else', async () => {
  const requests = await open(<BookInDialog article={article} onClose={closed} />);
  act(() => find<HTMLInputElement>(fieldOf('Amount')).focus());
  typeByScanner(...'(01)04006381333931(17)290331(10)NB-1', 'Enter');
  await settle();
  expect(find<HTMLInputElement>(fieldOf('Batch')).value).toBe('NB-1');
  expect(find<HTMLInputElement>(fieldOf('Expiry date')).value).toBe('31 Mar 2029');
  expect(find<HTMLInputElement>(fieldOf('Amount')).value).toBe('');
  typeByScanner(...'4006381333931', 'Enter');
  await settle();
  expect(pageText()).toContain(i18next.t('scanner:noLot'));
  expect(bookings(requests)).toEqual([]);
});

it('a removal says which batches it takes, and spares what is expired by writing it off', async () => {
  const requests = await open(<RemoveDialog article={article} onClose={closed} />);
  expect(pageText()).toContain(i18next.t('article:stock.expiredTitle'));
  await submit();
  const sent = bodies(requests);
  expect(sent).toMatchObject([
    { url: '/pro/stock/consumption', body: { articleId: 5, amount: 1, skipsExpired: true } },
    { url: '/pro/stock/write-off', body: { articleId: 5 } },
  ]);
});

it('of one batch an amount is written off, all of it unless less is typed, never more', async () => {
  const requests = await open(<WriteOffDialog article={article} entry={expired} onClose={closed} />);
  expect(find<HTMLInputElement>(fieldOf('Amount')).value).toBe('4');
  fill('Amount', '5');
  await submit();
  expect(bookings(requests)).toEqual([]);
  fill('Amount', '3');
  fill('Reason', 'dropped');
  await submit();
  expect(bodies(requests)).toEqual([
    { url: '/pro/stock/write-off', body: { stockId: 1, amount: 3, note: 'dropped' } },
  ]);
  expect(closed).toHaveBeenCalled();
});

it('a removal asks what it is for where the article says so; a date of birth is refused, a scanned package keeps its code', async () => {
  const implant = {
    ...article,
    documentation: { ...article.documentation, asksReference: true },
  };
  const requests = await open(<RemoveDialog article={implant} entry={good} onClose={closed} />);
  fill('Treatment reference', '12.03.1980');
  await submit();
  expect(bookings(requests)).toEqual([]);
  expect(pageText()).toContain(i18next.t('errors:REFERENCE_IS_BIRTH_DATE'));
  fill('Treatment reference', 'P-417');
  act(() => find<HTMLInputElement>(fieldOf('Amount')).focus());
  typeByScanner(...'(01)04006381333931(21)SN-7', 'Enter');
  await settle();
  expect(find<HTMLInputElement>(fieldOf('Serial number')).value).toBe('SN-7');
  await submit();
  expect(bodies(requests)).toMatchObject([
    {
      url: '/pro/stock/consumption',
      body: {
        stockId: 2,
        treatment: { reference: 'P-417', udi: '(01)04006381333931(21)SN-7', serialNumber: 'SN-7' },
      },
    },
  ]);
});
