// Own prices of the demo practices: agreed on with vendors of the marketplace, and at a vendor of their own.
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
  await writePrices(client, practiceId, [...agreed, ...atOwn]);
}

const pricesInSmallInventory = 3;

/** A small practice pays a little more round the corner. */
export async function writePricesAtOwnVendor(
  client: Client,
  articles: readonly StockedArticle[],
  practiceId: number,
  { id: vendorId }: OwnVendor,
): Promise<void> {
  const dearer = articles
    .slice(0, pricesInSmallInventory)
    .map((article) => ({ article, vendorId, factor: 1.08, orderNumber: '' }));
  await writePrices(client, practiceId, dearer);
}

interface OwnPrice {
  readonly article: StockedArticle;
  readonly vendorId: number;
  /** Factor on the article's usual price. */
  readonly factor: number;
  readonly orderNumber: string;
}

async function writePrices(client: Client, practiceId: number, prices: readonly OwnPrice[]): Promise<void> {
  for (const { article, vendorId: at, factor, orderNumber } of prices) {
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
