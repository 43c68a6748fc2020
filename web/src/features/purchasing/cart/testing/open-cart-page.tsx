// The cart page in a test: opened on answers of the server, and left again.
import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { vi } from 'vitest';
import { loadAppConfig } from '../../../../lib/config.ts';
import { sessionStore } from '../../../../lib/session/session-store.ts';
import { type Answer, bareUser, type SentRequest, serve } from '../../../../lib/testing/fake-server.ts';
import { prepareTexts, settle, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { CartPage } from '../CartPage.tsx';
import { cartAnswers } from './cart-page.ts';

export async function prepareCartPage(): Promise<void> {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 3 } });
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

export function leaveCartPage(): void {
  notifications.clean();
  takeDown();
  // The next test takes over no run of the optimizer.
  sessionStore.set({ ...sessionStore.get(), user: null });
  vi.restoreAllMocks();
}

/** Opens the cart with one delivery address for each count of positions. */
export async function openCartPage(
  counts: readonly number[],
  answers: Readonly<Record<string, Answer>> = {},
  queryClient = new QueryClient(),
): Promise<SentRequest[]> {
  const requests = serve({ ...answers, ...cartAnswers(counts) });
  await loadAppConfig();
  await show(
    <QueryClientProvider client={queryClient}>
      <CartPage />
    </QueryClientProvider>,
    '/cart',
  );
  await settle();
  return requests;
}

export const pause = (milliseconds: number) =>
  act(async () => {
    await new Promise((done) => setTimeout(done, milliseconds));
  });
