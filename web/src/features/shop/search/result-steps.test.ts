import { expect, it } from 'vitest';
import { isArrow, stepTo } from './result-steps.ts';

/** Three in a row, the last row with two. */
const grid = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 300,
}));

it('goes on in the row and over its end, and stays at both ends', () => {
  expect([0, 2, 7].map((from) => stepTo(grid, from, 'ArrowRight'))).toEqual([1, 3, 7]);
  expect([0, 3, 7].map((from) => stepTo(grid, from, 'ArrowLeft'))).toEqual([0, 2, 6]);
});

it('goes to the nearest of the next row', () => {
  expect([0, 2, 5, 7].map((from) => stepTo(grid, from, 'ArrowDown'))).toEqual([3, 5, 7, 7]);
  expect([1, 4, 7].map((from) => stepTo(grid, from, 'ArrowUp'))).toEqual([1, 1, 4]);
});

it('begins with the first, and has nowhere to go without results', () => {
  expect(stepTo(grid, -1, 'ArrowDown')).toBe(0);
  expect(stepTo([], -1, 'ArrowDown')).toBe(-1);
  expect(['ArrowUp', 'Enter', 'a'].map(isArrow)).toEqual([true, false, false]);
});
