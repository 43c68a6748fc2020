// Lists of articles: filtered, counted and sorted by the database, a page at a time.
import { parseScan } from '@praxora/barcode/parse-scan';
import { bareNumber, gtinForms, toProductCode } from '@praxora/barcode/product-code';
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { expiryBand as expiryBands, stockStatus as stockStatuses } from '@praxora/contract/inventory/article';
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { availableStock } from '@praxora/rules/inventory/available-stock';
import { expiryBand } from '@praxora/rules/inventory/expiry';
import { stockStatus } from '@praxora/rules/inventory/stock-status';
import { addMonths, daysBetween, startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { isSwitchedOn } from '../../account/index.ts';
import { cheapest, unitPricesFor } from '../../vendors/index.ts';
import * as repository from './article-list.repository.ts';
import { findDetails, type ListedRow, listRows } from './article-rows.repository.ts';

type Query = QueryOf<typeof articleCalls.listArticles>;
type List = DataOf<typeof articleCalls.listArticles>;

const split = (text: string, known: readonly string[]): string[] =>
  text.split(',').filter((name) => known.includes(name));

type Reading = Pick<UserContext, 'tx' | 'now'>;

async function refuseUnknownStorage({ tx }: Reading, storageId: number | null): Promise<void> {
  if (storageId !== null && !(await repository.storageExists(tx, storageId))) throw new Refusal('NOT_FOUND');
}

/** While the practice uses none, an address that still names one leaves nothing out. */
async function costCenterAskedFor({ tx }: Reading, id: number | undefined): Promise<number | null> {
  if (id === undefined || !(await isSwitchedOn(tx, 'costCenters'))) return null;
  if (!(await repository.costCenterExists(tx, id))) throw new Refusal('NOT_FOUND');
  return id;
}

async function findPage(
  context: Reading,
  query: Query,
  storageId: number | null,
): Promise<repository.ArticlePage> {
  const today = calendarDay(context.now());
  const costCenterId = await costCenterAskedFor(context, query.costCenterId);
  const [page] = await Promise.all([
    repository.findPage(context.tx, {
      today,
      inOneMonth: addMonths(today, 1),
      inThreeMonths: addMonths(today, 3),
      ...searched(query.search, today),
      storageId,
      manufacturerId: query.manufacturerId ?? null,
      costCenterId,
      nonInventory: query.nonInventory ?? false,
      discontinued: query.discontinued ?? null,
      statuses: split(query.status, stockStatuses.options),
      bands: split(query.expiry, expiryBands.options),
      sort: query.sort,
      descending: query.descending ?? false,
      limit: query.pageSize,
      offset: query.page * query.pageSize,
    }),
    refuseUnknownStorage(context, storageId),
  ]);
  return page;
}

/** More than a practice has. */
const mostArticles = 1_000_000;

/** Ids of all articles of a list, in its order. */
export const findArticleIds = async (
  context: Reading,
  filter: Partial<Omit<Query, 'page' | 'pageSize'>>,
  storageId: number | null,
): Promise<readonly number[]> => {
  const all = { search: '', status: '', expiry: '', sort: 'status' as const };
  return (await findPage(context, { ...all, ...filter, page: 0, pageSize: mostArticles }, storageId)).ids;
};

export async function listArticles(
  context: UserContext,
  query: Query,
  storageId: number | null = null,
): Promise<List> {
  const page = await findPage(context, query, storageId);
  return {
    items: await listedByIds(context, page.ids, storageId),
    total: page.total,
    statusCounts: countsOf(stockStatuses.options, page.statuses),
    expiryCounts: countsOf(expiryBands.options, page.bands),
    stockValueCents: page.value_cents,
    unpricedArticles: page.unpriced,
  };
}

/** A code that was typed or pasted, or came from a scanner that types slowly, means what it says, not its letters. */
function searched(
  search: string,
  today: string,
): Pick<repository.ArticleFilter, 'search' | 'gtins' | 'pzns' | 'labelId' | 'bareNumber'> {
  const scan = parseScan(search, { today });
  const { gtin, pzn, number } = toProductCode(scan);
  const labelId = scan.kind === 'label' ? scan.labelId : null;
  // An HIBC carries the manufacturer's number inside; of a whole GS1 code nothing is found by its letters.
  const text = scan.kind === 'hibc' && number !== undefined ? number : search;
  return {
    search: text,
    // Catalogues have numbers with wrong check digits, which are no codes: they are found as they are written.
    gtins: gtin === undefined ? [search] : gtinForms(gtin),
    pzns: pzn === undefined ? [search] : [pzn],
    labelId,
    bareNumber: bareNumber(text) || null,
  };
}

function countsOf<Name extends string>(
  names: readonly Name[],
  counts: Readonly<Record<string, number>>,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])) as Record<Name, number>;
}

