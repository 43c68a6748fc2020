import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Answer, refusal, serve } from '../../../lib/testing/fake-server.ts';
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
import { newLine, withScan } from './line.ts';
import { QuickOrderPage } from './QuickOrderPage.tsx';
import { missing, numberMatch, offer, order, product, several, sums } from './quick-order.fixture.ts';

const data = (value: unknown): Answer => ({ body: { data: value } });
const matches = (...lines: LineMatch[]) => data({ lines });

beforeEach(() => prepareTexts());
afterEach(() => {
  takeDown();
  window.sessionStorage.clear();
});

const open = async (match: Answer, more: Readonly<Record<string, Answer>> = {}) => {
  const requests = serve({
    'POST /pro/quick-order/match': match,
    'POST /pro/quick-order/prices': data({ addressId: 5, lines: [{ offers: [offer], order }], sums }),
    'GET /pro/quick-order/lists': data([]),
    'GET /pro/addresses': data([]),
    ...more,
  });
  await show(<QuickOrderPage />, '/quick-order');
  await settle();
  return requests;
};
const amountField = 'ol input[aria-label^="Amount"]';
const button = (text: string): HTMLElement => {
  const one = [...document.querySelectorAll<HTMLElement>('button')].find(
    ({ textContent }) => textContent === text,
  );
  if (!one) throw new Error(`There is no button ${text}`);
  return one;
};
const paste = (text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => {
    find('form input').dispatchEvent(event);
  });
};
/** Quantity field of the second line. */
const secondAmount = 'li:nth-child(2) input[aria-label^="Amount"]';
const enterAmount = async (text: string) => {
  type(secondAmount, text);
  await leave(secondAmount);
};
const write = async (text: string) => {
  type('form input', text);
  await submit();
};

it('a line is looked up with its amount, priced, and still there after a reload', async () => {
  const requests = await open(matches(numberMatch));
  await write('SN-1 20');
  expect(pageText()).toContain('1 of 1 line is ready');
  for (const text of ['Nitrila Blau M', 'item number', '105,80', 'Ready', 'Havelmed'])
    expect(pageText()).toContain(text);
  expect(requests.find(({ url }) => url.includes('/match'))?.body).toEqual({
    lines: [{ text: 'SN-1 20', mayHoldAmount: true }],
  });
  expect(requests.findLast(({ url }) => url.includes('/prices'))?.body).toEqual({
    addressId: null,
    lines: [{ productId: 1, quantity: 20, vendorId: null }],
  });
  takeDown();
  // The amount was taken off the text, and stays.
  const again = await open(matches({ ...numberMatch, amount: null }));
  expect(again.find(({ url }) => url.includes('/match'))?.body).toEqual({
    lines: [{ text: 'SN-1', mayHoldAmount: false }],
  });
  expect(find<HTMLInputElement>(amountField).value).toBe('20');
});

it('the side adds up from top to bottom, goods of the lines and of the cart with the fees of both', async () => {
  await open(matches(numberMatch));
  await write('SN-1 20');
  const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual([
    'Goods, 1 line105,80 €',
    'In the cart, 2 lines58,50 €',
    'Shipping, 2 parcels6,50 €',
    'Net total170,80 €',
  ]);
  expect(pageText()).toContain('Your cart grows by 112,30');
});

it('an amount that cannot be ordered stays in its field with the reason, keeps its line out, and goes with the first key', async () => {
  const plain = { ...numberMatch, amount: null };
  const requests = await open(matches(plain, plain));
  paste('SN-1\t20\nSN-1\t1 Pack');
  await settle();
  expect(pageText()).toContain('1 of 2 lines are ready');
  expect(pageText()).toContain('Amount not readable');
  const field = find<HTMLInputElement>(secondAmount);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1 Pack', 'true']);
  expect(pageText()).toContain('Please enter a number.');
  expect(requests.findLast(({ url }) => url.includes('/prices'))?.body).toMatchObject({
    lines: [{ productId: 1, quantity: 20 }],
  });
  // Amounts typed by hand follow the same rule, and remain too.
  for (const [text, reason] of [
    ['0', 'Please enter a number above 0.'],
    ['-2', 'Please enter at least 1.'],
    ['2,5', 'Please enter a whole number.'],
    ['viele', 'Please enter a number.'],
    ['100000', 'Please enter at most 99.999.'],
  ] as const) {
    await enterAmount(text);
    expect(field.value).toBe(text);
    expect(pageText()).toContain(reason);
    expect(pageText()).toContain('1 of 2 lines are ready');
  }
  await enterAmount('3');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  expect(requests.findLast(({ url }) => url.includes('/prices'))?.body).toMatchObject({
    lines: [{ quantity: 20 }, { quantity: 3 }],
  });
});

