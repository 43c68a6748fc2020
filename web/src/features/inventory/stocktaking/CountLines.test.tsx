import { makeLabelId } from '@praxora/barcode/label-id';
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OtherCount } from '../../../domain/inventory/index.ts';
import { typeByHand, typeByScanner } from '../../../lib/testing/keys.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { CountLines } from './CountLines.tsx';

const labelOf = (number: number) => makeLabelId(new Uint8Array([number, 2, 3, 4, 5, 6, 7, 8]));
const line = {
  stockId: 1,
  articleId: 1,
  articleName: 'Cartridges',
  picture: 'einweg',
  batchNumber: 'A',
  expirationDate: null,
  unit: { de: 'Stück', en: 'piece' },
  labelIds: [labelOf(1), labelOf(2), labelOf(4)],
  // Counted before, by a device.
  countedLabelIds: [labelOf(4)],
  unitsPerLabel: 100,
  expected: 0,
  counted: null as number | null,
  countedBy: null as Stocktaking['lines'][number]['countedBy'],
  difference: 0,
  needsRecount: false,
  isLarge: false,
};
const gloves = { ...line, stockId: 2, articleName: 'Gloves', labelIds: [labelOf(3)], unitsPerLabel: 1 };

const at = '2026-11-17T09:12:00.000Z';
let counts: [stockId: number, counted: number | null, over?: number][];
/** Simulates a count by somebody else meanwhile. */
let countByAnna: (counted: number) => void;
/** The server's answer; what was counted shows with it. */
let answer: Promise<unknown>;

function Host() {
  const [lines, setLines] = useState([line, gloves]);
  countByAnna = (counted) =>
    setLines(([first = line, ...others]) => [
      { ...first, counted, countedBy: { name: 'Anna Muster', at, isOwn: false } },
      ...others,
    ]);
  return (
    <CountLines
      lines={lines}
      countLine={async ({ stockId, counted, over }) => {
        counts.push(over === undefined ? [stockId, counted] : [stockId, counted, over]);
        const refused = (await answer) as OtherCount | null | undefined;
        if (refused !== undefined) return { refused };
        const countedBy = { name: '', at, isOwn: true };
        setLines((all) => all.map((one) => (one.stockId === stockId ? { ...one, counted, countedBy } : one)));
        return 'counted';
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
    [1, 200, 100],
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

const press = (name: string) =>
  act(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`There is no button ${name}: ${pageText()}`);
    button.click();
  });

/** A number typed into the first line and left. */
async function typeAndLeave(text: string) {
  act(() => field(1).focus());
  typeByHand(...text, 'Enter');
  await settle();
}

for (const [choice, sent] of [
  ['Keep 9', []],
  ['Use 94', [[1, 94, 9]]],
  ['Add both: 103', [[1, 103, 9]]],
] as const)
  it(`asks where somebody else has counted another number: ${choice}`, async () => {
    act(() => countByAnna(9));
    expect(pageText()).toContain('Counted by Anna Muster');
    // Behind the nine that stands there.
    await typeAndLeave('4');
    expect(counts).toEqual([]);
    expect(pageText()).toContain('Anna Muster counted 9');
    press(choice);
    await settle();
    expect(counts).toEqual(sent);
  });

it('asks too where the server knows of it first, and keeps what is typed while somebody else counts', async () => {
  answer = Promise.resolve({ name: 'Anna Muster', at, counted: 9 });
  await typeAndLeave('4');
  expect(counts).toEqual([[1, 4]]);
  expect(pageText()).toContain('Anna Muster counted 9');
  press('Keep 9');
  answer = Promise.resolve();
  act(() => field(1).focus());
  typeByHand('6');
  act(() => countByAnna(7));
  expect(field(1).value).toBe('6');
  typeByHand('Enter');
  await settle();
  expect(counts).toEqual([[1, 4]]);
  expect(pageText()).toContain('Anna Muster counted 7');
});

it('adds labels to what somebody else counted, without a question', async () => {
  act(() => countByAnna(9));
  await scan(labelOf(1));
  expect(counts).toEqual([[1, 109, 9]]);
});
