import { act, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sessionStore } from '../../lib/session/session-store.ts';
import { prepareTexts, show } from '../../lib/testing/screen.tsx';
import { dropPending, setPending } from './pending.ts';
import { useCartCount } from './useCartCount.ts';

const Count = (): ReactElement => <output>{useCartCount()}</output>;

afterEach(() => dropPending([11, 12]));

const setCounter = (basket_counter: number) =>
  sessionStore.set({ ...sessionStore.get(), meta: { is_pro20: true, basket_counter } });

it('counts what the hand has already taken out, and nothing twice', async () => {
  setCounter(3);
  await prepareTexts();
  await show(<Count />, '/');
  const after = async (change: () => void) => {
    await act(async () => change());
    return document.querySelector('output')?.textContent;
  };
  expect(await after(() => setPending(11, 0))).toBe('2');
  expect(await after(() => setPending(12, 7)), 'another amount is still a position').toBe('2');
  const confirmed = () => {
    setCounter(2);
    dropPending([11]);
  };
  expect(await after(confirmed)).toBe('2');
});
