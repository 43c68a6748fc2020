// Purchases of a practice at a vendor, by month and by article.
import type { VendorPurchases } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { lastMonths, onlyMonth } from './period.ts';
import * as repository from './purchases.repository.ts';
import { listMarks } from './vendors.repository.ts';

/** The months come all, the articles of one of them where it is asked for. */
export async function purchasesAt(
  { tx, now }: UserContext,
  vendorId: number,
  month?: string,
): Promise<VendorPurchases> {
  if ((await listMarks(tx, [vendorId])).length === 0) throw new Refusal('NOT_FOUND');
  const period = lastMonths(now());
  const sums = new Map((await repository.sumMonths(tx, vendorId, period)).map((row) => [row.month, row]));
  const articles = await repository.listArticles(
    tx,
    vendorId,
    month === undefined ? period : onlyMonth(period, month),
  );
  return {
    months: period.months.map((one) => ({
      month: one,
      orderCount: sums.get(one)?.order_count ?? 0,
      netCents: sums.get(one)?.net_cents ?? 0,
    })),
    articles: articles.map(articleOf),
  };
}

const articleOf = (row: repository.ArticleRow): VendorPurchases['articles'][number] => ({
  productId: row.product_id,
  articleId: row.article_id,
  name: { de: row.name_de, en: row.name_en },
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  packText: { de: row.pack_text_de, en: row.pack_text_en },
  picture: row.picture,
  quantity: row.quantity,
  orderCount: row.order_count,
  netCents: row.net_cents,
  lastBoughtAt: row.last_bought_at.toISOString(),
  lastPriceCents: row.last_price_cents,
  firstPriceCents: row.first_price_cents,
});
