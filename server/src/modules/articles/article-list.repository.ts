// SQL of article lists. Status and expiry band are the rules' (stock-status.ts, expiry.ts) in SQL, so that the database
// can filter, count and sort by them; a test holds both against each other.
import type { AtHand } from '@praxora/contract/catalog/catalog.calls';
import {
  anyOf,
  countingUnitId,
  expiryBandOf,
  stockStatusOf,
} from '../../platform/database/shared-columns.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { figures } from './article-rows.repository.ts';

type Row = Record<string, unknown>;

const status = stockStatusOf('a.stock');

const bandOf = (expiry: string): string =>
  expiryBandOf(expiry, { today: '$1', inOneMonth: '$2', inThreeMonths: '$3' });

export interface ArticleFilter {
  readonly today: string;
  readonly inOneMonth: string;
  readonly inThreeMonths: string;
  readonly search: string;
  /** What the search says as a code; a number in every length it is written in. */
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

const urgency = `array_position(array['minimumStock', 'reOrderPoint', 'inStock', 'hidden'], status)`;
const sortKeys = {
  status: urgency,
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
  const all = ['a.deleted_at is null', filter.nonInventory ? 'not a.use_inventory' : 'a.use_inventory'];
  if (filter.discontinued !== null) all.push(`a.is_discontinued = ${add(filter.discontinued)}`);
  if (filter.manufacturerId !== null) all.push(`a.manufacturer_id = ${add(filter.manufacturerId)}`);
  if (filter.costCenterId !== null) all.push(`a.cost_center_id = ${add(filter.costCenterId)}`);
  if (filter.search !== '') {
    const pattern = add(`%${escaped(filter.search)}%`);
    const label = add(filter.labelId);
    all.push(`(a.name ilike ${pattern} or m.name ilike ${pattern} or a.manufacturer_number ilike ${pattern}
         or a.id in (select e.article_id from stock_entry e where e.balance > 0 and e.batch_number ilike ${pattern})
         or a.product_id in (select p.id from product p
                             where p.gtin = any(${add(filter.gtins)}) or p.pzn = any(${add(filter.pzns)}))
         or a.id in (select e.article_id from stock_label l join stock_entry e on e.id = l.stock_entry_id
                     where l.id = ${label})
         or a.permanent_label_id = ${label}
         or regexp_replace(upper(a.manufacturer_number), '[^A-Z0-9]', '', 'g') = ${add(filter.bareNumber)})`);
  }
  return all;
}

/** Where a storage is named, only articles that lie there or belong there match. */
function matchingArticles(filter: ArticleFilter, add: Add): string {
  const { stock, valueCents, expiry, from, where } = figures(filter.storageId, add(filter.storageId));
  return `
  select a.id, a.name, ${stock} as stock, ${valueCents} as stock_value_cents, ${expiry} as earliest_expiry,
         m.name as manufacturer, ${status} as status, ${bandOf(expiry)} as band
  from ${from}
  join manufacturer m on m.id = a.manufacturer_id
  where ${[...conditionsOf(filter, add), where].join(' and ')}`;
}

export interface ArticlePage extends Row {
  readonly ids: number[];
  readonly total: number;
  readonly value_cents: number;
  readonly statuses: Record<string, number> | null;
  readonly bands: Record<string, number> | null;
}

/** The ids of one page, and the counts of all that was found. */
export function findPage(tx: Tx, filter: ArticleFilter): Promise<ArticlePage> {
  // The bands are told by the first three.
  const values: unknown[] = [filter.today, filter.inOneMonth, filter.inThreeMonths];
  const add: Add = (value) => `$${values.push(value)}`;
  const isOneOf = (name: string, wanted: readonly string[]): string =>
    wanted.length === 0 ? 'true' : `${name} = any(${add(wanted)})`;
  const matching = matchingArticles(filter, add);
  const [hasStatus, hasBand] = [isOneOf('status', filter.statuses), isOneOf('band', filter.bands)];
  const direction = filter.descending ? 'desc' : 'asc';
  const order = `${sortKeys[filter.sort]} ${direction} nulls last, lower(name), id`;
  return tx.one<ArticlePage>(
    `with matching as materialized (${matching}),
     -- A few dozen cells, so that all counts come of one pass.
     cells as (select status, band, count(*)::integer as n, sum(stock_value_cents) as value_cents from matching group by 1, 2)
     select array(select id from matching where ${hasStatus} and ${hasBand}
                  order by ${order} limit ${add(filter.limit)} offset ${add(filter.offset)}) as ids,
            coalesce(sum(n) filter (where ${hasStatus} and ${hasBand}), 0)::integer as total,
            coalesce(sum(value_cents) filter (where ${hasStatus} and ${hasBand}), 0)::float8 as value_cents,
            (select json_object_agg(status, n) from
               (select status, sum(n)::integer as n from cells where ${hasBand} group by 1) s) as statuses,
            (select json_object_agg(band, n) from
               (select band, sum(n)::integer as n from cells where ${hasStatus} group by 1) b) as bands
     from cells`,
    values,
  );
}

interface CatalogRow extends Row {
  readonly article_id: number;
  readonly article_name: string;
  readonly product_id: number;
  readonly slug: string;
  readonly total: number;
}

export const listCatalogArticles = (
  tx: Tx,
  filter: Pick<ArticleFilter, 'search' | 'storageId' | 'limit' | 'offset'>,
): Promise<CatalogRow[]> =>
  tx.rows<CatalogRow>(
    `select a.id as article_id, a.name as article_name, p.id as product_id, p.slug, count(*) over ()::integer as total
     from article a join product p on p.id = a.product_id and p.practice_id is null
     where a.deleted_at is null and ($1 = '' or a.name ilike $2)
       and ($3::integer is null or a.default_storage_id = $3
            or exists (select from stock_entry e where e.article_id = a.id and e.storage_id = $3 and e.balance > 0))
     order by lower(a.name), a.id limit $4 offset $5`,
    [filter.search, `%${escaped(filter.search)}%`, filter.storageId, filter.limit, filter.offset],
  );

export const storageExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from storage where id = $1 and deleted_at is null', [id])) !== null;

export const costCenterExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from cost_center where id = $1', [id])) !== null;

export const countArticles = async (tx: Tx): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      'select count(*)::integer as count from article where deleted_at is null and use_inventory',
    )
  ).count;

interface AtHandRow extends Row {
  readonly product_id: number;
  readonly article_id: number;
  readonly stock: number;
  readonly unit_de: string;
  readonly unit_en: string;
  readonly status: AtHand['status'];
}

/** What of these products lies in stock. */
export const listAtHand = (tx: Tx, productIds: readonly number[]): Promise<AtHandRow[]> =>
  tx.rows<AtHandRow>(
    `select a.product_id, a.id as article_id, a.stock, ${status} as status,
            u.name_de as unit_de, u.name_en as unit_en
     from article a
     join consumption_unit u
       on u.id = ${countingUnitId}
     where a.product_id = ${anyOf('$1')} and a.deleted_at is null and a.use_inventory`,
    [productIds],
  );
