import { labelIdOf } from '@praxora/barcode/label-id';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typeByHand, typeByScanner } from '../../../lib/testing/keys.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { CountLines } from './CountLines.tsx';

const labelOf = (number: number) => labelIdOf(new Uint8Array([number, 2, 3, 4, 5, 6, 7, 8]));
const line = {
  stockId: 1,
  articleId: 1,
  articleName: 'Cartridges',
  picture: 'einweg',
  batchNumber: 'A',
  expirationDate: null,
  unit: { de: 'Stück', en: 'piece' },
  labelIds: [labelOf(1), labelOf(2), labelOf(4)],
  // By a device, before.
  countedLabelIds: [labelOf(4)],
  unitsPerLabel: 100,
  expected: 0,
  counted: null as number | null,
  difference: 0,
};
const gloves = { ...line, stockId: 2, articleName: 'Gloves', labelIds: [labelOf(3)], unitsPerLabel: 1 };

let counts: [stockId: number, counted: number | null][];
/** The server's answer; what was counted shows with it. */
let answer: Promise<unknown>;

function Host() {
  const [lines, setLines] = useState([line, gloves]);
  return (
    <CountLines
      lines={lines}
      countLine={async (stockId, counted) => {
        counts.push([stockId, counted]);
        if ((await answer) === null) return null;
        setLines((all) => all.map((one) => (one.stockId === stockId ? { ...one, counted } : one)));
      }}
    />
  );
}

const field = (stockId: number) => find<HTMLInputElement>(`[data-count="${stockId}"]`);
async function scan(text: string) {
  typeByScanner(...text, 'Enter');
  await settle();
}

beforeEach(async () => {
  counts = [];
  answer = Promise.resolve();
  await prepareTexts();
  const client = new QueryClient();
  client.setQueryData(['units'], []);
  await show(
    <QueryClientProvider client={client}>
      <Host />
    </QueryClientProvider>,
    '/',
  );
  // The texts of the inventory are loaded when they are first shown.
  for (let turn = 0; turn < 50 && !document.querySelector('[data-count]'); turn += 1) await settle();
});
afterEach(takeDown);

it('adds what a label stands for, once for each label', async () => {
  await scan(labelOf(1).toLowerCase());
  await scan(labelOf(2));
  await scan(labelOf(1));
  await scan(labelOf(4));
  await scan(labelOf(3));
  expect(counts).toEqual([
    [1, 100],
    [1, 200],
    [2, 1],
  ]);
  expect([field(1).value, field(2).value]).toEqual(['200', '1']);
});

it('counts on from what is still on its way', async () => {
  let arrive = () => {};
  answer = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await scan(labelOf(1));
  await scan(labelOf(2));
  expect(counts).toEqual([
    [1, 100],
    [1, 200],
  ]);
  await act(async () => arrive());
  expect(field(1).value).toBe('200');
});

it('keeps a number that nobody left yet when the page goes, and when another page comes', async () => {
  const typeInto = (stockId: number, text: string) => {
    act(() => field(stockId).focus());
    typeByHand(...text);
  };
  typeInto(1, '9');
  expect(counts).toEqual([]);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(counts).toEqual([[1, 9]]);
  await settle();
  typeInto(1, '5');
  takeDown();
  expect(counts).toEqual([
    [1, 9],
    [1, 95],
  ]);
});

it('counts a label again whose count was refused', async () => {
  answer = Promise.resolve(null);
  await scan(labelOf(1));
  answer = Promise.resolve();
  await scan(labelOf(1));
  expect(counts).toEqual([
    [1, 100],
    [1, 100],
  ]);
});

it('leaves no character of a scan in the field that has the focus', async () => {
  act(() => field(1).focus());
  await scan(labelOf(3));
  expect(counts).toEqual([[2, 1]]);
  expect([field(1).value, field(2).value]).toEqual(['', '1']);
  expect(document.activeElement).toBe(field(2));
});

it('adds to a number that is typed and not yet saved', async () => {
  act(() => field(1).focus());
  typeByHand('5');
  await scan(labelOf(1));
  expect(counts).toEqual([[1, 105]]);
  expect(field(1).value).toBe('105');
  act(() => field(1).blur());
  expect(counts).toHaveLength(1);
});

it('says so when it is no label of this storage', async () => {
  await scan('PX12345');
  expect(counts).toEqual([]);
  expect(pageText()).toContain('PX12345');
});

it.each(['2,5', '-3', '2000000', 'abc'])('saves nothing when "%s" is typed', async (text) => {
  act(() => field(1).focus());
  typeByHand(...text, 'Enter');
  await settle();
  expect([counts, field(1).value]).toEqual([[], text === 'abc' ? '' : text]);
  expect(field(1).getAttribute('aria-invalid')).toBe('true');
  // A label that is scanned then counts, and what was typed is void.
  await scan(labelOf(1));
  expect([counts, field(1).value]).toEqual([[[1, 100]], '100']);
});

it('takes zero for a count', async () => {
  act(() => field(1).focus());
  typeByHand('0', 'Enter');
  await settle();
  expect(counts).toEqual([[1, 0]]);
});

it('leaves numbers and Enter to the person who counts', async () => {
  act(() => field(1).focus());
  typeByHand('1', '2', 'Enter');
  await settle();
  expect(counts).toEqual([[1, 12]]);
  expect(document.activeElement).toBe(field(2));
});
