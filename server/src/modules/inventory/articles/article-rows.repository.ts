// SQL of the rows of article lists: all that one line of a list shows.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { usesCostCenters } from '../../account/index.ts';
import { productPicture } from '../../system/index.ts';
import { type ArticleRow, detailColumns, detailJoins } from './articles.repository.ts';
import { countingUnitId } from './articles.sql.ts';
import { entryValue, isUnpriced, isValueUnknown } from './stock-value.sql.ts';

/** Amount, value and expiry of the whole article, or of what lies in one storage. */
interface Figures {
  readonly stock: string;
  readonly valueCents: string;
  /** Whether some of it has no known price. */
  readonly isUnpriced: string;
  readonly expiry: string;
  readonly from: string;
  readonly where: string;
}

export const figuresOfAll: Figures = {
  stock: 'a.stock',
  valueCents: 'a.stock_value_cents',
  isUnpriced: `a.id in (
    select e.article_id from stock_entry e
    where e.practice_id = $practice and e.balance > 0 and ${isUnpriced})`,
  expiry: 'a.earliest_expiry',
  from: 'article a',
  where: 'true',
};

/** `place`: where the storage stands in the statement. */
export const figureColumns = (place: string): Figures => ({
  stock: 'coalesce(here.stock, 0)',
  valueCents: 'coalesce(here.value_cents, 0)',
  isUnpriced: 'coalesce(here.is_unpriced, false)',
  expiry: 'here.expiry',
  from: `article a left join (
    select e.article_id, sum(e.balance)::integer as stock, min(e.expiration_date) as expiry,
           round(sum(${entryValue()}))::bigint as value_cents, bool_or(${isUnpriced}) as is_unpriced
    from stock_entry e
    where e.practice_id = $practice and e.storage_id = ${place}::integer and e.balance > 0 group by e.article_id
  ) here on here.article_id = a.id`,
  where: `(a.default_storage_id = ${place} or here.article_id is not null)`,
});

export interface ListedRow
  extends Columns<
    'article',
    | 'id'
    | 'name'
    | 'manufacturer_number'
    | 'product_id'
    | 'use_inventory'
    | 'notifications_enabled'
    | 'is_discontinued'
    | 'is_dangerous_good'
    | 'stock'
    | 'blocked_stock'
    | 'minimum_stock'
    | 'warning_stock'
    | 'ideal_stock'
    | 'earliest_expiry'
  > {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly is_custom: boolean;
  readonly has_safety_data_sheet: boolean;
  readonly total_stock: Column<'article', 'stock'>;
  readonly unit_id: Column<'consumption_unit', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly stock_value_cents: number;
  readonly is_value_unknown: boolean;
  readonly storages: string[];
  /** Told where nothing lies anywhere. */
  readonly default_storage: Column<'storage', 'name'> | null;
  readonly cost_center: string | null;
  /** Days from the first month to the one it was used in, and how much. */
  readonly months: (readonly [days: number, used: number])[];
}

/** Figures of a row for the whole article, or for its stock in the storage `$3`. */
interface Shown extends Pick<Figures, 'stock' | 'valueCents' | 'expiry' | 'where'> {
  readonly isValueUnknown: string;
  /** SQL columns added per storage of an article, and those aggregated from them per article. */
  readonly ofPlace: string;
  readonly ofArticle: string;
}

const ofAll: Shown = {
  ...figuresOfAll,
  ...{ ofPlace: '', ofArticle: '' },
  isValueUnknown: 'bool_and(is_value_unknown)',
};

const ofOneStorage: Shown = {
  ofPlace: `, min(e.expiration_date) filter (where s.id = $3) as expiry,
             round(sum(${entryValue()}) filter (where s.id = $3)) as value_cents`,
  ofArticle: `, max(stock) filter (where id = $3) as stock_here, max(expiry) as expiry_here,
           max(value_cents) as value_cents_here`,
  isValueUnknown: 'bool_and(is_value_unknown) filter (where id = $3)',
  stock: 'coalesce(lying.stock_here, 0)',
  valueCents: 'coalesce(lying.value_cents_here, 0)',
  expiry: 'lying.expiry_here',
  where: '(a.default_storage_id = $3 or lying.stock_here is not null)',
};

