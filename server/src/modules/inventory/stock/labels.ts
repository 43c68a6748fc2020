// Labels of stock: due until they are printed or nobody wants them, used up by scans, replaced when they are lost.
import { readLabelId } from '@praxora/barcode/label-id';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { newLabelId } from '../../../platform/label-ids.ts';
import * as repository from './labels.repository.ts';
import type { VoidLabel } from './labels.sql.ts';
import { lockedEntry } from './locks.ts';
import * as stock from './stock.repository.ts';

interface ConcernedArticle {
  readonly id: number;
  readonly name: string;
}

export type { StockLabels } from './labels.repository.ts';

const isEmpty = ({ labelIds, stockIds }: repository.StockLabels): boolean =>
  labelIds.length === 0 && stockIds.length === 0;

export async function noteLabelsPrinted(
  { tx, user }: UserContext,
  labels: repository.StockLabels,
): Promise<void> {
  if (!isEmpty(labels)) await repository.markPrinted(tx, labels, user.userId);
}

export async function noteLabelsWaived({ tx }: UserContext, labels: repository.StockLabels): Promise<void> {
  if (!isEmpty(labels)) await repository.markWaived(tx, labels);
}

/** A label that counts no more is refused with the reason. */
export function refuseVoidLabel(label: VoidLabel, article: ConcernedArticle): void {
  if (label.withdrawn_at === null) return;
  if (label.replacement_id === null) throw new Refusal('LABEL_WITHDRAWN', {}, concerning(article));
  const params = { when: label.withdrawn_at.toISOString(), who: label.lost_by, label: label.replacement_id };
  throw new Refusal('LABEL_LOST', params, concerning(article));
}

/** The use that used a label up; null: it can be used. Read behind the lock of its article, so that of two uses one wins. */
export async function lastUseIfUsedUp(
  { tx }: Pick<UserContext, 'tx'>,
  labelId: string,
): Promise<repository.LabelUse | null> {
  const use = await repository.findLastUse(tx, labelId);
  return use?.is_used_up ? use : null;
}

export async function refuseUsedLabel(
  context: Pick<UserContext, 'tx'>,
  article: ConcernedArticle,
  labelId: string,
): Promise<void> {
  const use = await lastUseIfUsedUp(context, labelId);
  if (use === null) return;
  const { by, at, storage_name, booking_id } = use;
  const params = { who: by, when: at.toISOString(), where: storage_name, bookingId: booking_id };
  throw new Refusal('LABEL_USED', params, concerning(article));
}

/** None of its goods are left: whoever scans its label again has to say what they hold. */
export async function refuseUsedUp(
  { tx }: Pick<UserContext, 'tx'>,
  article: ConcernedArticle,
  stockId: number,
): Promise<void> {
  const entry = await stock.findEntry(tx, stockId);
  const last = entry?.balance === 0 ? await stock.findLastRemoval(tx, stockId) : null;
  if (last !== null)
    throw new Refusal('LABEL_USED_UP', { who: last.by, when: last.at.toISOString() }, concerning(article));
}

/** Whether all of a booking was done with a label that somebody holds. */
export async function isUseOfLabel(
  { tx }: Pick<UserContext, 'tx'>,
  bookingId: string,
  labelId: string | undefined,
): Promise<boolean> {
  const known = labelId === undefined ? null : readLabelId(labelId);
  return known !== null && repository.isUseOfLabel(tx, bookingId, known);
}

/** Makes a lost label void, and a new one in its place. */
export async function replaceLostLabel(
  context: UserContext,
  labelId: string,
): Promise<{ labelId: string; stockId: number }> {
  const { tx, user } = context;
  const lostId = readLabelId(labelId);
  const found = lostId === null ? null : await stock.findByLabel(tx, lostId);
  if (lostId === null || found === null || found.stock_entry_id === null) throw new Refusal('NOT_FOUND');
  const { article } = await lockedEntry(context, found.stock_entry_id);
  // It may have been moved, used or reported lost while this waited for the lock.
  const label = await stock.findByLabel(tx, lostId);
  if (label === null || label.stock_entry_id === null) throw new Refusal('NOT_FOUND');
  refuseVoidLabel(label, article);
  await refuseUsedLabel(context, article, lostId);
  await refuseUsedUp(context, article, label.stock_entry_id);
  const replacement = newLabelId();
  await repository.insertReplacement(tx, { lostId, labelId: replacement, userId: user.userId });
  return { labelId: replacement, stockId: label.stock_entry_id };
}
