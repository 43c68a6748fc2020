import type { ProductSummary } from '@praxora/contract/shop/catalog.calls';
import { expect, it } from 'vitest';
import { variantAxes } from '../../../domain/shop/index.ts';
import { namesOf, variantRows } from './variant-matrix.ts';

const bare: Omit<ProductSummary, 'id' | 'name' | 'packText'> = {
  ...{ slug: '', manufacturer: '', manufacturerNumber: '', picture: '' },
  ...{ lowestPriceCents: 100, offerCount: 1, vendorsInStock: 1, bestVendorId: 1, isArticle: false },
};
const family = (...names: [title: string, pack?: string][]): ProductSummary[] =>
  names.map(([title, pack = '100 pcs'], place) => ({
    ...bare,
    id: place + 1,
    name: { de: title, en: title },
    packText: { de: pack, en: pack },
  }));

const shown = (variants: ProductSummary[], presentId: number) =>
  variantRows(variants, variantAxes(namesOf(variants, 'en')), presentId).map(({ label, cells }) => [
    label,
    ...cells.map((cell) => `${cell.label} ${String(cell.variant?.id ?? '-')}`),
  ]);

it('puts sizes side by side and colours below each other, and leaves a gap for what is not made', () => {
  const gloves = family(
    ['Nitrila Gloves Blue S'],
    ['Nitrila Gloves Blue M'],
    ['Nitrila Gloves Black M'],
    ['Nitrila Gloves Blue M', '10 x 100 pcs'],
  );
  expect(shown(gloves, 2)).toEqual([
    ['Blue', 'S 1', 'M 2'],
    ['Black', 'S -', 'M 3'],
  ]);
  // In the pack of the product that is looked at, where it is made.
  expect(shown(gloves, 4)[0]).toEqual(['Blue', 'S 1', 'M 4']);
});

it('has one row where there is one choice, and none where there is nothing to choose', () => {
  expect(shown(family(['Gel 37 %'], ['Gel 40 %']), 1)).toEqual([['', '37 % 1', '40 % 2']]);
  expect(shown(family(['Gel'], ['Gel', '3 pcs']), 1)).toEqual([['', '100 pcs 1', '3 pcs 2']]);
  expect(shown(family(['Gel']), 1)).toEqual([]);
});
