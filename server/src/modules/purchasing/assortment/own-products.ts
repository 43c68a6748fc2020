// A practice's own products, and what it has bought of any product.
import { ownSpans } from '@praxora/rules/purchasing/own-products';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './own-products.repository.ts';

type Context = Pick<UserContext, 'tx' | 'now'>;

/** What a practice has bought of a product. */
export interface Purchases {
  readonly productId: number;
  /** Orders of the last 12 months. */
  readonly timesBought: number;
  /** Whether it was ordered in the last 24 months, which makes it an own product. */
  readonly isRecent: boolean;
  /** Median of the amounts ordered in the last 12 months, for `usualAmount`; null: nothing was ordered. */
  readonly medianQuantity: number | null;
  readonly lastAt: Date;
  readonly lastVendor: { readonly id: number; readonly name: string };
  /** Paid per order unit, net and after own discount. */
  readonly lastUnitCents: number;
}

const purchasesIn = (row: repository.PurchasedRow): Purchases => ({
  productId: row.product_id,
  timesBought: row.times_bought,
  isRecent: row.is_recent,
  medianQuantity: row.median_quantity,
  lastAt: row.last_at,
  lastVendor: { id: row.last_vendor_id, name: row.last_vendor_name },
  lastUnitCents: row.last_unit_cents,
});

const currentSpans = ({ now }: Pick<Context, 'now'>) => ownSpans(calendarDay(now()));

/** Of the given products, or of all, those that the practice has ever bought: in one statement. */
export async function purchasesByProduct(
  context: Context,
  productIds?: readonly number[],
): Promise<ReadonlyMap<number, Purchases>> {
  if (productIds?.length === 0) return new Map();
  const rows = await repository.listPurchased(context.tx, currentSpans(context), productIds);
  return new Map(rows.map((row) => [row.product_id, purchasesIn(row)]));
}

/** The day since which orders make own products: they may change with it. */
export const ownSince = (context: Pick<Context, 'now'>): string => currentSpans(context).ownSince;

/** Ids of own products: articles, and what was ordered in the last 24 months; at most so many. */
export const ownProductIds = (context: Context, limit: number): Promise<number[]> =>
  repository.listOwnIds(context.tx, currentSpans(context), limit);
