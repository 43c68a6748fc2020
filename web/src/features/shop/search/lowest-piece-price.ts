// Which results of a page have its lowest price per piece.
import { piecePriceCents } from '../../../domain/shop/index.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';

type Priced = Pick<ProductHit, 'objectID' | 'priceCents' | 'packSize' | 'pieceName'>;

/**
 * Their ids. A pair costs more than a piece without being dearer, so only results of the unit that most of them have are
 * compared, and nothing is the lowest where no other costs more.
 */
export function findLowestPerPiece(hits: readonly Priced[]): ReadonlySet<string> {
  const byUnit = new Map<string, { id: string; cents: number }[]>();
  for (const hit of hits) {
    const cents = piecePriceCents(hit);
    if (cents === null || !hit.pieceName) continue;
    const unit = hit.pieceName.de;
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), { id: hit.objectID, cents }]);
  }
  const [compared = []] = [...byUnit.values()].sort((a, b) => b.length - a.length);
  const lowest = Math.min(...compared.map(({ cents }) => cents));
  if (compared.every(({ cents }) => cents === lowest)) return new Set();
  return new Set(compared.filter(({ cents }) => cents === lowest).map(({ id }) => id));
}
