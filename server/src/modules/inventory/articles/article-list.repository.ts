// SQL of article lists. Status and expiry band are the rules' (stock-status.ts, expiry.ts) in SQL, so that the database
// can filter, count and sort by them; a test holds both against each other.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { figureColumns, figuresOfAll } from './article-rows.repository.ts';
import { availableStock, countingUnitId, expiryBandColumn, stockStatusColumn } from './articles.sql.ts';

const status = stockStatusColumn(availableStock);

const bandOf = (expiry: string): string =>
  expiryBandColumn(expiry, { today: '$1', inOneMonth: '$2', inThreeMonths: '$3' });

/** The most urgent first. */
const statuses = ['minimumStock', 'reOrderPoint', 'inStock', 'hidden'] as const;
const bands = ['expired', 'under1Month', 'under3Months', 'over3Months', 'none'] as const;

/** The rule with the places of the names instead of the names: every row is counted and sorted by them, which numbers make cheaper. */
const inNumbers = (rule: string, names: readonly string[]): string =>
  names.reduce((sql, name, place) => sql.replaceAll(`'${name}'`, String(place)), rule);

export interface ArticleFilter {
  readonly today: string;
  readonly inOneMonth: string;
  readonly inThreeMonths: string;
  readonly search: string;
  /** The search text read as a code; a number in every length it is written in. */
  readonly gtins: readonly string[];
  readonly pzns: readonly string[];
  readonly labelId: string | null;
  /** Letters and digits only. */
  readonly bareNumber: string | null;
  readonly storageId: number | null;
  readonly manufacturerId: number | null;
  readonly costCenterId: number | null;
  readonly nonInventory: boolean;
  readonly discontinued: boolean | null;
  /** Empty: all. */
  readonly statuses: readonly string[];
  readonly bands: readonly string[];
  readonly sort: 'status' | 'name' | 'stock' | 'expiry' | 'value' | 'manufacturer';
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const sortKeys = {
  status: 'status',
  name: 'lower(name)',
  stock: 'stock',
  expiry: 'earliest_expiry',
  value: 'stock_value_cents',
  manufacturer: 'lower(manufacturer)',
} as const;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

type Add = (value: unknown) => string;

/** Only what is asked for stands in a statement: so each is planned once and for all. */
function conditionsOf(filter: ArticleFilter, add: Add): string[] {
  const all = [
    'a.practice_id = $practice',
    'a.deleted_at is null',
    filter.nonInventory ? 'not a.use_inventory' : 'a.use_inventory',
  ];
  if (filter.discontinued !== null) all.push(`a.is_discontinued = ${add(filter.discontinued)}`);
  if (filter.manufacturerId !== null) all.push(`a.manufacturer_id = ${add(filter.manufacturerId)}`);
  if (filter.costCenterId !== null) all.push(`a.cost_center_id = ${add(filter.costCenterId)}`);
  if (filter.search !== '') {
    const pattern = add(`%${escaped(filter.search)}%`);
    const label = add(filter.labelId);
    all.push(`(a.name ilike ${pattern} or m.name ilike ${pattern} or a.manufacturer_number ilike ${pattern}
         or a.id in (select e.article_id from stock_entry e
                  where e.practice_id = $practice and e.balance > 0 and e.batch_number ilike ${pattern})
         or a.product_id in (select p.id from product p
                             where p.gtin = any(${add(filter.gtins)}) or p.pzn = any(${add(filter.pzns)}))
         or a.id in (select e.article_id from stock_label l
                  join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
                  where l.practice_id = $practice and l.id = ${label})
         or a.permanent_label_id = ${label}
         or regexp_replace(upper(a.manufacturer_number), '[^A-Z0-9]', '', 'g') = ${add(filter.bareNumber)})`);
  }
  return all;
}

/** Where a storage is named, only articles that lie there or belong there match. What nobody asks for is not carried along. */
function matchingArticles(filter: ArticleFilter, add: Add): string {
  const { stock, valueCents, isUnpriced, expiry, from, where } =
    filter.storageId === null ? figuresOfAll : figureColumns(add(filter.storageId));
  const sortedBy = {
    ...{ status: '', name: '', value: '' },
    stock: `, ${stock} as stock`,
    expiry: `, ${expiry} as earliest_expiry`,
    manufacturer: ', m.name as manufacturer',
  }[filter.sort];
  const isMakerAsked = filter.sort === 'manufacturer' || filter.search !== '';
  return `
  select a.id, a.name, ${valueCents} as stock_value_cents, ${isUnpriced} as is_unpriced,
         ${inNumbers(status, statuses)} as status,
         ${inNumbers(bandOf(expiry), bands)} as band ${sortedBy}
  from ${from} ${isMakerAsked ? 'join manufacturer m on m.id = a.manufacturer_id' : ''}
  where ${[...conditionsOf(filter, add), where].join(' and ')}`;
}

/** How many articles have this status and this band, what they are worth, and of how many some stock has no known price. */
interface Cell {
  readonly status: number;
  readonly band: number;
  readonly n: number;
  readonly value_cents: number;
  readonly unpriced: number;
}

export interface ArticlePage {
  readonly ids: readonly number[];
  readonly total: number;
  readonly value_cents: number;
  readonly unpriced: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly bands: Readonly<Record<string, number>>;
}

/** The ids of one page, and the counts of all that was found. */
export async function findPage(tx: Tx, filter: ArticleFilter): Promise<ArticlePage> {
  // The bands are told by the first three.
  const values: unknown[] = [filter.today, filter.inOneMonth, filter.inThreeMonths];
  const add: Add = (value) => `$${values.push(value)}`;
  const placesOf = (names: readonly string[], wanted: readonly string[]): number[] =>
    wanted.map((name) => names.indexOf(name));
  const [statusPlaces, bandPlaces] = [placesOf(statuses, filter.statuses), placesOf(bands, filter.bands)];
  const isOneOf = (name: string, wanted: readonly number[]): string[] =>
    wanted.length === 0 ? [] : [`${name} = any(${add(wanted)}::integer[])`];
  const matching = matchingArticles(filter, add);
  const shown = ['true', ...isOneOf('status', statusPlaces), ...isOneOf('band', bandPlaces)].join(' and ');
  const direction = filter.descending ? 'desc' : 'asc';
  const order = `${sortKeys[filter.sort]} ${direction} nulls last, lower(name), id`;
  const { ids, cells } = await tx.one<{ ids: number[]; cells: Cell[] | null }>(
    `with matching as materialized (${matching})
     select array(select id from matching where ${shown}
                  order by ${order} limit ${add(filter.limit)} offset ${add(filter.offset)}) as ids,
            (select json_agg(cell) from (
               select status, band, count(*) as n, sum(stock_value_cents) as value_cents,
                      count(*) filter (where is_unpriced) as unpriced
               from matching group by status, band) cell) as cells`,
    values,
  );
  return { ids, ...countsOf(cells ?? [], statusPlaces, bandPlaces) };
}

/** Counts for the filters, from a few dozen cells. Choosing a value does not hide the counts of its alternatives. */
function countsOf(
  cells: readonly Cell[],
  statusPlaces: readonly number[],
  bandPlaces: readonly number[],
): Omit<ArticlePage, 'ids'> {
  const counts = { total: 0, value_cents: 0, unpriced: 0, statuses: {}, bands: {} };
  const isAmong = (place: number, wanted: readonly number[]): boolean =>
    wanted.length === 0 || wanted.includes(place);
  const count = (into: Record<string, number>, name: string | undefined, n: number): void => {
    if (name !== undefined) into[name] = (into[name] ?? 0) + n;
  };
  for (const { status, band, n, value_cents, unpriced } of cells) {
    const [hasStatus, hasBand] = [isAmong(status, statusPlaces), isAmong(band, bandPlaces)];
    if (hasBand) count(counts.statuses, statuses[status], n);
    if (hasStatus) count(counts.bands, bands[band], n);
    if (!hasStatus || !hasBand) continue;
    counts.total += n;
    counts.value_cents += value_cents;
    counts.unpriced += unpriced;
  }
  return counts;
}

interface CatalogRow {
  readonly article_id: Column<'article', 'id'>;
  readonly article_name: Column<'article', 'name'>;
  readonly product_id: Column<'product', 'id'>;
  readonly slug: Column<'product', 'slug'>;
  readonly total: number;
}

export const listCatalogArticles = (
  tx: Tx,
  filter: Pick<ArticleFilter, 'search' | 'storageId' | 'limit' | 'offset'>,
): Promise<CatalogRow[]> =>
  tx.rows<CatalogRow>(
    `select a.id as article_id, a.name as article_name, p.id as product_id, p.slug, count(*) over ()::integer as total
     from article a join product p on p.id = a.product_id and p.practice_id is null
     where a.practice_id = $practice and a.deleted_at is null and ($1 = '' or a.name ilike $2)
       and ($3::integer is null or a.default_storage_id = $3
            or exists (select from stock_entry e
                       where e.practice_id = $practice and e.article_id = a.id and e.storage_id = $3 and e.balance > 0))
     order by lower(a.name), a.id limit $4 offset $5`,
    [filter.search, `%${escaped(filter.search)}%`, filter.storageId, filter.limit, filter.offset],
  );

export const storageExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from storage where practice_id = $practice and id = $1 and deleted_at is null',
    [id],
  )) !== null;

