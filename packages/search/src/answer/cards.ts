// Where variants are grouped: of each family its best document, and the variants there are to choose from.
import { toTest } from '../filter/conditions.ts';
import type { KeyedFilters } from '../filter/filters.ts';
import { type Catalog, storedProduct } from '../index/catalog.ts';
import { noPrice } from '../index/offers.ts';
import type { Scratch } from '../index/scratch.ts';
import { euros, type Views } from './hits.ts';
import type { CheckedRequest } from './request.ts';
import type { VariantHit } from './result.ts';
import type { Listed } from './selection.ts';
import { comesAhead, type Ranking } from './top-hits.ts';

/**
 * One document per family: the best by the ranking, or any without a ranking. Borrowed memory: call `release` when
 * done.
 */
export function toCards(
  { columns: { families } }: Catalog,
  scratch: Scratch,
  selection: Listed,
  ranking: Ranking | undefined,
): Listed & { readonly release: () => void } {
  const { first } = families;
  const best = scratch.takeClean();
  const list = scratch.takeList();
  let count = 0;
  selection.forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number;
      const family = first[document] as number;
      const other = best[family] as number;
      if (other === 0) list[count++] = family;
      else if (!ranking || !comesAhead(ranking, document, other - 1)) continue;
      best[family] = document + 1;
    }
  });
  for (let i = 0; i < count; i++) {
    const family = list[i] as number;
    list[i] = (best[family] as number) - 1;
    best[family] = 0;
  }
  scratch.giveBackClean(best);
  return {
    count,
    forEachStretch: (visit) => visit(list, 0, count),
    release: () => scratch.giveBackList(list),
  };
}

/** More than these are not shown to choose from; the product's own page leads to the others. */
const mostVariants = 60;
/** Pages of more hits go without: they are read by programs. */
export const mostHitsWithVariants = 100;

/** Points that differ by less come from where a word stands in the name, not from a word that one has and the other lacks. */
const nearlyAsManyPoints = 0.95;

/**
 * For each document, the variants of its family that the request's filters allow, whether they contain its words or
 * not.
 */
export function variantsIn(
  catalog: Catalog,
  { view, priced }: Views,
  request: CheckedRequest,
  filters: KeyedFilters,
  { scores, shift }: Pick<Ranking, 'scores' | 'shift'>,
): (document: number) => VariantHit[] {
  const { columns, values } = catalog;
  const { offers, families, alive } = columns;
  const tests = request.filters.flatMap((key) => {
    const filter = filters.get(key);
    return filter ? [toTest(filter, { columns, values, view, priced })] : [];
  });
  const counts = (document: number) =>
    alive[document] === 1 &&
    (!view.hidesSome || offers.isVisible(document, view)) &&
    tests.every((test) => test(document));
  const pointsFor = (document: number) => (scores[document] as number) >>> shift;
  return (document) => {
    const members = families.members(document, columns.count).filter(counts);
    const leastPoints = nearlyAsManyPoints * Math.max(...members.map(pointsFor));
    return members
      .map((member) => {
        const { objectID, titel, titelEn, url, nummern, packung } = storedProduct(catalog, member);
        const price = offers.priceFor(member, priced);
        return {
          objectID,
          titel,
          titelEn,
          url,
          nummer: nummern[0] ?? '',
          preis: price === noPrice ? null : euros(price),
          angebote: offers.countFor(member, priced),
          lieferbarBei: offers.inStockCountFor(member, priced),
          passend: pointsFor(member) >= leastPoints,
          packung: { de: packung.de, en: packung.en },
          packungsgroesse: columns.packSize[member] as number,
          inhaltseinheit: { de: packung.pieceDe, en: packung.pieceEn },
        };
      })
      .sort(byId)
      .slice(0, mostVariants);
  };
}

/** As numbers where they are some: in the order of the catalogue. */
function byId({ objectID: a }: VariantHit, { objectID: b }: VariantHit): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
