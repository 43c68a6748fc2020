import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { bareUser, serve } from '../../../lib/testing/fake-server.ts';
import {
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { BudgetRow } from './BudgetRow.tsx';

const budget = {
  costCenterId: null,
  monthlyCents: 500_000,
  needsApproval: false,
  usedCents: 0,
  orderedCents: 0,
};

beforeEach(async () => {
  await prepareTexts();
  sessionStore.set({ token: 'secret', user: bareUser, meta: { is_pro20: true, basket_counter: 0 } });
});
afterEach(takeDown);

/** The amount that was saved, and what the page says. */
async function typed(text: string): Promise<{ saved: unknown; says: string }> {
  const requests = serve({ 'PUT /pro/budgets': { body: { data: [] } } });
  await show(<BudgetRow costCenterId={null} name="Practice" budget={budget} canChange />, '/');
  type('input', text);
  await leave('input');
  await submit();
  await settle();
  const [saved] = requests.filter(({ method }) => method === 'PUT');
  return { saved: (saved?.body as { monthlyCents: unknown } | undefined)?.monthlyCents, says: pageText() };
}

it.each([
  ['2,5', 250],
  ['1.200', 120_000],
  ['100000000', 10_000_000_000],
  ['', null],
])('saves "%s" as it was meant', async (text, cents) => {
  expect((await typed(text)).saved).toBe(cents);
});

it.each([
  ['-1', 'at least 1'],
  ['0', 'Please enter a number'],
  ['100000001', 'at most 100.000.000'],
  ['2,555', 'decimal'],
  ['a lot', 'Please enter a number'],
])('saves nothing for "%s", and says why', async (text, reason) => {
  const { saved, says } = await typed(text);
  expect(saved).toBeUndefined();
  expect(says).toContain(reason);
});