export const costCenterExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from cost_center where practice_id = $practice and id = $1', [id])) !==
  null;

export const countArticles = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from article
       where practice_id = $practice and deleted_at is null and use_inventory`,
    )
  ).count;

export interface OwnArticleRow
  extends Columns<
    'article',
    'product_id' | 'use_inventory' | 'stock' | 'minimum_stock' | 'warning_stock' | 'ideal_stock'
  > {
  readonly article_id: Column<'article', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly status: AtHand['status'];
  /** When stock of it was booked last, or when it was created. */
  readonly used_at: Date;
}

/** Articles of the given products, with their stock. */
export const listOwnArticles = (tx: Tx, productIds: readonly number[]): Promise<OwnArticleRow[]> =>
  tx.rows<OwnArticleRow>(
    `select a.product_id, a.id as article_id, a.use_inventory, ${availableStock} as stock, ${status} as status,
            a.minimum_stock, a.warning_stock, a.ideal_stock,
            u.name_de as unit_de, u.name_en as unit_en,
            coalesce((select m.booked_at from stock_movement m
                      where m.practice_id = $practice and m.article_id = a.id
                      order by m.id desc limit 1), a.created_at) as used_at
     from article a
     join consumption_unit u
       on u.id = ${countingUnitId}
     where a.practice_id = $practice and a.product_id = ${matchesAny('$1')} and a.deleted_at is null`,
    [productIds],
  );
