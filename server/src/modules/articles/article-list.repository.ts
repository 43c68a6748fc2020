// SQL of article lists. Status and expiry band are the rules' (stock-status.ts, expiry.ts) in SQL, so that the database
// can filter, count and sort by them; a test holds both against each other.
import { countingUnitId, entryValue, productPicture } from '../../platform/database/shared-columns.ts';
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

const status = `
  case when not (a.use_inventory and a.notifications_enabled) then 'hidden'
       when a.stock <= a.minimum_stock then 'minimumStock'
       when a.warning_stock > 0 and a.stock <= a.warning_stock then 'reOrderPoint'
       else 'inStock' end`;

/** $1 today, $2 and $3 a month and three months from now. */
const bandOf = (expiry: string): string => `
  case when ${expiry} is null then 'none'
       when ${expiry} < $1::date then 'expired'
       when ${expiry} < $2::date then 'under1Month'
       when ${expiry} < $3::date then 'under3Months'
       else 'over3Months' end`;

/** Amount, value and expiry of the whole article, or of what lies in one storage. */
interface Figures {
  readonly stock: string;
  readonly valueCents: string;
  readonly expiry: string;
  readonly from: string;
  readonly where: string;
}

const figures = (storageId: number | null, place: string): Figures =>
  storageId === null
    ? {
        stock: 'a.stock',
        valueCents: 'a.stock_value_cents',
        expiry: 'a.earliest_expiry',
        from: 'article a',
        where: `${place}::integer is null`,
      }
    : {
        stock: 'coalesce(here.stock, 0)',
        valueCents: 'coalesce(here.value_cents, 0)',
        expiry: 'here.expiry',
        from: `article a left join (
          select e.article_id, sum(e.balance)::integer as stock, min(e.expiration_date) as expiry,
                 round(sum(${entryValue()}))::bigint as value_cents
          from stock_entry e where e.storage_id = ${place}::integer and e.balance > 0 group by e.article_id
        ) here on here.article_id = a.id`,
        where: `(a.default_storage_id = ${place} or here.article_id is not null)`,
      };

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

/** Where a storage is named, only articles that lie there or belong there match. */
const matchingArticles = ({ stock, valueCents, expiry, from, where }: Figures): string => `
  select a.id, a.name, ${stock} as stock, ${valueCents} as stock_value_cents, ${expiry} as earliest_expiry,
         m.name as manufacturer, ${status} as status, ${bandOf(expiry)} as band
  from ${from}
  join manufacturer m on m.id = a.manufacturer_id
  where a.deleted_at is null
    and a.use_inventory = not $9::boolean
    and ($10::boolean is null or a.is_discontinued = $10)
    and ${where}
    and ($7::integer is null or a.manufacturer_id = $7)
    and ($8::integer is null or a.cost_center_id = $8)
    and ($4 = '' or a.name ilike $5 or m.name ilike $5 or a.manufacturer_number ilike $5
         or a.id in (select e.article_id from stock_entry e where e.balance > 0 and e.batch_number ilike $5)
         or a.product_id in (select p.id from product p where p.gtin = any($15) or p.pzn = any($16))
         or a.id in (select e.article_id from stock_label l join stock_entry e on e.id = l.stock_entry_id where l.id = $17)
         or a.permanent_label_id = $17
         or regexp_replace(upper(a.manufacturer_number), '[^A-Z0-9]', '', 'g') = $18)`;

export interface ArticlePage extends Row {
  readonly ids: number[];
  readonly total: number;
  readonly value_cents: number;
  readonly statuses: Record<string, number> | null;
  readonly bands: Record<string, number> | null;
}

const hasStatus = '(cardinality($11::text[]) = 0 or status = any($11))';
const hasBand = '(cardinality($12::text[]) = 0 or band = any($12))';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

