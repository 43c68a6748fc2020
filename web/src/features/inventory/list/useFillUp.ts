// Orders what several articles lack to their ideal stock, one after the other.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { cartChanged } from '../../../lib/cart/cart-changes.ts';
import { quantityByProduct } from '../../../lib/cart/queries.ts';
import { notify } from '../../../ui/notify.tsx';
import { missingOrderUnits } from './fillUp.ts';

/** Answers with the articles that could not be ordered; the user has been told of the others. */
export function useFillUp(): (articles: readonly ArticleListed[]) => Promise<ArticleListed[]> {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();
  return async (articles) => {
    // As the cart is now: what already lies there is not ordered twice.
    const inCart = quantityByProduct(await callApi(cartCalls.listCarts, {}));
    const failed: ArticleListed[] = [];
    let added = 0;
    for (const article of articles) {
      try {
        if (await order(article.id, inCart.get(article.productId) ?? 0)) added += 1;
      } catch {
        failed.push(article);
      }
    }
    if (added > 0) {
      void cartChanged(queryClient);
      notify.success(t('bulk.filled', { count: added }));
    } else if (failed.length === 0) notify.success(t('bulk.nothingMissing'));
    return failed;
  };
}

async function order(articleId: number, inCart: number): Promise<boolean> {
  const article = await callApi(articleCalls.getArticle, { params: { articleId } });
  const quantity = missingOrderUnits(article, inCart);
  if (quantity === 0) return false;
  const data = { productId: article.productId, lieferantId: undefined, Anzahl: quantity };
  await callApi(cartCalls.addToCart, { body: { data } }, { idempotencyKey: newIdempotencyKey() });
  return true;
}
