// The record of a finished count. Prices stay with the goods they were recorded with, so its values never change.
import type {
  StocktakingRecord,
  stocktakingRecordCalls,
} from '@praxora/contract/inventory/stocktaking-record.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import { findFiscalYear } from '@praxora/rules/shared/fiscal-year';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type EventRow, listEvents } from './events.repository.ts';
import * as repository from './record.repository.ts';
import { findStocktaking } from './stocktaking.repository.ts';

type Line = StocktakingRecord['lines'][number];
type Counter = StocktakingRecord['counters'][number];
type Event = StocktakingRecord['events'][number];

export async function getStocktakingRecord(context: UserContext, id: number): Promise<StocktakingRecord> {
  const { tx } = context;
  const row = await findStocktaking(tx, id);
  // While it goes on the numbers may be somebody's secret.
  if (row === null || row.state === 'open') throw new Refusal('NOT_FOUND');
  const [rows, events, movements] = await Promise.all([
    repository.listRecordLines(tx, id),
    listEvents(tx, id),
    repository.countMovements(tx, id),
  ]);
  const ofLine = groupBy(
    events.filter(({ stock_entry_id }) => stock_entry_id !== null),
    ({ stock_entry_id }) => stock_entry_id ?? 0,
  );
  const lines = rows.map((line) => toLine(line, ofLine.get(line.stock_entry_id) ?? []));
  const startedAt = row.started_at.toISOString();
  const finishedAt = (row.finished_at ?? row.started_at).toISOString();
  const differences = lines.map(({ differenceCents }) => differenceCents ?? 0);
  const sum = (values: readonly (number | null)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return {
    id,
    storageName: row.storage_name,
    state: row.state,
    startedAt,
    finishedAt,
    isBlind: row.is_blind,
    isPermanent: row.is_permanent,
    movements,
    expectedCents: sum(lines.map(({ expectedCents }) => expectedCents)),
    countedCents: sum(lines.map(({ countedCents }) => countedCents)),
    moreCents: sum(differences.filter((cents) => cents > 0)),
    lessCents: sum(differences.filter((cents) => cents < 0)),
    unpriced: lines.filter(({ expectedCents }) => expectedCents === null).length,
    lines,
    counters: countersOf(lines),
    events: eventsOf(events, new Map(lines.map((line) => [line.stockId, line]))),
  };
}

function toLine(row: repository.RecordRow, events: readonly EventRow[]): Line {
  const looks = events
    .filter(({ kind }) => kind === 'counted' || kind === 'raised')
    .map(({ author, happened_at, is_device, counted }) => ({
      name: author,
      at: happened_at.toISOString(),
      isDevice: is_device,
      counted: counted ?? 0,
    }));
  const { expected_cents: expectedCents, counted_cents: countedCents } = row;
  return {
    stockId: row.stock_entry_id,
    articleId: row.article_id,
    articleName: row.article_name,
    articleNumber: row.article_number,
    picture: row.picture,
    unit: { de: row.unit_de, en: row.unit_en },
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date,
    expected: row.expected,
    counted: row.counted,
    difference: row.counted - row.expected,
    expectedCents,
    countedCents,
    differenceCents: expectedCents === null || countedCents === null ? null : countedCents - expectedCents,
    isFound: events.some(({ kind }) => kind === 'found'),
    // Counts from before looks were recorded have their last number only.
    looks:
      looks.length > 0
        ? looks
        : [
            {
              name: row.counter,
              at: row.counted_at.toISOString(),
              isDevice: row.is_device,
              counted: row.counted,
            },
          ],
  };
}

/** Each line counts once for everybody who looked at it. */
function countersOf(lines: readonly Line[]): Counter[] {
  const looks = lines.flatMap(({ stockId, looks: ofLine }) => ofLine.map((look) => ({ stockId, ...look })));
  return [...groupBy(looks, ({ name }) => name)].map(([name, own]) => {
    const times = own.map(({ at }) => at).sort();
    return {
      name,
      from: times[0] ?? '',
      until: times.at(-1) ?? '',
      lines: new Set(own.map(({ stockId }) => stockId)).size,
    };
  });
}

const isLook = ({ kind }: EventRow): boolean => kind === 'counted' || kind === 'raised';

/** What happened beside the counting, and the number that settled a line counted more than once. */
function eventsOf(events: readonly EventRow[], lines: ReadonlyMap<number, Line>): Event[] {
  const counted = groupBy(
    events.filter(({ kind }) => kind === 'counted'),
    ({ stock_entry_id }) => stock_entry_id ?? 0,
  );
  return events.flatMap((event) => {
    const { kind, stock_entry_id: stockId } = event;
    const looks = counted.get(stockId ?? 0) ?? [];
    const isSettling = kind === 'counted' && looks.length > 1 && looks.at(-1) === event;
    if (isLook(event) && !isSettling) return [];
    const line = lines.get(stockId ?? 0);
    return {
      kind: isSettling ? ('settled' as const) : (kind as Exclude<Event['kind'], 'settled'>),
      at: event.happened_at.toISOString(),
      name: event.author,
      colleague: event.colleague,
      articleName: line?.articleName ?? '',
      batchNumber: line?.batchNumber ?? '',
      counted: event.counted,
    };
  });
}

/** Articles proposed for one count: about an hour's work. */
const mostProposed = 30;

export async function listDueCounts({
  tx,
  now,
}: UserContext): Promise<DataOf<typeof stocktakingRecordCalls.listDueCounts>> {
  const year = findFiscalYear(calendarDay(now()), await repository.findFiscalYearMonth(tx));
  const rows = await repository.listArticlesToCount(tx, year.from);
  return {
    ...{ year: year.name, from: year.from, until: year.until },
    total: rows.length,
    storages: [...groupBy(rows, ({ storage_id }) => storage_id)].map(([storageId, ofOne]) => {
      const due = ofOne.filter(({ is_due }) => is_due);
      return {
        storageId,
        storageName: ofOne[0]?.storage_name ?? '',
        due: due.length,
        articleIds: due.slice(0, mostProposed).map(({ article_id }) => article_id),
      };
    }),
  };
}
