import { importNumber } from '@praxora/rules/inventory/article-import-numbers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, leave, pageText, prepareTexts, show, takeDown, type } from '../../lib/testing/screen.tsx';
import { CellField } from './CellField.tsx';

let saved: string[];
const cell = 'input[aria-label="cell"]';
const showCell = (field: 'minimumStock' | 'price' | 'name') =>
  show(
    <CellField
      label="cell"
      value="7"
      isWrong={false}
      describedBy={undefined}
      rule={importNumber(field)}
      onSave={(text) => saved.push(text)}
    />,
    '/',
  );
const enter = async (text: string) => {
  type(cell, text);
  await leave(cell);
  return find<HTMLInputElement>(cell).value;
};

beforeEach(async () => {
  saved = [];
  await prepareTexts();
});
afterEach(takeDown);

it('keeps what is no count, says why, and saves nothing', async () => {
  await showCell('minimumStock');
  expect([await enter('2,5'), await enter('-3'), await enter('10000000'), await enter('abc')]).toEqual([
    '2,5',
    '-3',
    '10000000',
    '',
  ]);
  expect(saved).toEqual([]);
  expect(pageText()).toBe('Please enter a number.');
  await enter('0');
  expect([saved, pageText()]).toEqual([['0'], '']);
});

it('takes a price with comma, and any text where no number is asked for', async () => {
  await showCell('price');
  await enter('12,50');
  takeDown();
  await showCell('name');
  await enter('abc');
  expect(saved).toEqual(['12,50', 'abc']);
});
