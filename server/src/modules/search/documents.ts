// Turns rows of the catalogue into the documents the index is made of.
import type { ProductDocument } from '@praxora/search/index/document';
import type { Tx } from '../../platform/database/tx.ts';
import { type DocumentRow, listDocumentsAfter, type VendorOffer } from './documents.repository.ts';

const pageSize = 2000;
/** What many chose comes before its near equals; with this limit it weighs less than a word in the description. */
const mostChosen = 1000;

/** All products, page by page, so that memory does not grow with the catalogue. */
export async function* productDocuments(tx: Tx): AsyncGenerator<ProductDocument> {
  let last = 0;
  for (;;) {
    const rows = await listDocumentsAfter(tx, last, pageSize);
    for (const row of rows) yield documentOf(row);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

export function documentOf(row: DocumentRow): ProductDocument {
  const { top_de: top, top_en: topEn } = row;
  return {
    objectID: String(row.id),
    titel: row.name_de,
    titelEn: row.name_en,
    hersteller: row.manufacturer,
    nummern: numbersOf(row),
    kategorien: top === null ? { lvl0: row.sub_de } : { lvl0: top, lvl1: `${top} > ${row.sub_de}` },
    kategorienEn: topEn === null ? [row.sub_en] : [topEn, row.sub_en],
    popularity: row.offers.length + Math.min(row.chosen, mostChosen),
    url: `/inventory/product/${row.id}`,
    bild: row.picture,
    offers: buyable(row.offers).map(({ vendorId, vendorName, priceCents, discountable }) => ({
      vendor: { id: vendorId, name: vendorName },
      priceCents,
      discountable,
    })),
  };
}

/** What can be had now comes before what cannot, as on the product's own page. */
export function buyable(offers: readonly VendorOffer[]): readonly VendorOffer[] {
  const available = offers.filter(({ isAvailable }) => isAvailable);
  return available.length > 0 ? available : offers;
}

/** The manufacturer's number keeps the first place even where it is missing. */
function numbersOf(row: DocumentRow): string[] {
  const others = [row.gtin ?? '', row.pzn ?? '', ...row.offers.map(({ orderNumber }) => orderNumber)];
  const distinct = new Set(others.filter((number) => number !== '' && number !== row.manufacturer_number));
  return [row.manufacturer_number, ...distinct];
}
