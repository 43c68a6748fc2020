// Which article a row is about: by its name, manufacturer and number, and by the catalogue product it can be.
import { folded } from '@praxora/rules/shared/column-headings';
import { gtinKey, pznKey, toDigits } from '@praxora/rules/shared/product-codes';
import type { Cells } from './cells.ts';
import type { KnownProduct } from './reference-data.repository.ts';
import { articleKey, type ReferenceData, unknownManufacturer } from './reference-data.ts';

export interface Identity {
  readonly product: KnownProduct | null;
  readonly name: string;
  readonly manufacturerId: number;
  readonly manufacturerNumber: string;
  readonly key: string;
}

/** Fields the row leaves empty are filled in from the catalogue. */
export function checkIdentity(cells: Cells, reference: ReferenceData): Identity {
  const product = productOf(cells, reference);
  const name = cells.text('name') || (product?.name ?? '');
  const manufacturerNumber = cells.text('manufacturerNumber') || (product?.manufacturer_number ?? '');
  const manufacturer = cells.text('manufacturer');
  const match = reference.manufacturers.get(folded(manufacturer));
  const manufacturerId =
    manufacturer === '' ? (product?.manufacturer_id ?? unknownManufacturer) : (match ?? unknownManufacturer);
  const isUnknown = manufacturer !== '' && match === undefined;
  if (isUnknown) cells.note('manufacturer', 'manufacturerUnknown');
  const key = articleKey(name, isUnknown ? folded(manufacturer) : manufacturerId, manufacturerNumber);
  return { product, name, manufacturerId, manufacturerNumber, key };
}

/** The product named; else the only one with the row's GTIN or PZN. */
function productOf(cells: Cells, reference: ReferenceData): KnownProduct | null {
  if (cells.text('catalogProduct') !== '')
    return cells.find('catalogProduct', (slug) => reference.productsBySlug.get(slug));
  for (const [field, keyOf, form] of [
    ['gtin', gtinKey, /^\d{8,14}$/],
    ['pzn', pznKey, /^\d{5,8}$/],
  ] as const) {
    const code = toDigits(cells.text(field));
    if (code === '') continue;
    if (!form.test(code)) {
      cells.refuse(field, 'INCORRECT_VALUE');
      continue;
    }
    const products = reference.productsByCode.get(keyOf(code)) ?? [];
    const [only, second] = products;
    if (only !== undefined && second === undefined) return only;
    cells.note(field, second === undefined ? 'productNotFound' : 'productAmbiguous');
  }
  return null;
}
