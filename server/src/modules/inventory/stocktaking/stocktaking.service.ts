// Counting a storage. What moves between a count and its booking changes both sides alike, so only the difference found
// at the count is booked.
import type { Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { BodyOf, DataOf, QueryOf } from '@praxora/contract/shared/call';
import { unitsPerLabel } from '@praxora/rules/inventory/labels';
import { countingMinutes } from '@praxora/rules/inventory/stocktaking';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { requestRecounts } from '../stock/counts.ts';
import { bookCounts } from '../stock/stock.service.ts';
import { computeDifference, findCounter, isConcealed, toAmounts } from './count-view.ts';
import * as events from './events.repository.ts';
import * as repository from './stocktaking.repository.ts';

const head = (row: repository.StocktakingRow) => ({
  id: row.id,
  storageId: row.storage_id,
  storageName: row.storage_name,
  state: row.state,
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by,
  isBlind: row.is_blind,
  isConcealed: isConcealed(row),
  isPermanent: row.is_permanent,
  pausedAt: row.paused_at?.toISOString() ?? null,
  handedTo: row.handed_to,
});

export async function listStocktakings({
  tx,
}: UserContext): Promise<DataOf<typeof stocktakingCalls.listStocktakings>> {
  return (await repository.listStocktakings(tx)).map((row) => ({
    ...head(row),
    lineCount: row.line_count,
    countedCount: row.counted_count,
    finishedAt: row.finished_at?.toISOString() ?? null,
    differentCount: isConcealed(row) ? null : row.different_count,
    differenceCents: isConcealed(row) ? null : row.difference_cents,
  }));
}

const linesOf = ({ tx, user }: UserContext, row: repository.OpenStocktaking, isOpen: boolean) =>
  repository.listLines(
    tx,
    { id: row.id, storageId: row.storage_id, isOpen, isPermanent: row.is_permanent },
    toAuthor(user),
  );

export async function getStocktaking(context: UserContext, id: number): Promise<Stocktaking> {
  const { tx, user } = context;
  const row = await repository.findStocktaking(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const lines = await linesOf(context, row, row.state === 'open');
  return {
    ...head(row),
    lines: lines.map((line) => ({
      stockId: line.stock_entry_id,
      articleId: line.article_id,
      articleName: line.article_name,
      picture: line.picture,
      batchNumber: line.batch_number,
      expirationDate: line.expiration_date,
      unit: { de: line.unit_de, en: line.unit_en },
      labelIds: line.label_ids,
      countedLabelIds: line.counted_label_ids,
      unitsPerLabel: unitsPerLabel({
        unitToLabel: line.unit_to_label,
        unitsPerOrderUnit: line.units_per_order_unit,
      }),
      countedBy: findCounter(line, toAuthor(user)),
      needsRecount: row.state === 'open' && line.needs_recount,
      ...toAmounts(line, row, toAuthor(user)),
    })),
  };
}

/** The open count of the storage, or a new one. */
export async function startStocktaking(
  context: UserContext,
  { storageId, isBlind, articleIds }: BodyOf<typeof stocktakingCalls.startStocktaking>,
): Promise<Stocktaking> {
  const { tx } = context;
  const author = toAuthor(context.user);
  const begun = await repository.insertStocktaking(tx, { storageId, isBlind, articleIds }, author);
  if (begun !== null) {
    await repository.addArticles(tx, begun.id, articleIds);
    await events.noteEvent(tx, { id: begun.id, kind: 'started' }, author);
  }
  const open = begun ?? (await repository.findOpenStocktaking(tx, storageId));
  if (open === null) throw new Refusal('NOT_FOUND');
  return getStocktaking(context, open.id);
}

/** Locked: counting, and ending it, wait for each other. */
async function openOne({ tx }: UserContext, id: number): Promise<repository.OpenStocktaking> {
  const stocktaking = await repository.lockStocktaking(tx, id);
  if (stocktaking === null) throw new Refusal('NOT_FOUND');
  if (stocktaking.state !== 'open') throw new Refusal('STOCKTAKING_CLOSED');
  return stocktaking;
}

/** For a number: it ends a pause. */
export async function continuedOne(context: UserContext, id: number): Promise<repository.OpenStocktaking> {
  const stocktaking = await openOne(context, id);
  if (stocktaking.paused_at !== null) {
    await repository.setPaused(context.tx, id, false);
    await events.noteEvent(context.tx, { id, kind: 'continued' }, toAuthor(context.user));
  }
  return stocktaking;
}

export async function pauseStocktaking(context: UserContext, id: number): Promise<Stocktaking> {
  const { paused_at } = await openOne(context, id);
  if (paused_at === null) {
    await repository.setPaused(context.tx, id, true);
    await events.noteEvent(context.tx, { id, kind: 'paused' }, toAuthor(context.user));
  }
  return getStocktaking(context, id);
}

export async function handOverStocktaking(
  context: UserContext,
  id: number,
  { userId: colleagueId }: BodyOf<typeof stocktakingCalls.handOverStocktaking>,
): Promise<Stocktaking> {
  const { tx, user } = context;
  await openOne(context, id);
  const colleagues = await events.listColleagues(tx, user.userId);
  if (!colleagues.some((one) => one.id === colleagueId)) throw new Refusal('NOT_FOUND');
  await events.noteEvent(tx, { id, kind: 'handed-over', colleagueId }, toAuthor(user));
  return getStocktaking(context, id);
}

export const listCountColleagues = ({
  tx,
  user,
}: UserContext): Promise<DataOf<typeof stocktakingCalls.listCountColleagues>> =>
  events.listColleagues(tx, user.userId);

export async function requestRecount(
  context: UserContext,
  id: number,
  { stockIds }: BodyOf<typeof stocktakingCalls.requestRecount>,
): Promise<Stocktaking> {
  await openOne(context, id);
  const requested = await requestRecounts(context, { id, stockIds });
  if (requested > 0)
    await events.noteEvent(context.tx, { id, kind: 'recount', counted: requested }, toAuthor(context.user));
  return getStocktaking(context, id);
}

/** Lines whose difference rests on a single number. */
const countedOnce = (lines: readonly repository.LineRow[]): number[] =>
  lines
    .filter((line) => computeDifference(line) !== 0 && line.looks.length < 2 && !line.needs_recount)
    .map((line) => line.stock_entry_id);

export async function reviewBlindCount(context: UserContext, id: number): Promise<Stocktaking> {
  const { tx } = context;
  const stocktaking = await openOne(context, id);
  if (!isConcealed(stocktaking)) return getStocktaking(context, id);
  const lines = await linesOf(context, stocktaking, false);
  const stockIds = countedOnce(lines);
  if (stockIds.length > 0) return requestRecount(context, id, { stockIds });
  if (!lines.some((line) => line.needs_recount)) {
    await repository.reveal(tx, id);
    await events.noteEvent(tx, { id, kind: 'revealed' }, toAuthor(context.user));
  }
  return getStocktaking(context, id);
}

/** The session's lock makes sure that it is booked once. */
export async function bookStocktaking(
  context: UserContext,
  id: number,
  { anyway = false }: QueryOf<typeof stocktakingCalls.bookStocktaking>,
): Promise<{ booked: number }> {
  const { tx, user } = context;
  const stocktaking = await openOne(context, id);
  const lines = await linesOf(context, stocktaking, false);
  const recounts =
    lines.filter((line) => line.needs_recount).length +
    (isConcealed(stocktaking) ? countedOnce(lines).length : 0);
  if (recounts > 0) throw new Refusal('RECOUNT_OPEN', { lines: recounts });
  if (!anyway) await refuseWhileCounting(context, id);
  const different = lines.filter((line) => computeDifference(line) !== 0);
  await bookCounts(
    context,
    different.map((line) => ({ stockId: line.stock_entry_id, difference: computeDifference(line) })),
  );
  await repository.closeStocktaking(tx, id, 'booked');
  await events.noteEvent(tx, { id, kind: 'finished' }, toAuthor(user));
  return { booked: different.length };
}

/** A colleague who just counted may be at the shelf still: the numbers to come would be refused. */
async function refuseWhileCounting({ tx, user, now }: UserContext, id: number): Promise<void> {
  const since = new Date(now().getTime() - countingMinutes * 60_000);
  const colleague = await events.findColleague(tx, id, since, toAuthor(user));
  if (colleague !== null)
    throw new Refusal('COLLEAGUE_COUNTING', {
      who: colleague.author,
      when: colleague.happened_at.toISOString(),
    });
}

export async function discardStocktaking(context: UserContext, id: number): Promise<{ discarded: boolean }> {
  await openOne(context, id);
  await repository.closeStocktaking(context.tx, id, 'discarded');
  await events.noteEvent(context.tx, { id, kind: 'discarded' }, toAuthor(context.user));
  return { discarded: true };
}

/** The storage is being deleted: an open count of it ends. */
export const endOpenStocktaking = (tx: Tx, storageId: number): Promise<number> =>
  repository.discardOpenStocktaking(tx, storageId);
