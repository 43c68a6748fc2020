import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import { prepareTexts, settle, show, takeDown } from '../../../lib/testing/screen.tsx';
import { cartChanged } from './cart-changes.ts';
import { dropPending, setPending } from './pending.ts';
import { useCartCount } from './useCartCount.ts';
import { useCountedCart } from './useCountedCart.ts';

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

it('is counted over all addresses, and anew when the cart changed', async () => {
  let counts = [2, 1];
  serve({
    'GET /api/marketplace/v1/wwarenkorb/addresses/items-count': () => ({
      body: { data: counts.map((itemsCount, index) => ({ addressId: index + 1, itemsCount })) },
    }),
  });
  sessionStore.set({ token: null, user: bareUser, meta: { is_pro20: true, basket_counter: 9 } });
  const Header = () => {
    useCountedCart();
    return <Count />;
  };
  const queryClient = new QueryClient();
  await prepareTexts();
  await show(
    <QueryClientProvider client={queryClient}>
      <Header />
    </QueryClientProvider>,
    '/',
  );
  await settle();
  const shown = () => document.querySelector('output')?.textContent;
  expect(shown()).toBe('3');
  counts = [2, 4];
  await act(() => cartChanged(queryClient));
  await settle();
  expect(shown()).toBe('6');
  takeDown();
});
