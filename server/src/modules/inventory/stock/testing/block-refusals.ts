// Ways to provoke the refusals of blocked and of opened stock, and of a package's codes.
import type { ArticleErrorCode } from '@praxora/contract/errors';
import type { StoreKeeper } from '../../../../testing/inventory-builders.ts';
import type { Provoked, WaysToOne } from './purchasing-refusals.ts';

interface Stocked {
  readonly articleId: number;
  readonly stockId: number;
}

type BlockCode = Extract<
  ArticleErrorCode,
  | `BLOCKED_${string}`
  | 'NO_SHELF_LIFE_OPENED'
  | 'OPENED_ALREADY'
  | 'UDI_OTHER_BATCH'
  | 'NOT_DANGEROUS'
  | 'CODE_TAKEN'
>;

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
  async function codeOfAnother(): Promise<Provoked> {
    const articleId = await keeper.anArticle({ documentation: { asksReference: true } });
    const { stockId } = await keeper.bookIn(articleId, 1, storageId, { batchNumber: 'NB-1' });
    const treatment = { udi: '(01)04012345678901(10)NB-2' };
    return {
      answer: await keeper.send('POST', 'stock/consumption', { stockId, treatment }),
      about: [articleId],
    };
  }
  async function labelOfHarmless(): Promise<Provoked> {
    const articleId = await keeper.anArticle();
    const url = `inventory/article/${articleId}/dangerous-good`;
    return { answer: await keeper.send('PUT', url, { hazards: ['H225'] }), about: [articleId] };
  }
  async function codeTwice(): Promise<Provoked> {
    const [first, second] = [await keeper.anArticle(), await keeper.anArticle()];
    const assign = (articleId: number) =>
      keeper.send('POST', `inventory/article/${articleId}/codes`, { number: 'VERGEBEN-1' });
    await assign(first);
    return { answer: await assign(second), about: [first] };
  }
  const stockIds = ({ stockId }: Stocked) => ({ stockIds: [stockId] });
  return {
    CODE_TAKEN: { 'assigning it to a second article': codeTwice },
    BLOCKED_RECALL: { using: using('recall') },
    BLOCKED_DAMAGED: { using: using('damaged') },
    BLOCKED_QUARANTINE: { using: using('quarantine') },
    BLOCKED_ALREADY: {
      'blocking it twice': () =>
        provoked('recall', 'stock/block', (goods) => ({ ...stockIds(goods), reason: 'recall' })),
    },
    NO_SHELF_LIFE_OPENED: { opening: () => provoked(null, 'stock/open', ({ stockId }) => ({ stockId })) },
    OPENED_ALREADY: { 'opening it twice': openedTwice },
    NOT_DANGEROUS: { 'describing its label': labelOfHarmless },
    UDI_OTHER_BATCH: { 'removing with the code of another batch': codeOfAnother },
    BLOCKED_NOT: { unblocking: () => provoked(null, 'stock/unblock', stockIds) },
  };
}
