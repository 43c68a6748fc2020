// A package is opened: it becomes an entry of its own, with the day until which it may be used from now on.
import { readLabelId } from '@praxora/barcode/label-id';
import type { openingCalls } from '@praxora/contract/inventory/opening.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { expiryOfOpened } from '@praxora/rules/inventory/opened-package';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { refuseBlocked } from './blocks.ts';
import { firstDaysAvailable, refuseImpossibleScan } from './booking-day.ts';
import { type BookingResult, post, refuseGoneStorage } from './bookings.ts';
import { refuseUsedLabel, refuseUsedUp, refuseVoidLabel } from './labels.ts';
import { insertEntries } from './ledger.repository.ts';
import { lockedEntry } from './locks.ts';
import { listScannedLabels, type ScannedLabel } from './moves.repository.ts';
import { countedScan } from './scanned.ts';
import * as repository from './stock.repository.ts';

type Opening = BodyOf<typeof openingCalls.openPackage>;

/** Never more than is left of the entry, or of the scanned package: one that was begun is opened, too. */
export async function openPackage(
  context: UserContext,
  wanted: Opening,
): Promise<BookingResult & { stockId: number; expirationDate: string }> {
  const { tx, now } = context;
  const { stockId, label } = await whatToOpen(context, wanted);
  const { entry, article } = await lockedEntry(context, stockId);
  const days = article.use_within_days;
  if (days === null) throw new Refusal('NO_SHELF_LIFE_OPENED', {}, concerning(article));
  if (entry.opened_on !== null)
    throw new Refusal('OPENED_ALREADY', { when: entry.opened_on }, concerning(article));
  if (label !== null) {
    if (label.left <= 0) await refuseUsedLabel(context, article, label.id);
    if (entry.balance === 0) await refuseUsedUp(context, article, stockId);
  }
  if (entry.balance === 0) throw new Refusal('NOT_ENOUGH_STOCK', { available: 0 }, concerning(article));
  await refuseBlocked(context, article, entry);
  await refuseGoneStorage(context, entry, article);
  const scan = countedScan(context, wanted.scannedAt);
  await refuseImpossibleScan(context, scan);
  // Labels from before uses were recorded stand for a whole package.
  const isBegun = label !== null && label.left > 0;
  const amount = Math.min(entry.balance, isBegun ? label.left : entry.units_per_order_unit);
  const scannedOn = calendarDay(scan?.at ?? now());
  const openedOn =
    (await firstDaysAvailable(context, [{ entry, amount }], scannedOn)).get(stockId) ?? scannedOn;
  const expirationDate = expiryOfOpened(entry.expiration_date, openedOn, days);
  const [opened] = await insertEntries(tx, [
    { ...entry, expiration_date: expirationDate, opened_on: openedOn, moved_from: stockId },
  ]);
  if (opened === undefined) throw new Error('The entry did not come back');
  if (amount === entry.balance) await repository.moveLabels(tx, stockId, opened);
  else if (label !== null) await repository.moveLabel(tx, label.id, opened);
  const booked = await post(
    context,
    article,
    [
      { stock_entry_id: stockId, kind: 'move', amount: -amount },
      { stock_entry_id: opened, kind: 'move', amount },
    ],
    { note: wanted.note, day: openedOn, scan },
  );
  return { ...booked, stockId: opened, expirationDate };
}

/** The entry that is named, or that of the scanned label. */
async function whatToOpen(
  { tx }: UserContext,
  wanted: Opening,
): Promise<{ stockId: number; label: ScannedLabel | null }> {
  if (wanted.labelId === undefined) {
    if (wanted.stockId === undefined) throw new Refusal('NOT_FOUND');
    return { stockId: wanted.stockId, label: null };
  }
  const labelId = readLabelId(wanted.labelId);
  const [label] = labelId === null ? [] : await listScannedLabels(tx, [labelId]);
  if (label === undefined) throw new Refusal('NOT_FOUND');
  refuseVoidLabel(label, { id: label.article_id, name: label.name });
  return { stockId: label.stock_entry_id, label };
}
