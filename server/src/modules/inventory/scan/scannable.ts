// The practice's articles as a device stores them, in pages that stay small however many labels there are.
import type { scanCalls } from '@praxora/contract/inventory/scan.calls';
import type { ScannableArticle, ScannableEntry } from '@praxora/contract/inventory/scannable-article';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { resolveScan } from './scan.service.ts';
import * as repository from './scannable.repository.ts';

const mostArticles = 200;
/** A page ends before it, unless its first article alone has more. */
const mostLabels = 5_000;

export async function listScannable(
  { tx }: UserContext,
  { after = 0 }: QueryOf<typeof scanCalls.listScannable>,
): Promise<DataOf<typeof scanCalls.listScannable>> {
  const found = await repository.listArticles(tx, after, mostArticles + 1);
  const page = withinLabels(found.slice(0, mostArticles));
  return {
    articles: await withEntries(tx, page),
    next: page.length < found.length ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function lookUpScanned(
  context: UserContext,
  { articleId, ...code }: QueryOf<typeof scanCalls.lookUpScanned>,
): Promise<DataOf<typeof scanCalls.lookUpScanned>> {
  const { tx } = context;
  const ids =
    articleId === undefined ? (await resolveScan(context, code)).articles.map(({ id }) => id) : [articleId];
  return { articles: await withEntries(tx, await repository.listArticlesById(tx, ids)) };
}

async function withEntries(tx: Tx, rows: readonly repository.ScannableRow[]): Promise<ScannableArticle[]> {
  const ids = rows.map(({ id }) => id);
  const entries = groupBy(await repository.listEntries(tx, ids), ({ article_id }) => article_id);
  return rows.map((row) => articleOf(row, (entries.get(row.id) ?? []).map(entryOf)));
}

function withinLabels(rows: readonly repository.ScannableRow[]): repository.ScannableRow[] {
  let labels = 0;
  return rows.filter(({ label_count }, index) => {
    labels += label_count;
    return index === 0 || labels <= mostLabels;
  });
}

const articleOf = (row: repository.ScannableRow, entries: ScannableArticle['entries']): ScannableArticle => ({
  id: row.id,
  name: row.name,
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  picture: row.picture,
  gtin: row.gtin,
  pzn: row.pzn,
  catalogNumber: row.catalog_number,
  codes: row.codes,
  permanentLabelId: row.permanent_label_id,
  countingUnit: row.counting_unit,
  orderUnit: row.order_unit,
  unitsPerOrderUnit: row.units_per_order_unit,
  consumptionPerScan: row.consumption_per_scan,
  stock: row.stock,
  isWatched: row.notifications_enabled,
  minimumStock: row.minimum_stock,
  warningStock: row.warning_stock,
  idealStock: row.ideal_stock,
  useWithinDays: row.use_within_days,
  asksReference: row.asks_reference,
  entries,
});

const entryOf = (row: repository.ScannableEntryRow): ScannableEntry => ({
  stockId: row.stock_id,
  storageId: row.storage_id,
  storageName: row.storage_name,
  batchNumber: row.batch_number,
  expirationDate: row.expiration_date,
  amount: row.amount,
  blockReason: row.block_reason,
  openedOn: row.opened_on,
  labelIds: row.label_ids,
});
