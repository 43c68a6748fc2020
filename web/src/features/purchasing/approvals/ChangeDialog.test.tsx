import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
import { anOrder, aPosition } from '../../../lib/testing/orders.ts';
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
import { ChangeDialog } from './ChangeDialog.tsx';

const order = anOrder(42, { state: 'pending-approval', positions: [aPosition(1), aPosition(2)] });

beforeEach(() => {
  // The test browser loads no fonts; fields that grow with their text listen for them.
  Object.assign(document, { fonts: new EventTarget() });
  return prepareTexts();
});
afterEach(takeDown);

/** The amounts that were sent, and what the page says. */
async function typed(text: string): Promise<{ sent: unknown; says: string }> {
  const requests = serve({ 'POST /pro/approvals/42/change': { body: { data: order } } });
  await show(<ChangeDialog order={order} onClose={vi.fn()} />, '/');
  type('input[aria-label*="Product 1"]', text);
  await leave('input[aria-label*="Product 1"]');
  await submit();
  await settle();
  const [sent] = requests.filter(({ method }) => method !== 'GET');
  return { sent: (sent?.body as { positions: unknown } | undefined)?.positions, says: pageText() };
}

it.each([
  ['7', 7],
  ['0', 0],
])('sends "%s" as the amount', async (text, quantity) => {
  expect((await typed(text)).sent).toEqual([
    { positionId: 1, quantity },
    { positionId: 2, quantity: 10 },
  ]);
});

it.each([
  ['2,5', 'whole'],
  ['-1', 'at least 0'],
  ['1000000', 'at most 99.999'],
  ['few', 'Please enter a number'],
  ['', 'Required field'],
])('sends nothing for "%s", and says why', async (text, reason) => {
  const { sent, says } = await typed(text);
  expect(sent).toBeUndefined();
  expect(says).toContain(reason);
});
