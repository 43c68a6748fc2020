// The day a booking is for: refused where it cannot be, and chosen for a scan that waited.
import { availableOn, bookingDayProblem, firstDayAvailable } from '@praxora/rules/inventory/booking-day';
import { takeFirstExpired, type Withdrawal } from '@praxora/rules/inventory/fefo';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import * as repository from './booking-day.repository.ts';
import type { EntryRow, StockArticle } from './stock.repository.ts';

type Asking = Pick<UserContext, 'tx' | 'user' | 'now'>;

/** A day that somebody named. Today is asked for nothing. */
export async function refuseImpossibleDay(
  { tx, user, now }: Asking,
  day: string | undefined,
  field = 'date',
): Promise<void> {
  const today = calendarDay(now());
  if (day === undefined || day === today) return;
  const practiceBegan =
    day > today ? today : calendarDay(await repository.practiceBegan(tx, user.practiceId));
  const code = bookingDayProblem(day, { today, practiceBegan });
  if (code !== null) throw wrongFields([{ field, code }], { [field]: day });
}

/** A device's scan keeps to the rules of its clock; any other sender's is a day that somebody named. */
export async function refuseImpossibleScan(
  context: Asking,
  scan: { readonly at: Date } | null,
): Promise<void> {
  if (scan !== null && context.user.device === null)
    await refuseImpossibleDay(context, calendarDay(scan.at), 'scannedAt');
}

interface WithdrawalWish {
  readonly amount: number;
  /** The day that was named; left out: that of the scan, which may have to wait for the goods. */
  readonly date: string | undefined;
  readonly scannedOn: string;
}

/** Amounts to take by entry, and the day they are booked for. */
export async function plannedWithdrawals(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  article: StockArticle,
  entries: readonly EntryRow[],
  { amount, date, scannedOn }: WithdrawalWish,
): Promise<{ readonly parts: readonly Withdrawal[]; readonly day: string }> {
  const lots = entries.map((entry) => ({
    id: entry.id,
    balance: entry.balance,
    expirationDate: entry.expiration_date,
    receivedOn: entry.received_on,
    isUsedFirst: entry.use_first,
  }));
  const today = calendarDay(now());
  const day = date ?? scannedOn;
  const parts = takeFirstExpired(lots, amount);
  if (parts === null)
    throw new Refusal('NOT_ENOUGH_STOCK', { available: sumLots(lots) }, concerning(article));
  if (day >= today) return { parts, day };

  const changes = await changesSince(
    tx,
    lots.map(({ id }) => id),
    day,
  );
  const ofThen = lots.map((lot) => ({
    ...lot,
    balance: availableOn(day, lot.balance, changes.get(lot.id) ?? []),
  }));
  const partsOfThen = takeFirstExpired(ofThen, amount);
  if (partsOfThen !== null) return { parts: partsOfThen, day };
  if (date !== undefined)
    throw new Refusal('NOT_IN_STOCK_THEN', { available: sumLots(ofThen) }, concerning(article));
  // The goods were scanned, so they were there: they are booked out as soon as the ledger knows of them.
  const balances = new Map(lots.map(({ id, balance }) => [id, balance]));
  const days = parts.map((part) =>
    firstDayAvailable(part.amount, day, balances.get(part.id) ?? 0, changes.get(part.id) ?? []),
  );
  const latest = days.toSorted().at(-1) ?? day;
  return { parts, day: latest < today ? latest : today };
}

/**
 * The first day, not before `from`, on which the entries held what leaves them: scanned goods were there, so they are booked as soon as the
 * ledger knows of them. By entry.
 */
export async function firstDaysAvailable(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  leaving: readonly { readonly entry: EntryRow; readonly amount: number }[],
  from: string,
): Promise<ReadonlyMap<number, string>> {
  const today = calendarDay(now());
  const byEntry = groupBy(leaving, ({ entry }) => entry.id);
  const changes = from < today ? await changesSince(tx, [...byEntry.keys()], from) : new Map<number, never>();
  return new Map(
    [...byEntry].map(([id, parts]) => {
      const [first] = parts;
      const amount = parts.reduce((sum, part) => sum + part.amount, 0);
      const arrived = first && first.entry.received_on > from ? first.entry.received_on : from;
      const day = firstDayAvailable(amount, arrived, first?.entry.balance ?? 0, changes.get(id) ?? []);
      return [id, day < today ? day : today];
    }),
  );
}

const sumLots = (lots: readonly { readonly balance: number }[]): number =>
  lots.reduce((sum, { balance }) => sum + balance, 0);

const changesSince = async (tx: UserContext['tx'], stockIds: readonly number[], day: string) =>
  groupBy(await repository.listChangesSince(tx, stockIds, day), ({ stock_entry_id }) => stock_entry_id);

/** Refuses withdrawals on a given day if the entries did not hold enough on that day. */
export async function refuseGoneBefore(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  withdrawals: readonly {
    readonly entry: EntryRow;
    readonly article: StockArticle;
    readonly amount: number;
  }[],
  day: string,
): Promise<void> {
  if (day >= calendarDay(now())) return;
  const byEntry = groupBy(withdrawals, ({ entry }) => entry.id);
  const changes = await changesSince(tx, [...byEntry.keys()], day);
  for (const { entry, article } of withdrawals) {
    const available = availableOn(day, entry.balance, changes.get(entry.id) ?? []);
    const leaving = (byEntry.get(entry.id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    if (leaving > available) throw new Refusal('NOT_IN_STOCK_THEN', { available }, concerning(article));
  }
}
