// Turns rows of the catalogue into the documents the index is made of.
import { sizeIn } from '@praxora/rules/shop/product-size';
import type { ProductDocument } from '@praxora/search/index/document';
import { hasDigit, queryWords } from '@praxora/search/text/tokens';
import type { Tx } from '../../../platform/database/tx.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import {
  type DocumentRow,
  listClickedSearches,
  listDocuments,
  listDocumentsAfter,
  type VendorOffer,
} from './documents.repository.ts';

const pageSize = 2000;
/** Shorter words of a description (aus, mit, of) say nothing. */
const shortestDescribing = 4;
/** Products chosen often come before their near equals; with this limit it weighs less than a word in the description. */
const mostChosen = 1000;

/** Documents of all products, page by page, so that memory does not grow with the catalogue. */
export async function* productDocuments(tx: Tx): AsyncGenerator<ProductDocument> {
  const chosenFor = await chosenWords(tx);
  let last = 0;
  for (;;) {
    const rows = await listDocumentsAfter(tx, last, pageSize);
    for (const row of rows) yield documentOf(row, chosenFor);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Documents of the given products that exist. */
export async function readDocuments(tx: Tx, ids: readonly number[]): Promise<ProductDocument[]> {
  const chosenFor = await chosenWords(tx, ids);
  return mapInSlices(await listDocuments(tx, ids), (row) => documentOf(row, chosenFor));
}

type ChosenFor = ReadonlyMap<string, readonly string[]>;

/** Words of the searches after which users selected a product, by product id. */
async function chosenWords(tx: Tx, ids?: readonly number[]): Promise<ChosenFor> {
  const rows = await listClickedSearches(tx, ids);
  return new Map(
    rows.map(({ product_id, queries }) => [
      product_id,
      [...new Set(queries.flatMap(queryWords))].filter((word) => !hasDigit(word)),
    ]),
  );
}

function documentOf(row: DocumentRow, chosenFor: ChosenFor): ProductDocument {
  const { top_de: top, top_en: topEn } = row;
  return {
    objectID: String(row.id),
    titel: row.name_de,
    titelEn: row.name_en,
    hersteller: row.manufacturer,
    nummern: numbersOf(row),
    kategorien: top === null ? { lvl0: row.sub_de } : { lvl0: top, lvl1: `${top} > ${row.sub_de}` },
    kategorienEn: topEn === null ? [row.sub_en] : [topEn, row.sub_en],
    text: describingWords([row.name_de, row.name_en], [row.description_de, row.description_en]),
    chosenFor: chosenFor.get(String(row.id)) ?? [],
    popularity: row.offers.length + Math.min(row.chosen, mostChosen),
    url: `/inventory/product/${row.id}`,
    bild: row.picture,
    familie: row.family,
    groesse: sizeIn(row.variant),
    gefahrgut: row.is_dangerous_good,
    packung: {
      de: row.pack_text_de,
      en: row.pack_text_en,
      size: row.pack_size,
      pieceDe: row.content_unit_de,
      pieceEn: row.content_unit_en,
    },
    offers: buyable(row.offers).map(({ vendorId, vendorName, priceCents, discountable, inStock }) => ({
      vendor: { id: vendorId, name: vendorName },
      priceCents,
      discountable,
      inStock,
    })),
  };
}

/**
 * What the beginning of a description says beyond the name, a few words of each language: whole texts would be most of the index, and
 * name what the thing is used with.
 */
export function describingWords(names: readonly string[], descriptions: readonly string[]): string {
  const named = new Set(names.flatMap(queryWords));
  const tells = (word: string) => word.length >= shortestDescribing && !hasDigit(word) && !named.has(word);
  return [...new Set(descriptions.flatMap(queryWords))].filter(tells).join(' ');
}

/** Available offers come before unavailable ones, as on the product's own page. */
export function buyable<Offer extends Pick<VendorOffer, 'isAvailable'>>(
  offers: readonly Offer[],
): readonly Offer[] {
  const available = offers.filter(({ isAvailable }) => isAvailable);
  return available.length > 0 ? available : offers;
}

/** The manufacturer's number keeps the first place even where it is missing. */
function numbersOf(row: DocumentRow): string[] {
  const others = [row.gtin ?? '', row.pzn ?? '', ...row.offers.map(({ orderNumber }) => orderNumber)];
  const distinct = new Set(others.filter((number) => number !== '' && number !== row.manufacturer_number));
  return [row.manufacturer_number, ...distinct];
}
