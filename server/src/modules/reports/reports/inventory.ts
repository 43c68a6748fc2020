// Stock at the end of a day, and its value.
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { InventoryFigures, InventoryGroup, InventoryRow } from '@praxora/contract/reports/stock-reports';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { dayCompared } from '@praxora/rules/reports/report-period';
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { readRows, streamRows } from './conditions.ts';
import { toGroups } from './groups.ts';
import * as repository from './inventory.repository.ts';
import { everyRow, toPage } from './paging.ts';
import type { Part } from './parts.repository.ts';
import { type ReportContext, refuseForeign } from './requested-days.ts';

type Query = QueryOf<typeof stockReportCalls.inventory>;
type Answer = DataOf<typeof stockReportCalls.inventory>;

const monthsOfExpiry = 6;

const inventoryDays = (asOf: string): repository.InventoryDays => ({
  asOf,
  inOneMonth: addMonths(asOf, 1),
  inThreeMonths: addMonths(asOf, 3),
});

export async function inventory(context: ReportContext, query: Query): Promise<Answer> {
  const { tx, now } = context;
  await refuseForeign(context, query);
  const asOf = query.asOf ?? calendarDay(now());
  const days = inventoryDays(asOf);
  const dayBefore = dayCompared(query.compare, asOf);
  const parts = new Set<Part>(['storage', 'category', ...(query.groupBy ? [query.groupBy] : [])]);
  const sums = await repository.sumInventory(tx, query, days, [...parts]);
  const before = dayBefore && (await repository.sumInventory(tx, query, inventoryDays(dayBefore), []));
  const rows = await readRows<repository.HeldRow>(tx, repository.heldStatement(query, days, toPage(query)));
  const groups = (by: Part) => inventoryGroups(context, sums, by);
  const totals = totalOf(sums);
  const later = await repository.sumLaterBookings(tx, query, asOf);
  return {
    asOf,
    dayBefore,
    items: rows.map(heldRowOf),
    total: totals.entries,
    totals,
    totalsBefore: before ? totalOf(before) : null,
    groups: query.groupBy ? await groups(query.groupBy) : [],
    byCategory: await groups('category'),
    byStorage: await groups('storage'),
    later: { bookings: later.bookings, valueCents: later.value_cents },
    outlook: await outlook(context, query, asOf),
  };
}

const figuresOf = (sum: repository.InventorySum): InventoryFigures => ({
  valueCents: sum.value_cents,
  articles: sum.articles,
  entries: sum.entries,
  storages: sum.storages,
  withoutPrice: sum.without_price,
  unpricedArticles: sum.unpriced_articles,
});

function totalOf(sums: readonly repository.InventorySum[]): InventoryFigures {
  const total = sums.find(({ by }) => by === 'all');
  if (total === undefined) throw new Error('Sums come with their total');
  return figuresOf(total);
}

async function inventoryGroups(
  { tx }: ReportContext,
  sums: readonly repository.InventorySum[],
  by: Part,
): Promise<InventoryGroup[]> {
  const own = sums.filter((sum) => sum.by === by);
  const groups = await toGroups(
    tx,
    by,
    { sums: own, before: null },
    { figuresOf, sizeOf: ({ value_cents }) => value_cents },
  );
  return groups.map(({ before, ...group }) => group);
}

async function outlook({ tx }: ReportContext, query: Query, asOf: string): Promise<Answer['outlook']> {
  const first = startOfMonth(asOf);
  const rows = await repository.listExpiring(
    tx,
    query,
    inventoryDays(asOf),
    addMonths(first, monthsOfExpiry),
  );
  const expiring = (kind: string, month: string | null = null) => {
    const row = rows.find((one) => one.kind === kind && one.month === month);
    return {
      batches: row?.batches ?? 0,
      valueCents: row?.value_cents ?? 0,
      unpricedArticles: row?.unpriced_articles ?? 0,
    };
  };
  const months = Array.from({ length: monthsOfExpiry }, (_, index) => addMonths(first, index));
  return {
    expired: expiring('expired'),
    under1Month: expiring('under1Month'),
    under3Months: expiring('under3Months'),
    months: months.map((month) => ({ month, ...expiring('month', month) })),
  };
}

export async function* inventoryRows(
  { tx }: ReportContext,
  query: Query,
  asOf: string,
): AsyncGenerator<InventoryRow[]> {
  const statement = repository.heldStatement(query, inventoryDays(asOf), everyRow(query));
  for await (const part of streamRows<repository.HeldRow>(tx, statement)) yield part.map(heldRowOf);
}

const heldRowOf = (row: repository.HeldRow): InventoryRow => ({
  stockId: row.id,
  articleId: row.article_id,
  name: row.name,
  picture: row.picture,
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  category: row.category_de === null ? null : { de: row.category_de, en: row.category_en ?? row.category_de },
  storageId: row.storage_id,
  storage: row.storage,
  batchNumber: row.batch_number,
  expirationDate: row.expiration_date,
  quantity: row.quantity,
  unit: { de: row.unit_de, en: row.unit_en },
  orderUnitPriceCents: row.order_unit_price_cents,
  unitsPerOrderUnit: row.units_per_order_unit,
  valueCents: row.value_cents,
  status: row.status,
  expiry: row.band,
  receivedOn: row.received_on,
  vendorName: row.vendor_name,
});
