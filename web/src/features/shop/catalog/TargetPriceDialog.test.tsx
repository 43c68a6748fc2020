import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve } from '../../../lib/testing/fake-server.ts';
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
import { TargetPriceDialog } from './TargetPriceDialog.tsx';

beforeEach(() => prepareTexts());
afterEach(takeDown);

/** The price that was saved, and what the page says. */
async function typed(text: string): Promise<{ saved: unknown; says: string }> {
  const requests = serve({ 'PUT /pro/catalog/product/7/watch': { body: { data: {} } } });
  await show(
    <TargetPriceDialog
      productId={7}
      name="Nitrila"
      targetCents={500}
      lowestPriceCents={620}
      onClose={vi.fn()}
    />,
    '/',
  );
  type('input', text);
  await leave('input');
  await submit();
  await settle();
  const [saved] = requests.filter(({ method }) => method !== 'GET');
  return { saved: (saved?.body as { targetCents: unknown } | undefined)?.targetCents, says: pageText() };
}

it.each([
  ['2,5', 250],
  ['0,01', 1],
  ['', null],
])('saves "%s" as it was meant', async (text, cents) => {
  expect((await typed(text)).saved).toBe(cents);
});

it.each([
  ['-1', 'at least'],
  ['20000001', 'at most 20.000.000'],
  ['cheap', 'Please enter a number'],
])('saves nothing for "%s", and says why', async (text, reason) => {
  const { saved, says } = await typed(text);
  expect(saved).toBeUndefined();
  expect(says).toContain(reason);
});