/** The ids of one page, and the counts of all that was found. */
export function findPage(tx: Tx, filter: ArticleFilter): Promise<ArticlePage> {
  const direction = filter.descending ? 'desc' : 'asc';
  const order = `${sortKeys[filter.sort]} ${direction} nulls last, lower(name), id`;
  return tx.one<ArticlePage>(
    `with matching as materialized (${matchingArticles(figures(filter.storageId, '$6'))}),
     -- A few dozen cells, so that all counts come of one pass.
     cells as (select status, band, count(*)::integer as n, sum(stock_value_cents) as value_cents from matching group by 1, 2)
     select array(select id from matching where ${hasStatus} and ${hasBand} order by ${order} limit $13 offset $14) as ids,
            coalesce(sum(n) filter (where ${hasStatus} and ${hasBand}), 0)::integer as total,
            coalesce(sum(value_cents) filter (where ${hasStatus} and ${hasBand}), 0)::float8 as value_cents,
            (select json_object_agg(status, n) from
               (select status, sum(n)::integer as n from cells where ${hasBand} group by 1) s) as statuses,
            (select json_object_agg(band, n) from
               (select band, sum(n)::integer as n from cells where ${hasStatus} group by 1) b) as bands
     from cells`,
    [
      filter.today,
      filter.inOneMonth,
      filter.inThreeMonths,
      filter.search,
      `%${escaped(filter.search)}%`,
      filter.storageId,
      filter.manufacturerId,
      filter.costCenterId,
      filter.nonInventory,
      filter.discontinued,
      filter.statuses,
      filter.bands,
      filter.limit,
      filter.offset,
      filter.gtins,
      filter.pzns,
      filter.labelId,
      filter.bareNumber,
    ],
  );
}

export interface ListedRow extends Row {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly picture: string;
  readonly product_id: number;
  readonly is_custom: boolean;
  readonly use_inventory: boolean;
  readonly notifications_enabled: boolean;
  readonly is_discontinued: boolean;
  readonly is_dangerous_good: boolean;
  readonly has_safety_data_sheet: boolean;
  readonly stock: number;
  readonly total_stock: number;
  readonly unit_id: number;
  readonly unit_de: string;
  readonly unit_en: string;
  readonly minimum_stock: number;
  readonly warning_stock: number;
  readonly ideal_stock: number;
  readonly earliest_expiry: string | null;
  readonly stock_value_cents: number;
  readonly storages: string[];
  readonly default_storage: string | null;
  readonly cost_center: string | null;
  readonly months: { month: string; used: number }[];
}

/** In the order of the ids. With a storage amount, value and expiry are of what lies there; the status is the article's. */
export const listRows = (
  tx: Tx,
  ids: readonly number[],
  storageId: number | null,
  fromMonth: string,
): Promise<ListedRow[]> => {
  const { stock, valueCents, expiry, from, where } = figures(storageId, '$2');
  return tx.rows<ListedRow>(
    `select a.id, a.name, m.name as manufacturer, a.manufacturer_number,
            ${productPicture}, a.product_id, p.practice_id is not null as is_custom,
            a.use_inventory, a.notifications_enabled, a.is_discontinued, a.is_dangerous_good,
            exists (select from article_document d where d.article_id = a.id and d.type = 'SAFETY_DATA_SHEET') as has_safety_data_sheet,
            ${stock} as stock, a.stock as total_stock, u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en,
            a.minimum_stock, a.warning_stock, a.ideal_stock, ${expiry} as earliest_expiry, (${valueCents})::float8 as stock_value_cents,
            array(select s.name from stock_entry e join storage s on s.id = e.storage_id
                  where e.article_id = a.id and e.balance > 0 group by s.id, s.name order by sum(e.balance) desc, s.name) as storages,
            d.name as default_storage, k.number || ' ' || k.name as cost_center,
            coalesce((select json_agg(json_build_object('month', x.month, 'used', x.used)) from article_month x
                      where x.article_id = a.id and x.month >= $3), '[]') as months
     from ${from}
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u
       on u.id = ${countingUnitId}
     left join storage d on d.id = a.default_storage_id
     left join cost_center k on k.id = a.cost_center_id
     where a.id = any($1) and ${where} order by array_position($1, a.id)`,
    [ids, storageId, fromMonth],
  );
};

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
}

/** What of these products lies in stock. */
export const listAtHand = (tx: Tx, productIds: readonly number[]): Promise<AtHandRow[]> =>
  tx.rows<AtHandRow>(
    `select a.product_id, a.id as article_id, a.stock, u.name_de as unit_de, u.name_en as unit_en
     from article a
     join consumption_unit u
       on u.id = ${countingUnitId}
     where a.product_id = any($1) and a.deleted_at is null and a.use_inventory`,
    [productIds],
  );
