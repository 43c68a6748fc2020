// Positions that the comparison counts and the cart's sum does not are told, so that both sums are understood.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replacedPosition } from '../../../lib/testing/optimized-cart.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { Hints } from './Hints.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('tells how many positions count here and not in the cart', async () => {
  await show(<Hints result={replacedPosition([])} untickedCount={0} />, '/optimizer');
  expect(pageText()).toContain('One item can no longer be ordered from its vendor');
});

it('says nothing where every position can be bought where it lies', async () => {
  await show(<Hints result={{ ...replacedPosition([]), moves: [] }} untickedCount={0} />, '/optimizer');
  expect(pageText()).toBe('');
});
