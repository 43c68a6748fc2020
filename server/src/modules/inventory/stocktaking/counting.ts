// Noting what was counted: a number, a scanned label, or a batch that was not in the list.
import { mostAmount } from '@praxora/contract/inventory/article';
import type { Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { unitsPerLabel } from '@praxora/rules/inventory/labels';
import { isSettled } from '@praxora/rules/inventory/stocktaking';
import { type Author, toAuthor, type UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { noteCount, raiseCount, removeCount } from '../stock/counts.ts';
import { placeFoundBatch } from '../stock/found-batch.ts';
import { countedScan } from '../stock/scanned.ts';
import { findCounter, isConcealed, isOnlyOwn, standing } from './count-view.ts';
import { noteEvent, noteLook } from './events.repository.ts';
import * as repository from './stocktaking.repository.ts';
import { continuedOne, getStocktaking } from './stocktaking.service.ts';

type LineBody = BodyOf<typeof stocktakingCalls.countLine>;

export async function countLine(
  context: UserContext,
  id: number,
  stockId: number,
  body: LineBody,
): Promise<Stocktaking> {
  const { tx, user } = context;
  const stocktaking = await continuedOne(context, id);
  const before = await repository.findCount(tx, id, stockId, toAuthor(user));
  if (body.counted !== null) {
    await note(context, { stocktaking, stockId, before, body, counted: body.counted });
  } else if (!isConcealed(stocktaking)) {
    refuseUnseen(before, body, toAuthor(user));
    await removeCount(context, { id, stockId });
  } else if (before !== null && isOnlyOwn(before, toAuthor(user))) {
    await removeCount(context, { id, stockId });
  }
  return getStocktaking(context, id);
}

interface Noted {
  readonly stocktaking: repository.OpenStocktaking;
  readonly stockId: number;
  readonly before: repository.CountRow | null;
  readonly body: LineBody;
  readonly counted: number;
}

/** A second number of a blind count, and each number of a recount, is held against the earlier ones. */
async function note(
  context: UserContext,
  { stocktaking, stockId, before, body, counted }: Noted,
): Promise<void> {
  const { tx, user } = context;
  const { id, storage_id: storageId } = stocktaking;
  const author = toAuthor(user);
  const wasCounted = before !== null && before.counted !== null;
  const isRecount =
    wasCounted && (before.needs_recount || (isConcealed(stocktaking) && !isOnlyOwn(before, author)));
  if (!isRecount) refuseUnseen(before, body, author);
  const needsRecount = isRecount && !isSettled(counted, { earlier: before.looks, expected: before.balance });
  const asOf = countedScan(context, body.scannedAt)?.at ?? null;
  if (!(await noteCount(context, { id, storageId, stockId, counted, asOf, needsRecount })))
    throw new Refusal('NOT_FOUND');
  await noteLook(tx, { id, stockId, counted, kind: 'counted', isRecount }, author);
  if (body.labelId !== undefined) await repository.noteLabel(tx, id, body.labelId, stockId);
}

/** Two different numbers are a question to the second person: what nobody else has seen overwrites nothing. */
function refuseUnseen(
  before: repository.CountRow | null,
  { counted, over }: Pick<LineBody, 'counted' | 'over'>,
  author: Author,
): void {
  const counter = before && findCounter(before, author);
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
  const author = toAuthor(context.user);
  const stocktaking = await continuedOne(context, id);
  const storageId = stocktaking.storage_id;
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
    const isFirst = label.counted === null;
    if (isFirst) await noteCount(context, { id, storageId, stockId, counted, asOf });
    else await raiseCount(context, { id, stockId, counted });
    const kind = isFirst ? 'counted' : 'raised';
    await noteLook(tx, { id, stockId, counted, kind, isRecount: false }, author);
    await repository.noteLabel(tx, id, labelId, stockId);
  }
  const line = await repository.findCount(tx, id, stockId, author);
  const isHidden = line !== null && isConcealed(stocktaking) && !isOnlyOwn(line, author);
  return { stockId, counted: isHidden ? null : ((line && standing(line).counted) ?? 0), wasCounted };
}

/** Its entry is empty until the count is booked. */
export async function addFoundBatch(
  context: UserContext,
  id: number,
  { counted, ...batch }: BodyOf<typeof stocktakingCalls.addFoundBatch>,
): Promise<Stocktaking> {
  const { tx, user } = context;
  const { storage_id: storageId, is_permanent } = await continuedOne(context, id);
  const author = toAuthor(user);
  const stockId = await placeFoundBatch(context, {
    ...batch,
    expirationDate: batch.expirationDate ?? null,
    storageId,
  });
  const before = await repository.findCount(tx, id, stockId, author);
  if (before === null || before.counted !== null || before.balance > 0) throw new Refusal('BATCH_IN_COUNT');
  if (is_permanent) await repository.addArticles(tx, id, [batch.articleId]);
  await noteCount(context, { id, storageId, stockId, counted, asOf: null });
  await noteEvent(tx, { id, kind: 'found', stockId, counted }, author);
  await noteLook(tx, { id, stockId, counted, kind: 'counted', isRecount: false }, author);
  return getStocktaking(context, id);
}