/**
 * Where all articles of the page lie, most first. Among thousands of practices the planner takes one for next to empty and would do
 * this anew for each article: it is done once.
 */
const lying = ({ ofPlace, ofArticle, isValueUnknown: unknown }: Shown): string => `
  lying as materialized (
    select article_id, array_agg(name order by stock desc, name) as storages, ${unknown} as is_value_unknown
           ${ofArticle} from (
      select e.article_id, s.id, s.name, sum(e.balance)::integer as stock, ${isValueUnknown} as is_value_unknown ${ofPlace}
      from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
      where e.practice_id = $practice and e.article_id = ${matchesAny('$1')} and e.balance > 0
      group by e.article_id, s.practice_id, s.id) place
    group by article_id)`;

/** Columns of an article beyond those a row of a list shows. */
interface Beside {
  readonly columns: string;
  readonly joins: string;
  readonly where: string;
}
const nothing: Beside = { columns: '', joins: '', where: 'true' };
const details: Beside = { columns: `, ${detailColumns}`, joins: detailJoins, where: 'a.deleted_at is null' };

/** In no order. Where the name of a place or of a cost center is not shown, it is not looked up. */
const rows = (shown: Shown, beside: Beside): string => {
  const { stock, valueCents, expiry, where } = shown;
  return `with ${lying(shown)}
     select a.id, a.name, m.name as manufacturer, a.manufacturer_number,
            ${productPicture}, a.product_id, p.practice_id is not null as is_custom,
            a.use_inventory, a.notifications_enabled, a.is_discontinued, a.is_dangerous_good,
            exists (select from article_document d
                    where d.practice_id = $practice and d.article_id = a.id and d.type = 'SAFETY_DATA_SHEET') as has_safety_data_sheet,
            ${stock} as stock, a.stock as total_stock, a.blocked_stock, u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en,
            a.minimum_stock, a.warning_stock, a.ideal_stock, ${expiry} as earliest_expiry, (${valueCents})::float8 as stock_value_cents,
            coalesce(lying.is_value_unknown, false) as is_value_unknown,
            coalesce(lying.storages, '{}') as storages,
            d.name as default_storage, k.number || ' ' || k.name as cost_center,
            array(select array[x.month - $2::date, x.used] from article_month x
                  where x.practice_id = $practice and x.article_id = a.id and x.month >= $2) as months ${beside.columns}
     from article a
     left join lying on lying.article_id = a.id
     join product p on p.id = a.product_id
     left join category c on c.id = p.category_id
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit u
       on u.id = ${countingUnitId}
     left join storage d on d.practice_id = a.practice_id
       and d.id = case when lying.article_id is null then a.default_storage_id end
     left join cost_center k on k.practice_id = a.practice_id
       and k.id = case when ${usesCostCenters} then a.cost_center_id end
     ${beside.joins}
     where a.practice_id = $practice and a.id = ${matchesAny('$1')} and ${where} and ${beside.where}`;
};

/** Put together once: the driver knows a statement by its text. */
const [rowsOfAll, rowsOfOneStorage, rowsWithDetails] = [
  rows(ofAll, nothing),
  rows(ofOneStorage, nothing),
  rows(ofAll, details),
];

/** In the order of the ids. With a storage amount, value and expiry are of what lies there; the status is the article's. */
export async function listRows(
  tx: Tx,
  ids: readonly number[],
  storageId: number | null,
  fromMonth: string,
): Promise<ListedRow[]> {
  const found = await (storageId === null
    ? tx.rows<ListedRow>(rowsOfAll, [ids, fromMonth])
    : tx.rows<ListedRow>(rowsOfOneStorage, [ids, fromMonth, storageId]));
  const byId = new Map(found.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A listed article with everything its form shows; null if there is none. */
export const findDetails = (
  tx: Tx,
  id: number,
  fromMonth: string,
): Promise<(ListedRow & ArticleRow) | null> => tx.maybe(rowsWithDetails, [[id], fromMonth]);
