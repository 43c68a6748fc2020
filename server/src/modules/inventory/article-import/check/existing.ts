// Which article of the practice a row speaks of: by what it is, or by its number alone.
import type { Cells } from './cells.ts';
import type { Identity } from './identity.ts';
import type { KnownArticle } from './reference-data.repository.ts';
import { numberKey, type ReferenceData, unknownManufacturer } from './reference-data.ts';

/** The same name, manufacturer and number, or the same product of the catalogue. */
export function existingArticle({ key, product }: Identity, reference: ReferenceData): KnownArticle | null {
  const byProduct = product === null ? undefined : reference.articlesByProduct.get(product.id);
  return reference.articlesByKey.get(key) ?? byProduct ?? null;
}

/**
 * Articles with the number of the row, whatever they are called: of the manufacturer it names, where it names one that is known.
 */
export function articlesOfNumber(
  cells: Cells,
  { manufacturerId }: Identity,
  reference: ReferenceData,
): readonly KnownArticle[] {
  const number = cells.text('manufacturerNumber');
  if (number === '') return [];
  const all = reference.articlesByNumber.get(numberKey(number)) ?? [];
  return manufacturerId === unknownManufacturer
    ? all
    : all.filter(({ manufacturer_id }) => manufacturer_id === manufacturerId);
}

/** Only one of them can be meant: several are refused at the number. */
export function articleToUpdate(
  cells: Cells,
  identity: Identity,
  reference: ReferenceData,
): KnownArticle | null {
  const exact = existingArticle(identity, reference);
  if (exact !== null) return exact;
  const [only, second] = articlesOfNumber(cells, identity, reference);
  if (second !== undefined) cells.refuse('manufacturerNumber', 'IMPORT_NUMBER_AMBIGUOUS');
  return second === undefined ? (only ?? null) : null;
}
