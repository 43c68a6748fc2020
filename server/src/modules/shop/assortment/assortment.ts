// Everything the practice has bought or keeps as an article, in three statements however much that is.
import { calendarDay } from '@praxora/rules/shared/dates';
import type { AssortmentProduct } from '@praxora/rules/shop/assortment';
import type { UserContext } from '../../../platform/context.ts';
import { type Purchases, purchasesByProduct } from '../../purchasing/index.ts';
import * as repository from './assortment.repository.ts';

export interface OwnProduct extends AssortmentProduct {
  readonly row: repository.AssortmentRow;
  readonly purchases: Purchases | null;
  /** Of the last purchase. */
  readonly vendor: repository.VendorRow | null;
}

export async function readAssortment(
  context: Pick<UserContext, 'tx' | 'now'>,
): Promise<readonly OwnProduct[]> {
  const purchases = await purchasesByProduct(context);
  const vendorIds = new Set([...purchases.values()].map(({ lastVendor }) => lastVendor.id));
  const [rows, vendors] = await Promise.all([
    repository.listAssortment(context.tx, [...purchases.keys()]),
    repository.listVendors(context.tx, [...vendorIds]),
  ]);
  const vendorById = new Map(vendors.map((vendor) => [vendor.id, vendor]));
  return rows.map((row) => {
    const bought = purchases.get(row.id) ?? null;
    const vendor = bought ? (vendorById.get(bought.lastVendor.id) ?? null) : null;
    return ownProduct(row, bought, vendor);
  });
}

function ownProduct(
  row: repository.AssortmentRow,
  purchases: Purchases | null,
  vendor: repository.VendorRow | null,
): OwnProduct {
  const texts = [row.manufacturer, row.manufacturer_number, row.gtin, row.pzn, row.article_name];
  return {
    row,
    purchases,
    vendor,
    productId: row.id,
    name: { de: row.name_de, en: row.name_en },
    searchTexts: [...texts, row.article_number].flatMap((text) => text || []),
    categoryId: row.category_id,
    isInInventory: row.is_in_inventory,
    isWatched: row.is_watched,
    timesBought: purchases?.timesBought ?? 0,
    last: purchases && {
      at: purchases.lastAt,
      day: calendarDay(purchases.lastAt),
      vendorId: purchases.lastVendor.id,
      isFavourite: vendor?.is_favourite ?? false,
    },
  };
}
