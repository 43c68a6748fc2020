// Counting a storage. What moves between a count and its booking changes both sides alike, so only the difference found
// at the count is booked.
import { mostAmount } from '@praxora/contract/inventory/article';
import type { Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { unitsPerLabel } from '@praxora/rules/inventory/labels';
import { type Author, toAuthor, type UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { noteCount, raiseCount, removeCount } from '../stock/counts.ts';
import { countedScan } from '../stock/scanned.ts';
import { bookCounts } from '../stock/stock.service.ts';
import * as repository from './stocktaking.repository.ts';

const head = (row: repository.StocktakingRow) => ({
  id: row.id,
  storageId: row.storage_id,
  storageName: row.storage_name,
  state: row.state,
  startedAt: row.started_at.toISOString(),
  startedBy: row.started_by,
});

export async function listStocktakings({
  tx,
}: UserContext): Promise<DataOf<typeof stocktakingCalls.listStocktakings>> {
  return (await repository.listStocktakings(tx)).map((row) => ({
    ...head(row),
    lineCount: row.line_count,
    countedCount: row.counted_count,
  }));
}

export async function getStocktaking({ tx, user }: UserContext, id: number): Promise<Stocktaking> {
  const row = await repository.findStocktaking(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const isOpen = row.state === 'open';
  const lines = await repository.listLines(tx, id, row.storage_id, isOpen);
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
      ...(isOpen ? standing(line) : noted(line)),
      countedBy: counterOf(line, toAuthor(user)),
      difference: differenceOf(line),
    })),
  };
}

/** Expected and counted amounts of a finished count, as recorded. */
const noted = ({ counted, expected }: repository.LineRow) => ({ expected: expected ?? 0, counted });

/** Movements since the count change both. */
const standing = (line: repository.CountRow) => ({
  expected: line.balance,
  counted: line.counted === null ? null : Math.max(line.balance + differenceOf(line), 0),
});

/** Null: nobody counted it yet. */
function counterOf(row: repository.CountRow, asking: Author): Stocktaking['lines'][number]['countedBy'] {
  if (row.counted === null || row.counted_at === null) return null;
  const isOwn = row.counted_by === asking.userId && row.device_id === asking.deviceId;
  return { name: row.counter_name, at: row.counted_at.toISOString(), isOwn };
}

const differenceOf = ({ counted, expected }: repository.CountRow): number =>
  counted === null || expected === null ? 0 : counted - expected;

export async function startStocktaking(context: UserContext, storageId: number): Promise<Stocktaking> {
  const id = await repository.openStocktaking(context.tx, storageId, toAuthor(context.user));
  if (id === null) throw new Refusal('NOT_FOUND');
  return getStocktaking(context, id);
}

async function openOne({ tx }: UserContext, id: number): Promise<{ storageId: number }> {
  const stocktaking = await repository.lockStocktaking(tx, id);
  if (stocktaking === null) throw new Refusal('NOT_FOUND');
  if (stocktaking.state !== 'open') throw new Refusal('STOCKTAKING_CLOSED');
  return { storageId: stocktaking.storage_id };
}

export async function countLine(
  context: UserContext,
  id: number,
  stockId: number,
  { counted, labelId, over, scannedAt }: BodyOf<typeof stocktakingCalls.countLine>,
): Promise<Stocktaking> {
  const { tx, user } = context;
  const { storageId } = await openOne(context, id);
  refuseUnseen(await repository.findCount(tx, id, stockId), { counted, over }, toAuthor(user));
  const asOf = countedScan(context, scannedAt)?.at ?? null;
  if (counted === null) await removeCount(context, { id, stockId });
  else if (!(await noteCount(context, { id, storageId, stockId, counted, asOf })))
    throw new Refusal('NOT_FOUND');
  else if (labelId !== undefined) await repository.noteLabel(tx, id, labelId, stockId);
  return getStocktaking(context, id);
}

/** Two different numbers are a question to the second person: what nobody else has seen overwrites nothing. */
function refuseUnseen(
  before: repository.CountRow | null,
  { counted, over }: Pick<BodyOf<typeof stocktakingCalls.countLine>, 'counted' | 'over'>,
  author: Author,
): void {
  const counter = before && counterOf(before, author);
  if (before === null || !counter || counter.isOwn) return;
  const theirs = standing(before).counted ?? 0;
  if (counted !== theirs && over !== theirs)
    throw new Refusal('COUNTED_MEANWHILE', { who: counter.name, when: counter.at, counted: theirs });
}

/** The session's lock makes sure that a label counts once, whoever scans it. */
export async function countLabel(
  context: UserContext,
  id: number,
  { labelId, scannedAt }: BodyOf<typeof stocktakingCalls.countLabel>,
): Promise<DataOf<typeof stocktakingCalls.countLabel>> {
  const { tx } = context;
  const { storageId } = await openOne(context, id);
  const label = await repository.findLabel(tx, labelId, id);
  if (label === null) throw new Refusal('NOT_FOUND');
  if (label.storage_id !== storageId) throw new Refusal('LABEL_ELSEWHERE', { storage: label.storage_name });
  const { stock_entry_id: stockId, was_counted: wasCounted } = label;
  if (!wasCounted) {
    const asOf = countedScan(context, scannedAt)?.at ?? null;
    const units = unitsPerLabel({
      unitToLabel: label.unit_to_label,
      unitsPerOrderUnit: label.units_per_order_unit,
    });
    const counted = Math.min((label.counted ?? 0) + units, mostAmount);
    if (label.counted === null) await noteCount(context, { id, storageId, stockId, counted, asOf });
    else await raiseCount(context, { id, stockId, counted });
    await repository.noteLabel(tx, id, labelId, stockId);
  }
  const line = await repository.findCount(tx, id, stockId);
  return { stockId, counted: (line && standing(line).counted) ?? 0, wasCounted };
}

/** The session's lock makes sure that it is booked once. */
export async function bookStocktaking(context: UserContext, id: number): Promise<{ booked: number }> {
  const { tx } = context;
  const { storageId } = await openOne(context, id);
  const lines = await repository.listLines(tx, id, storageId, false);
  const different = lines.filter((line) => differenceOf(line) !== 0);
  await bookCounts(
    context,
    different.map((line) => ({ stockId: line.stock_entry_id, difference: differenceOf(line) })),
  );
  await repository.closeStocktaking(tx, id, 'booked');
  return { booked: different.length };
}

export async function discardStocktaking(context: UserContext, id: number): Promise<{ discarded: boolean }> {
  await openOne(context, id);
  await repository.closeStocktaking(context.tx, id, 'discarded');
  return { discarded: true };
}

/** The storage is being deleted: an open count of it ends. */
export const endOpenStocktaking = (tx: Tx, storageId: number): Promise<number> =>
  repository.discardOpenStocktaking(tx, storageId);
