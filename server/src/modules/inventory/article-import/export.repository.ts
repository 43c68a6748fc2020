// SQL of the export: articles with what lies in stock of them.
import { type ArticleFieldColumn, plainFields } from '@praxora/rules/inventory/article-field-values';
import { articleFields, type PlainField } from '@praxora/rules/inventory/article-fields';
import { inParts } from '../../../platform/database/in-parts.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const columns = plainFields.map((field) => articleFields[field].column);

export interface ExportRow
  extends Columns<
    'article',
    ArticleFieldColumn<PlainField> | 'minimum_stock' | 'warning_stock' | 'ideal_stock'
  > {
  readonly manufacturer: string;
  readonly gtin: Column<'product', 'gtin'> | null;
  readonly pzn: Column<'product', 'pzn'> | null;
  readonly slug: Column<'product', 'slug'> | null;
  readonly order_unit: string;
  readonly consumption_unit: string;
  readonly cost_center: Column<'cost_center', 'number'> | null;
  readonly default_storage: Column<'storage', 'name'> | null;
  readonly balance: Column<'stock_entry', 'balance'> | null;
  readonly storage: Column<'storage', 'name'> | null;
  readonly batch_number: Column<'stock_entry', 'batch_number'> | null;
  readonly expiration_date: Column<'stock_entry', 'expiration_date'> | null;
  readonly order_unit_price_cents: Column<'stock_entry', 'order_unit_price_cents'> | null;
}

interface ExportWish {
  readonly language: 'de' | 'en';
  /** In this order; null: all, by name. */
  readonly ids: readonly number[] | null;
  /** Only what lies there; null: wherever it lies. */
  readonly storageId: number | null;
}

export const listForExport = (
  tx: Tx,
  { language, ids, storageId }: ExportWish,
): AsyncGenerator<ExportRow[]> =>
  inParts<ExportRow>(
    tx,
    'article_export',
    `select ${columns.map((column) => `a.${column}`).join(', ')},
            case when m.id = 1 then '' else m.name end as manufacturer, c.gtin, c.pzn, c.slug,
            case $1 when 'de' then o.name_de else o.name_en end as order_unit,
            case $1 when 'de' then u.name_de else u.name_en end as consumption_unit,
            a.minimum_stock, a.warning_stock, a.ideal_stock, k.number as cost_center, d.name as default_storage,
            e.balance, s.name as storage, e.batch_number, e.expiration_date, e.order_unit_price_cents
     from article a
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit o on o.id = a.order_unit_id
     join consumption_unit u on u.id = a.consumption_unit_id
     left join product c on c.id = a.product_id and c.practice_id is null
     left join cost_center k on k.practice_id = a.practice_id and k.id = a.cost_center_id
     left join storage d on d.practice_id = a.practice_id and d.id = a.default_storage_id
     left join stock_entry e on e.practice_id = a.practice_id and e.article_id = a.id
       and e.balance > 0 and ($3::integer is null or e.storage_id = $3)
     left join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     where a.practice_id = $practice and a.deleted_at is null and ($2::integer[] is null or a.id = any($2))
     order by array_position($2, a.id), lower(a.name), a.id, e.id`,
    [language, ids, storageId],
  );
