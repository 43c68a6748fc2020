import { expect, it } from 'vitest';
import { axisNames } from './axis-names.ts';

const days = Array.from({ length: 18 }, (_, index) => ({
  name: `${index + 1}. Nov.`,
  shortName: `${index + 1}.`,
}));
const months = Array.from({ length: 12 }, (_, index) => ({ name: `Jan ${index}`, shortName: 'J' }));

it('are whole where all of them fit', () => {
  expect(axisNames(months, 800)).toEqual(months.map(({ name }) => name));
  expect(axisNames(days.slice(0, 7), 750)).toEqual(days.slice(0, 7).map(({ name }) => name));
});

it('are short where whole ones would run into each other', () => {
  expect(axisNames(days, 750)).toEqual(days.map(({ shortName }) => shortName));
  expect(axisNames(months, 300)).toEqual(Array(12).fill('J'));
});

it('are left out where even short ones would', () => {
  expect(axisNames(days, 260).map((name) => name ?? '')).toEqual(
    days.map(({ shortName }, index) => (index % 2 === 0 ? shortName : '')),
  );
});
