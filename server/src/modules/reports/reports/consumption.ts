// Consumption by article and cost center: use as the stock module counts it, valued by the entries' prices.
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { ConsumptionFigures, ConsumptionRow } from '@praxora/contract/reports/stock-reports';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { startOfMonth } from '@praxora/rules/shared/calendar';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { groupBy } from '../../../platform/group-by.ts';
import { readRows, streamRows } from './conditions.ts';
import * as repository from './consumption.repository.ts';
import { groupSums, toGroups } from './groups.ts';
import { everyRow, toPage } from './paging.ts';
import { type ReportContext, type RequestedDays, refuseForeign, toRequestedDays } from './requested-days.ts';
import { listStarts } from './series.ts';

type Query = QueryOf<typeof stockReportCalls.consumption>;
type Answer = DataOf<typeof stockReportCalls.consumption>;

const mostMonths = 36;

export async function consumption(context: ReportContext, query: Query): Promise<Answer> {
  const { tx } = context;
  await refuseForeign(context, query);
  const days = toRequestedDays(context, query);
  const { span, spanBefore, step } = days;
  const by = query.groupBy === undefined || query.groupBy === 'month' ? null : query.groupBy;
  const sums = await repository.sumUse(tx, query, span, { by, step });
  const before = spanBefore && (await repository.sumUse(tx, query, spanBefore, { by, step: null }));
  const byStart = new Map(sums.filter((sum) => sum.of === 'step').map((sum) => [sum.start, sum]));
  const starts = listStarts(
    days,
    [...byStart.keys()].flatMap((start) => start ?? []),
  );
  const months = [...new Set(starts.map(startOfMonth))].slice(-mostMonths);
  const disposed = await repository.sumDisposed(tx, query, span);
  const { items, total } = await useRows(context, query, days, months);
  return {
    span,
    spanBefore,
    items,
    total,
    months,
    totals: totalOf(sums),
    totalsBefore: before && totalOf(before),
    disposed: disposed.map(({ month, value_cents }) => ({ month, cents: value_cents })),
    groups: await groups(context, query, days, { sums, before }),
    series: {
      step,
      points: starts.map((start) => ({ start, cents: byStart.get(start)?.value_cents ?? 0 })),
    },
  };
}

const figuresOf = (sum: repository.UseSum): ConsumptionFigures => ({
  valueCents: sum.value_cents,
  articles: sum.articles,
  unpricedArticles: sum.unpriced_articles,
});

function totalOf(sums: readonly repository.UseSum[]): ConsumptionFigures {
  const total = sums.find((sum) => sum.of === 'all');
  if (total === undefined) throw new Error('Sums come with their total');
  return figuresOf(total);
}

async function groups(
  { tx }: ReportContext,
  query: Query,
  { span, step }: RequestedDays,
  known: {
    readonly sums: readonly repository.UseSum[];
    readonly before: readonly repository.UseSum[] | null;
  },
): Promise<Answer['groups']> {
  const { groupBy: by } = query;
  if (by === undefined) return [];
  const groups = await groupSums(by, step, known, () =>
    repository.sumUse(tx, query, span, { by: null, step: 'month' }),
  );
  return toGroups(tx, by, groups, { figuresOf, sizeOf: ({ value_cents }) => value_cents });
}

const keyOf = ({ article_id, cost_center_id, unit_id }: repository.UseKey): string =>
  `${article_id} ${cost_center_id} ${unit_id}`;

async function useRows(
  { tx }: ReportContext,
  query: Query,
  { span, spanBefore }: RequestedDays,
  months: readonly string[],
): Promise<Pick<Answer, 'items' | 'total'>> {
  const rows = await readRows<repository.UseRow>(tx, repository.useStatement(query, span, toPage(query)));
  if (rows.length === 0) return { items: [], total: 0 };
  const articleIds = [...new Set(rows.map(({ article_id }) => article_id))];
  const shown = {
    from:
      [months[0] ?? null, span.from]
        .flatMap((day) => day ?? [])
        .sort()
        .at(-1) ?? null,
    to: span.to,
  };
  const byKey = groupBy(
    await repository.listUseOfArticles(tx, query, shown, { articleIds, byMonth: true }),
    keyOf,
  );
  const before = new Map(
    (
      spanBefore &&
      (await repository.listUseOfArticles(tx, query, spanBefore, { articleIds, byMonth: false }))
    )?.map((row) => [keyOf(row), row]),
  );
  const items = rows.map((row) => {
    const quantities = new Map(byKey.get(keyOf(row))?.map(({ month, quantity }) => [month, quantity]));
    const was = before.get(keyOf(row));
    return {
      ...useRowOf(row),
      months: months.map((month) => quantities.get(month) ?? 0),
      before: was ? { quantity: was.quantity, valueCents: was.value_cents } : null,
    };
  });
  return { items, total: rows[0]?.found ?? 0 };
}

export async function* consumptionRows(
  { tx }: ReportContext,
  query: Query,
  span: DaySpan,
): AsyncGenerator<ConsumptionRow[]> {
  const statement = repository.useStatement(query, span, everyRow(query));
  for await (const part of streamRows<repository.UseRow>(tx, statement))
    yield part.map((row) => ({ ...useRowOf(row), months: [], before: null }));
}

const useRowOf = (row: repository.UseRow): Omit<ConsumptionRow, 'months' | 'before'> => ({
  articleId: row.article_id,
  name: row.name,
  picture: row.picture,
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  costCenter: row.cost_center,
  quantity: row.quantity,
  valueCents: row.value_cents,
  unit: { de: row.unit_de, en: row.unit_en },
  unpricedQuantity: row.unpriced_quantity,
});
