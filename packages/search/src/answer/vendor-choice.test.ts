// A search for certain vendors and a price filters by the prices of these vendors, and shows no others.
import { expect, test } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import type { PracticeView } from '../index/document.ts';
import { buildOffer, product } from '../testing/products.ts';
import type { SearchRequest } from './request.ts';

const offers = [buildOffer(1, 500), { ...buildOffer(2, 800), inStock: false }];
const index = await buildIndex([product('1', 'Handschuhe', { offers })]);
const nameOf = (vendor: 0 | 1): string => offers[vendor]?.vendor.name ?? '';
const chosen = (vendor: 0 | 1) => [`lieferanten:${nameOf(vendor)}`];

function prices(requests: readonly SearchRequest[], view?: PracticeView) {
  const answer = index.searchBatch(requests, view);
  if ('problem' in answer) throw new Error(answer.problem.message);
  return answer.results.map(({ hits }) => hits.map(({ preis }) => preis));
}

test('a price is compared with those of the chosen vendors, for each request of a batch', () => {
  const numericFilters = ['preis<=6'];
  expect(
    prices([
      { numericFilters },
      { numericFilters, facetFilters: chosen(0) },
      { numericFilters, facetFilters: chosen(1) },
      { numericFilters: ['preis<=8'], facetFilters: chosen(1) },
      { numericFilters, facetFilters: [[...chosen(0), ...chosen(1)]] },
    ]),
  ).toEqual([[5], [5], [], [8], [5]]);
});

test('so is a price of the practice its own, and whether it is in stock', () => {
  const ownPrices = new Map([
    [
      '1',
      [
        { vendorId: 1, cents: 700, inStock: false },
        { vendorId: 2, cents: 550, inStock: true },
      ],
    ],
  ]);
  const view = { hiddenVendorIds: [], ownPrices };
  const numericFilters = ['preis<=6'];
  const of = (vendor: 0 | 1) => prices([{ numericFilters, facetFilters: chosen(vendor) }], view)[0];
  expect([of(0), of(1)]).toEqual([[], [5.5]]);
  const inStock = (vendor: 0 | 1, seen?: PracticeView) =>
    prices([{ facetFilters: [...chosen(vendor), 'lieferbar:true'] }], seen)[0]?.length;
  expect([inStock(0), inStock(1)]).toEqual([1, 0]);
  expect([inStock(0, view), inStock(1, view)]).toEqual([0, 1]);
});

test('who leaves a vendor out has not chosen the others', () => {
  const filters = `NOT lieferanten:"${nameOf(1)}" AND preis <= 6`;
  expect(prices([{ filters }, { filters: 'preis <= 6' }])).toEqual([[], [5]]);
});
