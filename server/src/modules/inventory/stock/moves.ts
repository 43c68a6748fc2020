// Several goods carried to other storages by one booking: named by their entries, or by the labels on them.
import { readLabelId } from '@praxora/barcode/label-id';
import type { moveCalls } from '@praxora/contract/inventory/moves.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { carryBlocks } from './blocks.ts';
import { firstDaysAvailable, refuseImpossibleScan } from './booking-day.ts';
import { postAll } from './bookings.ts';
import { refuseUsedLabel, refuseUsedUp, refuseVoidLabel } from './labels.ts';
import { insertEntries, type NewMovement } from './ledger.repository.ts';
import { lockedEntries } from './locks.ts';
import * as repository from './moves.repository.ts';
import { countedScan } from './scanned.ts';
import { type EntryRow, holdStorages, type StockArticle } from './stock.repository.ts';

type Wanted = BodyOf<typeof moveCalls.moveSeveral>;

interface Move {
  readonly stockId: number;
  readonly label: repository.ScannedLabel | null;
  readonly storageId: number;
  readonly amount: number | undefined;
}

interface PlannedMove {
  readonly entry: EntryRow;
  readonly article: StockArticle;
  readonly storageId: number;
  readonly amount: number;
  readonly labelId: string | null;
  /** It takes the last of its entry: the labels that are left go along. */
  readonly isLast: boolean;
}

/** All or nothing. Every move becomes an entry of its own: entries are never merged. */
export async function moveSeveral(
  context: UserContext,
  { moves: wanted, scannedAt, note }: Wanted,
): Promise<DataOf<typeof moveCalls.moveSeveral>> {
  const { tx, now } = context;
  const moves = await findGoods(context, wanted);
  // Articles are locked before storages everywhere, so that nobody waits in a circle.
  const locked = await lockedEntries(context, [...new Set(moves.map(({ stockId }) => stockId))]);
  const storages = await holdStorages(
    tx,
    moves.map(({ storageId }) => storageId),
  );
  if (moves.some(({ storageId }) => !storages.has(storageId))) throw new Refusal('NOT_FOUND');
  const planned = await planMoves(context, moves, locked);
  const arrived = await insertEntries(
    tx,
    planned.map(({ entry, storageId }) => ({ ...entry, storage_id: storageId, moved_from: entry.id })),
  );
  const placed = planned.map((move, index) => ({ ...move, newStockId: arrived[index] ?? 0 }));
  await carryBlocks(tx, placed);
  await carryLabels(context, placed);
  const scan = countedScan(context, scannedAt);
  await refuseImpossibleScan(context, scan);
  const days = await firstDaysAvailable(context, planned, calendarDay(scan?.at ?? now()));
  const booked = await postAll(
    context,
    [...groupBy(placed, ({ article }) => article.id).values()].flatMap((ofOne) => {
      const article = ofOne[0]?.article;
      if (article === undefined) return [];
      return {
        article,
        movements: ofOne.flatMap(({ entry, newStockId, amount }): NewMovement[] => [
          { stock_entry_id: entry.id, kind: 'move', amount: -amount },
          { stock_entry_id: newStockId, kind: 'move', amount },
        ]),
        day: ofOne
          .map(({ entry }) => days.get(entry.id) ?? '')
          .reduce((latest, day) => (day > latest ? day : latest)),
      };
    }),
    { note, scan },
  );
  const [first] = booked;
  if (first === undefined) throw new Refusal('NOT_FOUND');
  return { ...first, entries: booked.flatMap(({ entries }) => entries), moved: placed.length };
}

/** A label that is named twice is on one thing. */
async function findGoods({ tx }: UserContext, wanted: Wanted['moves']): Promise<Move[]> {
  const labelIds = wanted.flatMap(({ labelId }) =>
    labelId === undefined ? [] : (readLabelId(labelId) ?? ''),
  );
  const labels =
    labelIds.length === 0
      ? new Map<string, repository.ScannedLabel>()
      : new Map((await repository.listScannedLabels(tx, labelIds)).map((label) => [label.id, label]));
  const seen = new Set<string>();
  return wanted.flatMap(({ stockId, labelId, storageId, amount }): Move[] => {
    if (labelId === undefined) {
      if (stockId === undefined) throw new Refusal('NOT_FOUND');
      return [{ stockId, label: null, storageId, amount }];
    }
    const label = labels.get(readLabelId(labelId) ?? '');
    if (label === undefined) throw new Refusal('NOT_FOUND');
    refuseVoidLabel(label, { id: label.article_id, name: label.name });
    if (seen.has(label.id)) return [];
    seen.add(label.id);
    return [{ stockId: label.stock_entry_id, label, storageId, amount }];
  });
}

type Locked = Awaited<ReturnType<typeof lockedEntries>>;

async function planMoves(
  context: UserContext,
  moves: readonly Move[],
  locked: Locked,
): Promise<PlannedMove[]> {
  const left = new Map([...locked].map(([id, { entry }]) => [id, entry.balance]));
  const planned: PlannedMove[] = [];
  for (const { stockId, label, storageId, amount: wanted } of moves) {
    const { entry, article } = locked.get(stockId) ?? {};
    if (entry === undefined || article === undefined) throw new Refusal('NOT_FOUND');
    if (entry.storage_id === storageId) throw new Refusal('SAME_STORAGE', {}, concerning(article));
    const available = left.get(stockId) ?? 0;
    if (label !== null) {
      if (label.left <= 0) await refuseUsedLabel(context, article, label.id);
      if (available === 0) await refuseUsedUp(context, article, stockId);
    }
    const amount = wanted ?? (label === null ? available : Math.min(available, label.left));
    if (amount <= 0 || amount > available)
      throw new Refusal('NOT_ENOUGH_STOCK', { available }, concerning(article));
    left.set(stockId, available - amount);
    const labelId = label?.id ?? null;
    planned.push({ entry, article, storageId, amount, labelId, isLast: amount === available });
  }
  return planned;
}

async function carryLabels(
  { tx }: UserContext,
  placed: readonly (PlannedMove & { readonly newStockId: number })[],
): Promise<void> {
  const labelled = placed.filter(({ labelId }) => labelId !== null);
  if (labelled.length > 0)
    await repository.moveSingleLabels(
      tx,
      labelled.map(({ labelId }) => labelId ?? ''),
      labelled.map(({ newStockId }) => newStockId),
    );
  const last = placed.filter(({ isLast }) => isLast);
  if (last.length > 0)
    await repository.moveLabelsOfEntries(
      tx,
      last.map(({ entry }) => entry.id),
      last.map(({ newStockId }) => newStockId),
    );
}
