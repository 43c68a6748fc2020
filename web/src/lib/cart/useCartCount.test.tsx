import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { sessionStore } from '../session/session-store.ts';
import { dropPending, setPending } from './pending.ts';
import { useCartCount } from './useCartCount.ts';

function Count(): ReactElement {
  return <output>{useCartCount()}</output>;
}

afterEach(() => dropPending([11, 12]));

it('counts what the hand has already taken out, and nothing twice', async () => {
  sessionStore.set({ ...sessionStore.get(), meta: { is_pro20: true, basket_counter: 3 } });
  const place = document.createElement('div');
  const root = createRoot(place);
  const shown = async (change: () => void = () => {}) => {
    await act(async () => change());
    return place.textContent;
  };
  expect(await shown(() => root.render(<Count />))).toBe('3');
  expect(await shown(() => setPending(11, 0))).toBe('2');
  expect(await shown(() => setPending(12, 7)), 'another amount is still a position').toBe('2');
  const confirm = () => {
    sessionStore.set({ ...sessionStore.get(), meta: { is_pro20: true, basket_counter: 2 } });
    dropPending([11]);
  };
  expect(await shown(confirm)).toBe('2');
  await act(async () => root.unmount());
});
