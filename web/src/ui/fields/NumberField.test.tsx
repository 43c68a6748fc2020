import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  takeDown,
  type,
} from '../../lib/testing/screen.tsx';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

let held: NumberEntry;
let put: (value: NumberEntry) => void;

type Rules = Pick<NumberFieldProps, 'least' | 'most' | 'decimals' | 'zeroIsEmpty' | 'usual'>;

function Host({ start, ...rules }: Rules & { start: NumberEntry }) {
  const [value, setValue] = useState(start);
  held = value;
  put = setValue;
  return <NumberField aria-label="amount" value={value} onChange={setValue} {...rules} />;
}

const field = 'input[aria-label="amount"]';
const input = () => find<HTMLInputElement>(field);
/** Description of the field for screen readers, besides its name. */
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const showField = (start: NumberEntry, rules: Rules = {}) => show(<Host start={start} {...rules} />, '/');
async function enter(text: string) {
  type(field, text);
  await leave(field);
}
async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  act(() => button?.click());
  await settle();
}

beforeEach(() => prepareTexts());
afterEach(takeDown);

describe('a number field', () => {
  it('shows German format and takes comma and point', async () => {
    await showField(1234.5, { decimals: 2, least: 0 });
    expect(input().value).toBe('1.234,5');
    type(field, '12.75');
    expect(held).toBe(12.75);
    await enter('12,25');
    expect([input().value, held]).toEqual(['12,25', 12.25]);
  });

  it.each(['0', 'seven', '12a'])('clears "%s" when it is left, and says why', async (text) => {
    await showField(7);
    type(field, text);
    expect([input().value, pageText()], 'nothing is said while somebody types').toEqual([text, '']);
    await leave(field);
    expect(input().value).toBe('');
    expect(held).toMatchObject({ text: '' });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described()).toMatch(/Please enter a number/);
    expect(find('[role="alert"]').textContent).toMatch(/Please enter a number/);
  });

  it.each([
    ['2,5', 'Please enter a whole number.'],
    ['-3', 'Please enter at least 1.'],
    ['10000000', 'Please enter at most 1.000.000.'],
  ])('keeps "%s" as it was typed, and says why', async (text, reason) => {
    await showField(7);
    await enter(text);
    expect(input().value).toBe(text);
    expect(held).toMatchObject({ text });
    expect(described()).toBe(reason);
    await enter('12');
    expect([input().value, held, pageText(), input().getAttribute('aria-invalid')]).toEqual([
      '12',
      12,
      '',
      null,
    ]);
  });

  it('takes what people paste', async () => {
    await showField(null);
    const pasted = ['1.000', '1 000', ' 12 ', '１２', '007'];
    const taken: NumberEntry[] = [];
    for (const text of pasted) {
      await enter(text);
      taken.push(held);
    }
    expect(taken).toEqual([1000, 1000, 12, 12, 7]);
    expect(input().value).toBe('7');
  });

  it('is meant to be empty when it is left once more', async () => {
    await showField(7);
    await enter('seven');
    act(() => input().focus());
    await leave(field);
    expect([held, pageText()]).toEqual([null, '']);
  });

  it('keeps zero where zero has a meaning, and clears it without a word where empty says the same', async () => {
    await showField(3, { least: 0 });
    await enter('0');
    expect([input().value, held]).toEqual(['0', 0]);
    takeDown();
    await showField(3, { zeroIsEmpty: true });
    await enter('0');
    expect([input().value, held, pageText()]).toEqual(['', null, '']);
  });

  it('lets "0,5" be typed although it starts with a zero', async () => {
    await showField(null, { decimals: 1, least: 0.1 });
    for (const text of ['0', '0,', '0,5']) type(field, text);
    await leave(field);
    expect([input().value, held]).toEqual(['0,5', 0.5]);
  });

  it('says on Enter what is wrong, and shows again what was refused before it was drawn', async () => {
    await showField(7);
    type(field, '2,5');
    act(() => input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    await settle();
    expect(pageText()).toBe('Please enter a whole number.');
    takeDown();
    await showField({ text: '2,5', code: 'NUMBER_NOT_WHOLE', params: {} });
    expect([input().value, pageText()]).toEqual(['2,5', 'Please enter a whole number.']);
  });

  it('shows a value that comes from elsewhere, not what was typed before', async () => {
    await showField(7);
    type(field, '2,5');
    await act(async () => put(9));
    expect(input().value).toBe('9');
    await leave(field);
    expect(held).toBe(9);
  });

  it('takes what a browser fills in by itself', async () => {
    await showField(null);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), '2,5');
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
    await settle();
    expect(pageText()).toBe('Please enter a whole number.');
  });
});

describe('an amount far beyond the usual', () => {
  const usual = { name: 'Gloves', most: 20 };

  it('is asked about once, and counts when the answer is yes', async () => {
    await showField(7, { usual });
    await enter('2000');
    expect(held).toMatchObject({ code: 'NUMBER_UNUSUAL' });
    expect(pageText()).toContain('Gloves: that is far more than usual. Usually it is 20 at most.');
    await press('Yes, 2.000');
    expect([held, input().value]).toEqual([2000, '2.000']);
    await enter('12');
    await enter('2000');
    expect([held, document.querySelector('[role="dialog"]')]).toEqual([2000, null]);
  });

  it('leaves everything as it was when the answer is no', async () => {
    await showField(7, { usual });
    await enter('2000');
    await press('No, change it');
    expect([held, input().value, document.activeElement]).toEqual([7, '7', input()]);
  });

  it('is not asked about where the usual is no matter', async () => {
    await showField(7);
    await enter('2000');
    expect(held).toBe(2000);
  });
});
