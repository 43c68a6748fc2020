import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareTexts, show, takeDown } from '../../../lib/testing/screen.tsx';
import { PaidLine } from './PaidLine.tsx';

const day = 24 * 60 * 60_000;
const bought = (daysAgo: number, unitCents: number) => ({
  orderId: daysAgo,
  orderNumber: `N-${daysAgo}`,
  placedAt: new Date(Date.now() - daysAgo * day).toISOString(),
  vendorId: 1,
  vendorName: 'Depotia',
  vendorHue: 200,
  quantity: 2,
  netCents: 2 * unitCents,
});

beforeEach(() => prepareTexts());
afterEach(takeDown);

const drawn = async (purchases: ReturnType<typeof bought>[], bestCents: number | null) => {
  await show(<PaidLine purchases={purchases} bestCents={bestCents} />, '/');
  return document.querySelector('svg[role=img]');
};

it('says the lowest and highest price paid and that of today, with rings for the last three purchases', async () => {
  const line = await drawn([bought(3, 545), bought(30, 529), bought(90, 579), bought(200, 560)], 499);
  expect(line?.getAttribute('aria-label')).toMatch(/5,29\s€.*5,79\s€.*4,99\s€/);
  expect(line?.querySelectorAll('circle')).toHaveLength(4);
});

it.each([
  ['one purchase', [bought(3, 545)], 499],
  ['purchases of earlier years', [bought(400, 545), bought(500, 529)], 499],
  ['a product that nobody offers', [bought(3, 545), bought(30, 529)], null],
] as const)('draws nothing for %s', async (_, purchases, bestCents) => {
  expect(await drawn([...purchases], bestCents)).toBeNull();
});
