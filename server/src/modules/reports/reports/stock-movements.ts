// Every movement of stock by the day it happened.
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { MovementFigures, MovementRow } from '@praxora/contract/reports/stock-reports';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { readRows, streamRows } from './conditions.ts';
import { groupSums, toGroups } from './groups.ts';
import { everyRow, toPage } from './paging.ts';
import { type ReportContext, type RequestedDays, refuseForeign, toRequestedDays } from './requested-days.ts';
import { listStarts } from './series.ts';
import * as repository from './stock-movements.repository.ts';

type Query = QueryOf<typeof stockReportCalls.stockMovements>;
type Answer = DataOf<typeof stockReportCalls.stockMovements>;

export async function stockMovements(context: ReportContext, query: Query): Promise<Answer> {
  const { tx } = context;
  await refuseForeign(context, query);
  const days = toRequestedDays(context, query);
  const { span, spanBefore, step } = days;
  const by = query.groupBy === undefined || query.groupBy === 'month' ? null : query.groupBy;
  const sums = await repository.sumMovements(tx, query, span, { by, step });
  const before = spanBefore && (await repository.sumMovements(tx, query, spanBefore, { by, step: null }));
  const rows = await readRows<repository.MovementPageRow>(
    tx,
    repository.movementsStatement(query, span, toPage(query)),
  );
  const totals = totalOf(sums);
  const byStart = new Map(sums.filter((sum) => sum.of === 'step').map((sum) => [sum.start, sum]));
  return {
    span,
    spanBefore,
    items: rows.map(movementRowOf),
    total: totals.movements,
    totals,
    totalsBefore: before && totalOf(before),
    days: query.sort === 'time' ? await daysOfPage(context, query, rows) : [],
    groups: await groups(context, query, days, { sums, before }),
    series: {
      step,
      points: listStarts(
        days,
        [...byStart.keys()].flatMap((start) => start ?? []),
      ).map((start) => ({
        start,
        inputCents: byStart.get(start)?.input_cents ?? 0,
        removalCents: byStart.get(start)?.removal_cents ?? 0,
      })),
    },
  };
}

const figuresOf = (sum: repository.MovementSum): MovementFigures => ({
  movements: sum.movements,
  inputCents: sum.input_cents,
  removalCents: sum.removal_cents,
  correctionCents: sum.correction_cents,
  unpriced: sum.unpriced,
});

function totalOf(sums: readonly repository.MovementSum[]): MovementFigures {
  const total = sums.find((sum) => sum.of === 'all');
  if (total === undefined) throw new Error('Sums come with their total');
  return figuresOf(total);
}

/** A page sorted by time shows consecutive days. */
async function daysOfPage(
  { tx }: ReportContext,
  query: Query,
  rows: readonly repository.MovementPageRow[],
): Promise<Answer['days']> {
  const seen = new Set<string | null>(rows.map(({ happened_on }) => happened_on));
  const [first = null, last = first] = [rows[0]?.happened_on, rows.at(-1)?.happened_on].toSorted();
  if (first === null) return [];
  const sums = await repository.sumMovements(tx, query, { from: first, to: last }, { by: null, step: 'day' });
  return sums
    .filter((sum) => sum.of === 'step' && seen.has(sum.start))
    .map((sum) => ({ day: sum.start ?? '', ...figuresOf(sum) }));
}

async function groups(
  { tx }: ReportContext,
  query: Query,
  { span, step }: RequestedDays,
  known: {
    readonly sums: readonly repository.MovementSum[];
    readonly before: readonly repository.MovementSum[] | null;
  },
): Promise<Answer['groups']> {
  const { groupBy: by } = query;
  if (by === undefined) return [];
  const groups = await groupSums(by, step, known, () =>
    repository.sumMovements(tx, query, span, { by: null, step: 'month' }),
  );
  const sizeOf = (sum: repository.MovementSum) => sum.input_cents - sum.removal_cents;
  return toGroups(tx, by, groups, { figuresOf, sizeOf });
}

export async function* movementRows(
  { tx }: ReportContext,
  query: Query,
  span: DaySpan,
): AsyncGenerator<MovementRow[]> {
  const statement = repository.movementsStatement(query, span, everyRow(query));
  for await (const part of streamRows<repository.MovementPageRow>(tx, statement))
    yield part.map(movementRowOf);
}

const movementRowOf = (row: repository.MovementPageRow): MovementRow => ({
  id: row.id,
  bookingId: row.booking_id,
  articleId: row.article_id,
  name: row.name,
  picture: row.picture,
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  happenedOn: row.happened_on,
  bookedAt: row.booked_at.toISOString(),
  type: row.amount > 0 ? 'input' : 'removal',
  kind: row.shown,
  counts: !row.is_neutral,
  quantity: row.amount,
  unit: { de: row.unit_de, en: row.unit_en },
  valueCents: row.value_cents,
  storageId: row.storage_id,
  storage: row.storage,
  otherStorage: row.other_storage,
  batchNumber: row.batch_number,
  expirationDate: row.expiration_date,
  costCenter: row.cost_center,
  user: row.user_name,
  device: row.device,
  orderId: row.order_id,
  orderNumber: row.order_number,
  note: row.note,
});
