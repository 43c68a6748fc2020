// SQL of the export: articles with what lies in stock of them.
import { inParts } from '../../../platform/database/in-parts.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ExportRow extends Record<string, unknown> {
  readonly name: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly slug: string | null;
  readonly order_unit: string;
  readonly consumption_unit: string;
  readonly consumption_unit_count: number;
  readonly unit_to_count: 'ORDER_UNIT' | 'CONSUMPTION_UNIT';
  readonly unit_to_label: 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';
  readonly consumption_per_scan: number;
  readonly minimum_stock: number;
  readonly warning_stock: number;
  readonly ideal_stock: number;
  readonly notifications_enabled: boolean;
  readonly has_batch_obligation: boolean;
  readonly has_expiry_obligation: boolean;
  readonly has_batch_label: boolean;
  readonly batch_label_prints: number;
  readonly is_dangerous_good: boolean;
  readonly vat_class: 'fullTax' | 'reducedTax' | null;
  readonly cost_center: string | null;
  readonly default_storage: string | null;
  readonly notice: string;
  readonly is_discontinued: boolean;
  readonly use_inventory: boolean;
  readonly balance: number | null;
  readonly storage: string | null;
  readonly batch_number: string | null;
  readonly expiration_date: string | null;
  readonly order_unit_price_cents: number | null;
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
    `select a.name, case when m.id = 1 then '' else m.name end as manufacturer, a.manufacturer_number,
            c.gtin, c.pzn, c.slug,
            case $1 when 'de' then o.name_de else o.name_en end as order_unit,
            case $1 when 'de' then u.name_de else u.name_en end as consumption_unit,
            a.consumption_unit_count, a.unit_to_count, a.unit_to_label, a.consumption_per_scan, a.minimum_stock,
            a.warning_stock, a.ideal_stock, a.notifications_enabled, a.has_batch_obligation, a.has_expiry_obligation,
            a.has_batch_label, a.batch_label_prints, a.is_dangerous_good, a.vat_class, k.number as cost_center,
            d.name as default_storage, a.notice, a.is_discontinued, a.use_inventory, e.balance, s.name as storage,
            e.batch_number, e.expiration_date, e.order_unit_price_cents
     from article a
     join manufacturer m on m.id = a.manufacturer_id
     join consumption_unit o on o.id = a.order_unit_id
     join consumption_unit u on u.id = a.consumption_unit_id
     left join product c on c.id = a.product_id and c.practice_id is null
     left join cost_center k on k.id = a.cost_center_id
     left join storage d on d.id = a.default_storage_id
     left join stock_entry e on e.article_id = a.id and e.balance > 0
       and ($3::integer is null or e.storage_id = $3)
     left join storage s on s.id = e.storage_id
     where a.deleted_at is null and ($2::integer[] is null or a.id = any($2))
     order by array_position($2, a.id), lower(a.name), a.id, e.id`,
    [language, ids, storageId],
  );
