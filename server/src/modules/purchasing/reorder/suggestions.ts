// How much to order of articles: THE number behind every "Order n", with the offer that it is rounded by.
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { neededOrderUnits, orderAmount, type StockNeed } from '@praxora/rules/inventory/order-amount';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { BuyableOffer } from '../../vendors/index.ts';
import { cartAt, findDestination, rankedOffers } from '../cart/destination.ts';
import * as repository from './reorder.repository.ts';
import { readSupply, type Supply } from './supply.ts';

export const toStockNeed = (row: repository.NeedRow): StockNeed => ({
  stock: row.stock,
  minimumStock: row.minimum_stock,
  warningStock: row.warning_stock,
  idealStock: row.ideal_stock,
  unitsPerOrderUnit: row.units_per_order_unit,
});

interface Suggestion {
  /** Before the offer raises it. */
  readonly needed: number;
  readonly amount: number;
  readonly best: BuyableOffer | undefined;
}

/**
 * Suggestion for a row. Articles not kept in stock have no known need, and discontinued ones are no longer bought. The
 * offers are those of the product for an amount, best first.
 */
export function suggestionFor(
  row: repository.NeedRow,
  { expected }: Supply,
  offersFor: (quantity: number) => readonly BuyableOffer[],
): Suggestion {
  const need = toStockNeed(row);
  const isBought = row.use_inventory && !row.is_discontinued;
  const needed = isBought ? neededOrderUnits(need, expected) : 0;
  const [best] = offersFor(needed);
  return { needed, amount: isBought ? orderAmount(need, expected, best ?? null) : 0, best };
}

export interface ArticleSuggestion extends Suggestion {
  readonly row: repository.UnitNeedRow;
  readonly supply: Supply;
}

/** In the order of the ids, by as many questions to the database as for one. */
export async function suggestionsFor(
  context: UserContext,
  articleIds: readonly number[],
): Promise<ArticleSuggestion[]> {
  const [rows, destination] = await Promise.all([
    repository.listNeeds(context.tx, articleIds),
    findDestination(context, undefined),
  ]);
  if (rows.length < new Set(articleIds).size) throw new Refusal('NOT_FOUND');
  const productIds = rows.map(({ product_id }) => product_id);
  const [supplies, cart] = await Promise.all([
    readSupply(context, productIds),
    cartAt(context, destination, productIds),
  ]);
  return rows.map((row) => {
    const supply = supplies(row.product_id);
    const offersOf = (quantity: number) => rankedOffers(cart, row.product_id, quantity);
    return { row, supply, ...suggestionFor(row, supply, offersOf) };
  });
}

export async function orderAmounts(
  context: UserContext,
  articleIds: readonly number[],
): Promise<DataOf<typeof reorderCalls.getOrderAmounts>> {
  return (await suggestionsFor(context, articleIds)).map(({ row, supply, needed, amount, best }) => ({
    articleId: row.article_id,
    orderUnit: row.order_unit,
    needed,
    amount,
    ...supply.expected,
    bestVendorId: best?.vendor.id ?? null,
  }));
}
