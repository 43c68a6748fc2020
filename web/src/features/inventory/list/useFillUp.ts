// Orders what several articles lack to their ideal stock, one after the other.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import type { AddedToCart } from '../../../lib/cart/added.ts';
import { cartChanged } from '../../../lib/cart/cart-changes.ts';
import { quantityByProduct } from '../../../lib/cart/queries.ts';
import { undoCartChange } from '../../../lib/cart/undo.ts';
import { useGrowthText } from '../../../lib/cart/useAdditionText.ts';
import { notify } from '../../../ui/notify.tsx';
import { missingOrderUnits } from './fillUp.ts';

/** Answers with the articles that could not be ordered; the user has been told of the others. */
export function useFillUp(): (articles: readonly ArticleListed[]) => Promise<ArticleListed[]> {
  const { t } = useTranslation(['inventory', 'addToCart']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  return async (articles) => {
    // As the cart is now: what already lies there is not ordered twice.
    const inCart = quantityByProduct(await callApi(cartCalls.listCarts, {}));
    const failed: ArticleListed[] = [];
    const added: AddedToCart[] = [];
    for (const article of articles) {
      try {
        const one = await order(article.id, inCart.get(article.productId) ?? 0);
        if (one) added.push(one);
      } catch {
        failed.push(article);
      }
    }
    if (added.length > 0) {
      void cartChanged(queryClient);
      const growsByCents = added.reduce((sum, { ZuwachsCent }) => sum + ZuwachsCent, 0);
      const undoIds = added.map(({ undoId }) => undoId);
      notify.success(`${t('bulk.filled', { count: added.length })} ${growthText({ growsByCents })}`, {
        action: {
          label: t('bulk.undo'),
          onClick: () => void undoCartChange(queryClient, undoIds, () => t('addToCart:undone')),
        },
      });
    } else if (failed.length === 0) notify.success(t('bulk.nothingMissing'));
    return failed;
  };
}

/** Null: nothing is missing. */
async function order(articleId: number, inCart: number): Promise<AddedToCart | null> {
  const article = await callApi(articleCalls.getArticle, { params: { articleId } });
  const quantity = missingOrderUnits(article, inCart);
  if (quantity === 0) return null;
  const data = { productId: article.productId, Anzahl: quantity };
  return callApi(cartCalls.addToCart, { body: { data } }, { idempotencyKey: newIdempotencyKey() });
}
