// A proposal that buys more than the cart can buy as it lies: title, list and sum say so.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MovesPanel } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pageText, prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { OptimizerHead } from './OptimizerHead.tsx';

const totals = (netCents: number) => ({
  goodsCents: netCents,
  shippingCents: 0,
  surchargeCents: 0,
  netCents,
  vat: [],
  vatCents: 0,
  grossCents: netCents,
  packages: 1,
});
const mask = { positionId: 2, productTitle: 'Maske', names: { de: 'Maske', en: 'Mask' } };
const added = { ...mask, vendorId: 8, vendorName: 'Depotia', lineCents: 1100 };

const proposal = (before: number, after: number, count = 1): OptimizedCart => ({
  vendors: [],
  current: [],
  moves: [],
  unavailable: [],
  added: Array.from({ length: count }, (_, index) => ({ ...added, positionId: 2 + index })),
  larger: [],
  cartVendors: [],
  cartPriceDetail: {
    before: totals(before),
    after: totals(after),
    savingCents: before - after,
    savingPercent: 0,
    isProven: true,
    boundCents: after,
  },
});

const page = (result: OptimizedCart) =>
  show(
    <>
      <OptimizerHead address={null} result={result} isLoading={false} />
      <MovesPanel result={result} pins={{ pinned: [], onPin: () => undefined }} />
    </>,
    '/optimizer',
  );

beforeEach(() => prepareTexts());
afterEach(takeDown);

it('names what can be bought now, and by how much the sum rises', async () => {
  await page(proposal(2000, 3300));
  expect(pageText()).toContain(`Mask can be bought after all. The sum rises by ${formatMoney(1300)}`);
  expect(pageText()).toContain('Mask can be bought after all, from Depotia');
  expect(pageText()).toContain('Additional cost');
  expect(pageText()).not.toContain('Your saving');
  expect(pageText()).not.toContain('The same');
});

it.each([
  [3300, 3300, 1, 'Maske gibt es doch, für dieselbe Summe'],
  [3300, 3000, 1, 'Maske gibt es doch, und die Summe sinkt um'],
  [2000, 4200, 2, '2 weitere Artikel gibt es doch. Die Summe steigt um'],
])('from %i to %i cents with %i more', async (before, after, count, said) => {
  await prepareTexts('de');
  await page(proposal(before, after, count));
  expect(pageText()).toContain(said);
});
