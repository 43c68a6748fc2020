// Writes a practice's own offers, in the transaction of the caller: single prices, those of a price list, and their end.
import type { Tx } from '../../../platform/database/tx.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './own-offers.repository.ts';

/** A practice has one own offer of a product at a vendor. */
export async function addOwnOffer(
  tx: Tx,
  product: repository.OfferedProduct,
  fields: repository.OwnOfferFields,
): Promise<number> {
  const id = await repository.insertOwnOffer(tx, product, fields);
  if (id === null) throw new Refusal('RESOURCE_EXISTS');
  return id;
}

export const changeOwnOffer = (tx: Tx, id: number, fields: repository.OwnOfferFields): Promise<number> =>
  refusedWhenTaken('RESOURCE_EXISTS', () => repository.updateOwnOffer(tx, id, fields));

export const removeOwnOffer = (tx: Tx, id: number): Promise<number> => repository.deleteOwnOffer(tx, id);

/** When an own vendor is deleted, its prices for articles that are gone go along. */
export const removeOwnOffersAt = (tx: Tx, vendorId: number): Promise<number> =>
  repository.deleteOwnOffersAt(tx, vendorId);

/** Own offers of one product become offers of another; the newer one stays where both have one. Answers whether there were any. */
export async function moveOwnOffers(tx: Tx, fromProduct: number, toProduct: number): Promise<boolean> {
  const deletedCount = await repository.deleteOlderOwnOffers(tx, fromProduct, toProduct);
  const movedCount = await repository.moveOwnOffers(tx, fromProduct, toProduct);
  return deletedCount + movedCount > 0;
}

/** Rows of a price list that are written together. */
const rowsAtOnce = 1000;

/**
 * The ready lines of a price list become own offers at the vendor. `lineCount`: all lines of the list. They are read first and written
 * then: common tables are on every server, the lines where the practice is.
 */
export async function writeListedOffers(
  tx: Tx,
  list: { readonly id: string; readonly lineCount: number },
  vendorId: number,
): Promise<{ added: number; changed: number }> {
  let [added, changed] = [0, 0];
  for (let from = 0; from < list.lineCount; from += rowsAtOnce) {
    const listed = await repository.listListedOffers(tx, list.id, vendorId, from, from + rowsAtOnce);
    if (listed.length === 0) continue;
    const written = await repository.putOwnOffers(tx, vendorId, listed);
    const offerOf = new Map(listed.map((offer) => [offer.product_id, offer]));
    const prices: { id: number; price: number }[] = [];
    for (const { id, product_id } of written) {
      const { price_cents, former_price_cents } = offerOf.get(product_id) as repository.ListedOffer;
      if (former_price_cents === null) added += 1;
      else changed += 1;
      if (former_price_cents !== price_cents) prices.push({ id, price: price_cents });
    }
    if (prices.length > 0) await repository.noteOwnPrices(tx, prices);
  }
  return { added, changed };
}
