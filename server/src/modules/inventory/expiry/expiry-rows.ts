// Stock by batch and storage with what becomes of it: the list behind the tile of the dashboard.
import {
  type ExpiryListBand,
  type expiryCalls,
  mostExpiringBatches,
} from '@praxora/contract/inventory/expiry.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { addMonths } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { readLotsAtRisk } from '../thresholds/expiring.ts';
import * as repository from './expiry-rows.repository.ts';

type Query = QueryOf<typeof expiryCalls.listExpiryRows>;
type Answer = DataOf<typeof expiryCalls.listExpiryRows>;

const bandsOf: Readonly<Record<Query['span'], readonly ExpiryListBand[]>> = {
  expired: ['expired'],
  under1Month: ['under1Month'],
  under3Months: ['under1Month', 'under3Months'],
  upTo3Months: ['expired', 'under1Month', 'under3Months'],
};

export async function listExpiryRows(context: UserContext, query: Query): Promise<Answer> {
  const { tx } = context;
  const today = calendarDay(context.now());
  const filter = {
    today,
    inOneMonth: addMonths(today, 1),
    inThreeMonths: addMonths(today, 3),
    inSixMonths: addMonths(today, 6),
    search: query.search,
    storageId: query.storageId ?? null,
    categoryId: query.categoryId ?? null,
    vendorId: query.vendorId ?? null,
  };
  const [rows, sums, choices, atRisk] = await Promise.all([
    repository.listRows(tx, filter, [...bandsOf[query.span], ...(query.further ?? [])], mostExpiringBatches),
    repository.sumBands(tx, filter),
    repository.listChoices(tx),
    readLotsAtRisk(context),
  ]);
  const leftOver = new Map(atRisk.map(({ lot, amount }) => [lot.id, { amount, cents: lot.unit_cents }]));
  const byBand = new Map(sums.map((sum) => [sum.band, sum]));
  const sumBand = (band: repository.BandRow['band']) => ({
    batches: byBand.get(band)?.batches ?? 0,
    valueCents: byBand.get(band)?.value_cents ?? 0,
    unpricedArticles: byBand.get(band)?.unpriced_articles ?? 0,
  });
  return {
    bands: {
      expired: sumBand('expired'),
      under1Month: sumBand('under1Month'),
      under3Months: sumBand('under3Months'),
      under6Months: sumBand('under6Months'),
      later: sumBand('later'),
      none: sumBand('none'),
    },
    blocked: {
      batches: sums.reduce((sum, { blocked_batches }) => sum + blocked_batches, 0),
      valueCents: sums.reduce((sum, { blocked_cents }) => sum + blocked_cents, 0),
    },
    categories: choices.filter(({ kind }) => kind === 'category').map(({ id, de, en }) => ({ id, de, en })),
    vendors: choices.filter(({ kind }) => kind === 'vendor').map(({ id, de: name }) => ({ id, name })),
    rows: rows.map((row) => rowOf(row, leftOver)),
  };
}

type LeftOver = ReadonlyMap<number, { readonly amount: number; readonly cents: number | null }>;

function rowOf(row: repository.ExpiryRow, leftOver: LeftOver): Answer['rows'][number] {
  const left = row.stock_ids.flatMap((id) => leftOver.get(id) ?? []);
  return {
    stockIds: [...row.stock_ids],
    band: row.band,
    articleId: row.article_id,
    articleName: row.article_name,
    manufacturer: row.manufacturer,
    manufacturerNumber: row.manufacturer_number,
    picture: row.picture,
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date,
    storageId: row.storage_id,
    storageName: row.storage_name,
    amount: row.amount,
    unit: { de: row.unit_de, en: row.unit_en },
    valueCents: row.value_cents,
    leftOver: left.reduce((sum, { amount }) => sum + amount, 0),
    leftOverCents: Math.round(left.reduce((sum, { amount, cents }) => sum + amount * (cents ?? 0), 0)),
    blockReason: row.block_reason,
    isUsedFirst: row.use_first,
    orderId: row.returnable_order_id,
  };
}
