// SQL of what a device keeps: articles with their codes, and what of them lies where under which labels.

import type { ArticleCode } from '@praxora/contract/inventory/article-codes.calls';
import type { BlockReason } from '@praxora/rules/inventory/available-stock';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { productPicture } from '../../system/index.ts';
import { availableStock, countingUnitId, unitsPerOrderUnit } from '../articles/articles.sql.ts';

interface UnitColumns {
  readonly id: number;
  readonly de: string;
  readonly en: string;
}

export interface ScannableRow
  extends Columns<
      'article',
      | 'id'
      | 'name'
      | 'manufacturer_number'
      | 'permanent_label_id'
      | 'consumption_per_scan'
      | 'stock'
      | 'notifications_enabled'
      | 'minimum_stock'
      | 'warning_stock'
      | 'ideal_stock'
      | 'use_within_days'
      | 'asks_reference'
    >,
    Columns<'product', 'gtin' | 'pzn'> {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: NonNullable<Column<'product', 'picture'>>;
  readonly catalog_number: Column<'product', 'manufacturer_number'>;
  readonly codes: ArticleCode[];
  readonly counting_unit: UnitColumns;
  readonly order_unit: UnitColumns;
  readonly units_per_order_unit: number;
  /** Number of labels of the goods in stock. */
  readonly label_count: number;
}

const unit = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'de', ${alias}.name_de, 'en', ${alias}.name_en)`;

const articles = `
     select a.id, a.name, m.name as manufacturer, a.manufacturer_number, ${productPicture}, p.gtin, p.pzn,
            p.manufacturer_number as catalog_number, a.permanent_label_id, ${unit('u')} as counting_unit,
            ${unit('o')} as order_unit, ${unitsPerOrderUnit} as units_per_order_unit, a.consumption_per_scan, ${availableStock} as stock,
            a.notifications_enabled, a.minimum_stock, a.warning_stock, a.ideal_stock, a.use_within_days, a.asks_reference,
            coalesce((select json_agg(json_build_object('kind', o.kind, 'code', o.code) order by o.kind, o.code) from article_code o
                      where o.practice_id = $practice and o.article_id = a.id), '[]') as codes,
            (select count(*)::integer from stock_entry e
             join stock_label l on l.practice_id = e.practice_id and l.stock_entry_id = e.id
             where e.practice_id = $practice and e.article_id = a.id and e.balance > 0 and l.withdrawn_at is null) as label_count
     from article a
     join product p on p.id = a.product_id
     join manufacturer m on m.id = a.manufacturer_id
     left join category c on c.id = p.category_id
     join consumption_unit u on u.id = ${countingUnitId}
     join consumption_unit o on o.id = a.order_unit_id
     where a.practice_id = $practice and a.deleted_at is null and a.use_inventory`;

export const listArticles = (tx: Tx, after: number, most: number): Promise<ScannableRow[]> =>
  tx.rows<ScannableRow>(`${articles} and a.id > $1 order by a.id limit $2`, [after, most]);

export const listArticlesById = (tx: Tx, ids: readonly number[]): Promise<ScannableRow[]> =>
  tx.rows<ScannableRow>(`${articles} and a.id = any($1) order by lower(a.name), a.id`, [ids]);

export interface ScannableEntryRow
  extends Columns<'stock_entry', 'article_id' | 'batch_number' | 'expiration_date' | 'opened_on'> {
  readonly block_reason: Column<'stock_entry', 'block_reason', BlockReason | null>;
  readonly stock_id: Column<'stock_entry', 'id'>;
  readonly storage_id: Column<'storage', 'id'>;
  readonly storage_name: Column<'storage', 'name'>;
  readonly amount: Column<'stock_entry', 'balance'>;
  readonly label_ids: string[];
}

/** In the order they are used. */
export const listEntries = (tx: Tx, articleIds: readonly number[]): Promise<ScannableEntryRow[]> =>
  tx.rows<ScannableEntryRow>(
    `select e.article_id, e.id as stock_id, s.id as storage_id, s.name as storage_name, e.batch_number,
            e.expiration_date, e.block_reason, e.opened_on, e.balance as amount,
            array(select l.id from stock_label l
                  where l.practice_id = $practice and l.stock_entry_id = e.id and l.withdrawn_at is null
                  order by l.id) as label_ids
     from stock_entry e join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     where e.practice_id = $practice and e.article_id = any($1) and e.balance > 0
     order by e.article_id, e.use_first desc, e.expiration_date nulls last, e.received_on, e.id`,
    [articleIds],
  );
