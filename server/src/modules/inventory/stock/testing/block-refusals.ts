// Ways to provoke the refusals of blocked and of opened stock.
import type { ArticleErrorCode } from '@praxora/contract/errors';
import type { StoreKeeper } from '../../../../testing/inventory-builders.ts';
import type { Provoked, WaysToOne } from './purchasing-refusals.ts';

interface Stocked {
  readonly articleId: number;
  readonly stockId: number;
}

type BlockCode = Extract<ArticleErrorCode, `BLOCKED_${string}` | 'NO_SHELF_LIFE_OPENED' | 'OPENED_ALREADY'>;

export function waysToBlockRefusals(
  keeper: StoreKeeper,
  stocked: () => Promise<Stocked>,
  storageId: number,
): Readonly<Record<BlockCode, WaysToOne>> {
  /** An answer to a request about goods, blocked for a reason beforehand. */
  async function provoked(
    reason: string | null,
    url: string,
    body: (goods: Stocked) => object,
  ): Promise<Provoked> {
    const goods = await stocked();
    if (reason !== null) await keeper.send('POST', 'stock/block', { stockIds: [goods.stockId], reason });
    return { answer: await keeper.send('POST', url, body(goods)), about: [goods.articleId] };
  }
  const using = (reason: string) => () =>
    provoked(reason, 'stock/consumption', ({ stockId }) => ({ stockId }));
  async function openedTwice(): Promise<Provoked> {
    const articleId = await keeper.anArticle({ documentation: { useWithinDays: 28 } });
    const { stockId } = await keeper.bookIn(articleId, 2, storageId);
    const opened = await keeper.send('POST', 'stock/open', { stockId });
    const again = { stockId: opened.data.stockId };
    return { answer: await keeper.send('POST', 'stock/open', again), about: [articleId] };
  }
  const stockIds = ({ stockId }: Stocked) => ({ stockIds: [stockId] });
  return {
    BLOCKED_RECALL: { using: using('recall') },
    BLOCKED_DAMAGED: { using: using('damaged') },
    BLOCKED_QUARANTINE: { using: using('quarantine') },
    BLOCKED_ALREADY: {
      'blocking it twice': () =>
        provoked('recall', 'stock/block', (goods) => ({ ...stockIds(goods), reason: 'recall' })),
    },
    NO_SHELF_LIFE_OPENED: { opening: () => provoked(null, 'stock/open', ({ stockId }) => ({ stockId })) },
    OPENED_ALREADY: { 'opening it twice': openedTwice },
    BLOCKED_NOT: { unblocking: () => provoked(null, 'stock/unblock', stockIds) },
  };
}
