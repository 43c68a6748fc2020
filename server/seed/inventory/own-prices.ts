// Own prices of the demo practice: agreed on with vendors of the marketplace, and at a vendor of its own.
import type { Client } from 'pg';
import type { OwnVendor } from './own-article.ts';
import { picturedArticles } from './pictured.ts';
import type { StockedArticle } from './stocked.ts';

const ownPrices = 6;

export async function writeOwnPrices(
  client: Client,
  articles: readonly StockedArticle[],
  practiceId: number,
  { id: vendorId }: OwnVendor,
): Promise<void> {
  // The pictured articles cost what the pictures show.
  const others = articles.slice(picturedArticles.length);
  const agreed = others.slice(0, ownPrices).map((article, index) => ({
    article,
    vendorId: article.plan.offer.vendorId,
    factor: 0.93,
    orderNumber: `RV-${1001 + index}`,
  }));
  const atOwn = others.slice(ownPrices, 2 * ownPrices).map((article, index) => ({
    article,
    vendorId,
    factor: index % 2 === 0 ? 0.97 : 1.04,
    orderNumber: '',
  }));
  for (const { article, vendorId: at, factor, orderNumber } of [...agreed, ...atOwn]) {
    const { product, offer } = article.plan;
    const cents = Math.max(1, Math.round((offer.tierCents[0] ?? 0) * factor));
    await client.query(
      `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity,
         discountable, vat_class)
       values ($1, $2, $3, $4, '{1}', array[$5::integer], 1, false, $6)`,
      [practiceId, product.id, at, orderNumber, cents, offer.vatClass],
    );
  }
}
