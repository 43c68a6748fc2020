import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { RecordLines } from './RecordLines.tsx';
import type { Line } from './record-columns.tsx';

const line = (stockId: number, difference: number, isFound = false): Line => ({
  stockId,
  articleId: stockId,
  articleName: `Article ${stockId}`,
  articleNumber: '',
  picture: 'einweg',
  batchNumber: `B-${stockId}`,
  expirationDate: null,
  unit: { de: 'Stück', en: 'piece' },
  expected: 4,
  expectedCents: 1000,
  countedCents: 1000 + difference * 250,
  counted: 4 + difference,
  difference,
  differenceCents: difference * 250,
  isFound,
  looks: [{ name: 'Anna Muster', at: '2026-11-17T09:12:00.000Z', isDevice: false, counted: 4 + difference }],
});

beforeEach(() => prepareTexts());
afterEach(takeDown);

const open = async (lines: readonly Line[]) => {
  const client = new QueryClient();
  client.setQueryData(['units'], []);
  await show(
    <QueryClientProvider client={client}>
      <RecordLines lines={lines} />
    </QueryClientProvider>,
    '/',
  );
};
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const text = () => pageText().replaceAll('\u00a0', ' ');

it('tells first what differs, with its sum, then what agrees, of which a few at first', async () => {
  await open([
    ...Array.from({ length: 15 }, (_, index) => line(index + 1, 0)),
    line(20, -2),
    line(21, 3, true),
  ]);
  expect(find('tbody tr').textContent?.replaceAll('\u00a0', ' ')).toContain('Differences 2 lines+ 2,50 €');
  expect(text().indexOf('Article 20')).toBeLessThan(text().indexOf('Agree 15 lines'));
  expect(text()).toContain('Agree 15 lines, worth 150,00 €');
  expect(text()).not.toContain('Article 11');
  await act(async () => button('5 more lines that agree').click());
  await settle();
  expect(text()).toContain('Article 15');
  expect(text()).not.toContain('more lines');
});

it('tells beneath a line that was counted twice who counted what, and which number stands', async () => {
  const look = (name: string, minute: string, counted: number) => ({
    ...{ name, counted, isDevice: name === 'Handheld' },
    at: `2026-11-17T09:${minute}:00.000Z`,
  });
  await open([
    {
      ...line(1, -1),
      looks: [look('Anna Muster', '12', 2), look('Handheld', '20', 4), look('Anna Muster', '31', 3)],
    },
    line(2, 0),
  ]);
  expect(text()).toContain('2 people');
  const [row, ...looks] = [...document.querySelectorAll('tbody:first-of-type tr')].slice(1);
  expect(row?.textContent).toContain('Article 1');
  expect(looks.map((one) => one.textContent)).toEqual([
    'Anna Muster 10:122',
    'Handheld 10:204',
    'Anna Muster, counted again 10:313taken',
  ]);
});

it('shows the lines that one of several people counted', async () => {
  const [other] = line(2, 0).looks;
  await open([line(1, 0), { ...line(2, 0), looks: other ? [{ ...other, name: 'Lea Brandt' }] : [] }]);
  await act(async () => button('Counted by').click());
  await settle();
  const choice = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Lea Brandt');
  await act(async () => choice?.click());
  await settle();
  expect(text()).toContain('Article 2');
  expect(text()).not.toContain('Article 1');
  expect(text()).toContain('All 1');
  expect(text()).toContain('1 line, net at recorded prices10,00 € + 0,00 € = 10,00 €');
});

it('has no head of what there is none of', async () => {
  await open([line(1, 0)]);
  expect(find('tbody').textContent).not.toContain('Differences');
  expect(text()).toContain('Agree 1 line');
});