it('a list keeps open lines as they were written, and fills them in as open lines', async () => {
  const list = { id: 4, version: 1, name: 'Weekly', lineCount: 2, lastUsedAt: null };
  const plain = { ...numberMatch, amount: null };
  const requests = await open(matches(plain, missing), { 'POST /pro/quick-order/lists': data(list) });
  paste('SN-1\t2,5\nsteri rols\t2');
  await settle();
  await act(async () => button('Keep as list').click());
  await settle();
  type('[role="dialog"] input', 'Weekly');
  act(() => find<HTMLFormElement>('[role="dialog"] form').requestSubmit());
  await settle();
  expect(requests.findLast(({ url, method }) => method === 'POST' && url.endsWith('/lists'))?.body).toEqual({
    name: 'Weekly',
    lines: [
      { productId: 1, quantity: null, amountText: '2,5' },
      { text: 'steri rols', quantity: 2, amountText: '' },
    ],
  });
  takeDown();
  window.sessionStorage.clear();
  await open(matches(missing), {
    'GET /pro/quick-order/lists': data([list]),
    'POST /pro/quick-order/lists/4/fill': data({
      list,
      lines: [
        {
          title: 'Nitrila',
          quantity: null,
          amountText: '2,5',
          isOpen: false,
          product: product(1, 'Nitrila Blau M'),
        },
        { title: 'steri rols', quantity: 2, amountText: '', isOpen: true, product: null },
      ],
    }),
  });
  await act(async () => find<HTMLElement>('[aria-label="Fill in Weekly"]').click());
  await settle();
  expect(pageText()).toContain('0 of 2 lines are ready');
  const values = [...document.querySelectorAll<HTMLInputElement>(amountField)].map(({ value }) => value);
  expect(values).toEqual(['2,5', '2']);
});

it('of several one is chosen in place; what is not found offers own products like it, nearer words and the shop', async () => {
  await open(matches(several));
  await write('nitrile S');
  expect(pageText()).toContain('Which one do you mean?');
  expect(pageText()).toContain('Your usual one stands first.');
  for (const fact of ['7 × bought', 'never bought']) expect(pageText()).toContain(fact);
  expect(pageText()).toContain('2 of 259 that fit.');
  await act(async () => find<HTMLElement>('ol fieldset button').click());
  await settle();
  expect(pageText()).toContain('1 of 1 line is ready');
  takeDown();
  window.sessionStorage.clear();
  await open(matches(missing));
  await write('steri rols');
  expect(pageText()).toContain('No product is called that. Like it in your assortment:');
  expect(find<HTMLAnchorElement>('ol[aria-label] a').getAttribute('href')).toBe('/search?query=steri+rols');
  expect(find('ol input').getAttribute('aria-invalid')).toBe('true');
  expect(button('sterilisation rolls')).toBeDefined();
  await act(async () => find<HTMLElement>('ol fieldset button').click());
  await settle();
  expect(pageText()).toContain('1 of 1 line is ready');
  expect(pageText()).toContain('SteriRolle 75 mm');
});

it('an amount that cannot be read offers what it may mean and the usual one, and one not said the usual one', async () => {
  const usual = {
    ...numberMatch,
    amount: null,
    products: [{ ...product(1, 'Nitrila Blau M', 5), usualAmount: 3 }],
  };
  await open(matches(usual, usual));
  paste('SN-1\nSN-1\t2,5 Pack');
  await settle();
  const meant = () =>
    [...document.querySelectorAll('ol fieldset button')].map(({ textContent }) => textContent);
  expect(pageText()).toContain('Did you mean?');
  expect(meant()).toEqual(['2 boxes', '3 boxes, as usual']);
  await act(async () => button('2 boxes').click());
  await settle();
  expect(find<HTMLInputElement>(secondAmount).value).toBe('2');
  expect(meant()).toEqual([]);
  await act(async () => button('3, as usual').click());
  expect(find<HTMLInputElement>(amountField).value).toBe('3');
});

it('what could not be looked up stays and can be tried again', async () => {
  await open(refusal(503, 'UNAVAILABLE', 'Service error. Please try again later'));
  await write('masks');
  expect(pageText()).toContain('Could not be looked up.');
});

it('a code scanned again is one more of it', () => {
  const first = withScan([newLine({ text: '0401', quantity: 4 })], '0401');
  expect(first.lines.map(({ quantity, isScanned }) => [quantity, isScanned])).toEqual([
    [4, false],
    [1, true],
  ]);
  const again = withScan(first.lines, '0401');
  expect([again.added, ...again.lines.map(({ quantity }) => quantity)]).toEqual([null, 4, 2]);
});
