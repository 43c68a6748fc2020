// Blocked stock: it stays in the ledger, but it is not available. It may only be thrown away, given back and moved.

import type { blockCalls } from '@praxora/contract/inventory/block.calls';
import type { openingCalls } from '@praxora/contract/inventory/opening.calls';
import type { StockBlock } from '@praxora/contract/inventory/stock';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { recordActivities } from '../../account/index.ts';
import { addToStock } from '../articles/article-changes.ts';
import * as repository from './blocks.repository.ts';
import { lockedEntries } from './locks.ts';
import type { EntryRow, StockArticle } from './stock.repository.ts';

interface LockedEntry {
  readonly entry: EntryRow;
  readonly article: StockArticle;
}

/** The named entries, or all of their batches; their articles are locked. */
async function lockedBatches(
  context: UserContext,
  stockIds: readonly number[],
  isWholeBatch: boolean,
): Promise<LockedEntry[]> {
  const named = await lockedEntries(context, stockIds);
  if (!isWholeBatch) return [...named.values()];
  const ids = await repository.listBatchEntries(context.tx, stockIds);
  return [...(await lockedEntries(context, ids)).values()];
}

/** All of a batch also blocks its empty entries: what is taken back into them later is the same goods. */
export async function blockStock(
  context: UserContext,
  { stockIds, isWholeBatch, reason, note }: BodyOf<typeof blockCalls.blockStock>,
): Promise<{ stockIds: number[] }> {
  const entries = await lockedBatches(context, stockIds, isWholeBatch);
  const open = entries.filter(({ entry }) => entry.block_reason === null);
  if (open.length === 0) throw new Refusal('BLOCKED_ALREADY', {}, concerning(...articlesOf(entries)));
  const ids = open.map(({ entry }) => entry.id);
  await repository.insertBlocks(context.tx, ids, { reason, note, userId: context.user.userId });
  await finish(context, open, 'stock.blocked', reason);
  return { stockIds: ids };
}

export async function unblockStock(
  context: UserContext,
  { stockIds, isWholeBatch }: BodyOf<typeof blockCalls.unblockStock>,
): Promise<{ stockIds: number[] }> {
  const entries = await lockedBatches(context, stockIds, isWholeBatch);
  const blocked = entries.filter(({ entry }) => entry.block_reason !== null);
  if (blocked.length === 0) throw new Refusal('BLOCKED_NOT', {}, concerning(...articlesOf(entries)));
  const ids = blocked.map(({ entry }) => entry.id);
  await repository.endBlocks(context.tx, ids, context.user.userId);
  await finish(context, blocked, 'stock.unblocked');
  return { stockIds: ids };
}

/** Goods that somebody wants used before others of their article, or in their turn again. */
export async function useFirst(
  context: UserContext,
  { stockIds, isFirst }: BodyOf<typeof openingCalls.useFirst>,
): Promise<{ stockIds: number[] }> {
  await lockedEntries(context, stockIds);
  await repository.setUsedFirst(context.tx, stockIds, isFirst);
  return { stockIds };
}

const articlesOf = (entries: readonly LockedEntry[]): StockArticle[] => [
  ...new Map(entries.map(({ article }) => [article.id, article])).values(),
];

/** The articles' own figures follow, and each article has its record. */
async function finish(
  context: UserContext,
  entries: readonly LockedEntry[],
  action: 'stock.blocked' | 'stock.unblocked',
  reason?: BlockReason,
): Promise<void> {
  const articles = articlesOf(entries);
  await addToStock(context.tx, new Map(articles.map(({ id }) => [id, 0])));
  await recordActivities(
    context,
    articles.map(({ id, name }) => ({
      action,
      subject: { type: 'article', id, name },
      changes: [
        ...(reason === undefined ? [] : [{ field: 'blockReason' as const, before: null, after: reason }]),
        {
          field: 'stockEntries' as const,
          before: null,
          after: entries.filter(({ article }) => article.id === id).length,
        },
      ],
    })),
  );
}

/** Goods of a blocked entry are blocked wherever they go. The new entries have its reason already. */
export async function carryBlocks(
  tx: Tx,
  moved: readonly { readonly entry: EntryRow; readonly newStockId: number }[],
): Promise<void> {
  const blocked = moved.filter(({ entry }) => entry.block_reason !== null);
  if (blocked.length > 0)
    await repository.copyBlocks(
      tx,
      blocked.map(({ entry }) => entry.id),
      blocked.map(({ newStockId }) => newStockId),
    );
}

const codes = {
  recall: 'BLOCKED_RECALL',
  damaged: 'BLOCKED_DAMAGED',
  quarantine: 'BLOCKED_QUARANTINE',
} as const satisfies Record<BlockReason, string>;

/** What was scanned before it was blocked has been used: that is booked all the same. */
export async function refuseBlocked(
  { tx }: Pick<UserContext, 'tx'>,
  article: StockArticle,
  entry: Pick<EntryRow, 'id' | 'block_reason'> | undefined,
  scannedAt: Date | null = null,
): Promise<void> {
  if (entry === undefined || entry.block_reason === null) return;
  const block = await repository.findBlock(tx, entry.id);
  if (block === null || (scannedAt !== null && scannedAt < block.blocked_at)) return;
  const params = { who: block.by, when: block.blocked_at.toISOString(), note: block.note };
  throw new Refusal(codes[block.reason], params, concerning(article));
}

/** Why an entry is blocked; null: it is not. */
export async function readBlock(
  { tx }: Pick<UserContext, 'tx'>,
  stockId: number,
): Promise<StockBlock | null> {
  const block = await repository.findBlock(tx, stockId);
  return (
    block && { reason: block.reason, note: block.note, by: block.by, at: block.blocked_at.toISOString() }
  );
}
