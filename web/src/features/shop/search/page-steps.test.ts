import { expect, it } from 'vitest';
import { pageSteps } from './page-steps.ts';

it('offers the first page, the last one, and the neighbours', () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(1, 39)).toEqual([1, 2, 39]);
  expect(pageSteps(20, 39)).toEqual([1, 19, 20, 21, 39]);
  expect(pageSteps(39, 39)).toEqual([1, 38, 39]);
});
