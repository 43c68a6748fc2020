// Ways to provoke the refusals about articles that come from buying them.
import type { ArticleErrorCode } from '@praxora/contract/errors';
import type { TestApp } from '../../../../testing/app.ts';
import { anAddress, anOffer, aVendor } from '../../../../testing/catalog-builders.ts';
import type { StoreKeeper } from '../../../../testing/inventory-builders.ts';
import type { ReceivingDesk } from '../../../../testing/receiving-builders.ts';

type Answer = Awaited<ReturnType<StoreKeeper['send']>>;
export interface Provoked {
  readonly answer: Answer;
  /** The articles the refusal must name. */
  readonly about: readonly number[];
}

export type WaysToOne = Readonly<Record<string, () => Promise<Provoked>>>;

type PurchasingCode = Extract<
  ArticleErrorCode,
  'ARTICLE_DISCONTINUED' | 'QUANTITY_NOT_SOLD' | `VENDOR_${string}` | `REORDER_${string}`
>;

export function waysToPurchasingRefusals(
  app: TestApp,
  desk: ReceivingDesk,
): Readonly<Record<PurchasingCode, WaysToOne>> {
  const { keeper } = desk;

  async function provoked(articleId: number, method: 'POST' | 'PUT', url: string, body: object) {
    return { answer: await keeper.send(method, url, body), about: [articleId] };
  }

  /** An article nothing is left of, sold by the dozen. */
  async function offered() {
    const { articleId, productId } = await desk.anArticle();
    const vendorId = await aVendor(app);
    await anOffer(app, productId, vendorId, { minimum: 12, step: 12 });
    return { articleId, vendorId };
  }

  /** An article that nothing is missing of. */
  const unlisted = () => keeper.anArticle({ notificationInformation: { notificationsEnabled: false } });

  return {
    REORDER_ROW_GONE: {
      'changing a row that is not there': async () => {
        const articleId = await unlisted();
        return provoked(articleId, 'PUT', `reorder/${articleId}`, { leaveOut: true });
      },
      'setting several aside': async () => {
        const articleId = await unlisted();
        return provoked(articleId, 'PUT', 'reorder', { articleIds: [articleId], leaveOut: true });
      },
    },
    REORDER_NEED_CHANGED: {
      'ordering from an old list': async () => {
        const { articleId } = await offered();
        const addressId = await anAddress(app, keeper.user.practiceId);
        const lines = [{ articleId, quantity: 12, needed: 99 }];
        return provoked(articleId, 'POST', 'reorder/cart', { addressId, lines });
      },
    },
    ARTICLE_DISCONTINUED: {
      'putting it on the re-order list': async () => {
        const articleId = await keeper.anArticle();
        await keeper.send('POST', 'inventory/article/bulk', {
          articleIds: [articleId],
          isDiscontinued: true,
        });
        return provoked(articleId, 'POST', 'reorder', { articleId, quantity: 1 });
      },
    },
    QUANTITY_NOT_SOLD: {
      'choosing less than a dozen': async () => {
        const { articleId, vendorId } = await offered();
        return provoked(articleId, 'PUT', `reorder/${articleId}`, { vendorId, quantity: 5 });
      },
    },
    VENDOR_HIDDEN: {
      'choosing a hidden vendor': async () => {
        const { articleId, vendorId } = await offered();
        await keeper.send('PUT', `vendors/${vendorId}/preferences`, { isHidden: true });
        return provoked(articleId, 'PUT', `reorder/${articleId}`, { vendorId });
      },
    },
    VENDOR_NOT_SELLING: {
      'choosing somebody else': async () => {
        const { articleId } = await offered();
        return provoked(articleId, 'PUT', `reorder/${articleId}`, { vendorId: await aVendor(app) });
      },
    },
    VENDOR_HAS_PRICE_OFFERS: {
      'deleting an own vendor': async () => {
        const { data: vendor } = await keeper.send('POST', 'vendors/custom', {
          name: `Own vendor ${await keeper.aStorage()}`,
        });
        const about = [await keeper.anArticle(), await keeper.anArticle()];
        for (const articleId of about)
          await keeper.send('POST', `custom-price-offers/${articleId}`, {
            vendorId: vendor.id,
            priceCents: 990,
          });
        return { answer: await keeper.send('DELETE', `vendors/custom/${vendor.id}`), about };
      },
    },
  };
}