const monthsListed = 8;

/** Parameters for reading and showing rows of lists: the first of their months, and the mapping from a row to an answer. */
function listing({ now }: Pick<UserContext, 'now'>) {
  const today = calendarDay(now());
  const first = addMonths(startOfMonth(today), 1 - monthsListed);
  const months = Array.from({ length: monthsListed }, (_, index) =>
    daysBetween(first, addMonths(first, index)),
  );
  return { first, show: (row: ListedRow): ArticleListed => listedOf(row, today, months) };
}

export async function listedByIds(
  context: UserContext,
  ids: readonly number[],
  storageId: number | null = null,
): Promise<ArticleListed[]> {
  if (ids.length === 0) return [];
  const { first, show } = listing(context);
  return (await listRows(context.tx, ids, storageId, first)).map(show);
}

/** An article as lists show it, plus everything its form shows; null if there is none. */
export async function listedWithDetails(context: UserContext, id: number) {
  const { first, show } = listing(context);
  const row = await findDetails(context.tx, id, first);
  return row && { row, listed: show(row) };
}

/** `months`: the days from the first month on which each begins. */
function listedOf(row: ListedRow, today: string, months: readonly number[]): ArticleListed {
  const used = new Map(row.months);
  const isWatched = row.use_inventory && row.notifications_enabled;
  const thresholds = { minimumStock: row.minimum_stock, warningStock: row.warning_stock };
  return {
    id: row.id,
    name: row.name,
    manufacturer: row.manufacturer,
    manufacturerNumber: row.manufacturer_number,
    picture: row.picture,
    productId: row.product_id,
    isCustom: row.is_custom,
    useInventory: row.use_inventory,
    isDiscontinued: row.is_discontinued,
    isDangerousGood: row.is_dangerous_good,
    hasSafetyDataSheet: row.has_safety_data_sheet,
    stock: row.stock,
    totalStock: row.total_stock,
    blockedStock: row.blocked_stock,
    countingUnit: { id: row.unit_id, de: row.unit_de, en: row.unit_en },
    status: stockStatus(availableStock(row.total_stock, row.blocked_stock), thresholds, isWatched),
    minimumStock: row.minimum_stock,
    warningStock: row.warning_stock,
    idealStock: row.ideal_stock,
    earliestExpiryDate: row.earliest_expiry,
    expiryBand: expiryBand(row.earliest_expiry, today),
    stockValueCents: row.stock_value_cents,
    isValueUnknown: row.is_value_unknown,
    storages:
      row.storages.length > 0 ? row.storages : row.default_storage === null ? [] : [row.default_storage],
    costCenter: row.cost_center,
    monthlyUse: months.map((days) => Math.max(used.get(days) ?? 0, 0)),
  };
}

export async function listCatalogArticles(
  context: UserContext,
  { search, page, pageSize }: QueryOf<typeof articleCalls.listCatalogArticles>,
  storageId: number | null = null,
): Promise<DataOf<typeof articleCalls.listCatalogArticles>> {
  await refuseUnknownStorage(context, storageId);
  const { tx } = context;
  const rows = await repository.listCatalogArticles(tx, {
    search,
    storageId,
    limit: pageSize,
    offset: page * pageSize,
  });
  const prices = groupBy(
    await unitPricesFor(
      tx,
      rows.map(({ product_id }) => product_id),
    ),
    ({ productId }) => productId,
  );
  return {
    items: rows.map((row) => {
      const own = prices.get(row.product_id) ?? [];
      return {
        articleId: row.article_id,
        articleName: row.article_name,
        productId: row.product_id,
        catalogProductSlug: row.slug,
        lowestPriceCents: cheapest(own)?.netCents ?? null,
        offerCount: own.length,
      };
    }),
    total: rows[0]?.total ?? 0,
  };
}

const mostSearched = 20;

export async function searchArticles(context: UserContext, search: string): Promise<ArticleListed[]> {
  if (search === '') return [];
  const query = {
    search,
    status: '',
    expiry: '',
    sort: 'name' as const,
    page: 0,
    pageSize: mostSearched,
  };
  return (await listArticles(context, query)).items;
}

export const countArticles = async ({ tx }: UserContext): Promise<{ articlesCount: number }> => ({
  articlesCount: await repository.countArticles(tx),
});
