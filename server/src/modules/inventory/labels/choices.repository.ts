// SQL of chosen labels: what stands on them.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { countingUnitId } from '../articles/articles.sql.ts';
import { type VoidLabel, voidLabel } from '../stock/labels.sql.ts';

export interface UnitRow extends VoidLabel {
  readonly label_id: Column<'stock_label', 'id'>;
  readonly article_id: Column<'article', 'id'>;
  readonly name: Column<'article', 'name'>;
  readonly batch_number: Column<'stock_entry', 'batch_number'>;
  readonly expiration_date: Column<'stock_entry', 'expiration_date'>;
  readonly storage_name: Column<'storage', 'name'>;
}

export const listUnits = (tx: Tx, labelIds: readonly string[]): Promise<UnitRow[]> =>
  tx.rows<UnitRow>(
    `select l.id as label_id, a.id as article_id, a.name, e.batch_number, e.expiration_date::text, s.name as storage_name,
            ${voidLabel}
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     where l.practice_id = $practice and l.id = any($1)`,
    [labelIds],
  );

export interface BatchRow extends Columns<'article', 'name' | 'manufacturer_number'> {
  readonly stock_id: Column<'stock_entry', 'id'>;
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly batch_number: Column<'stock_entry', 'batch_number'>;
  readonly expiration_date: Column<'stock_entry', 'expiration_date'>;
}

export const listBatches = (tx: Tx, stockIds: readonly number[]): Promise<BatchRow[]> =>
  tx.rows<BatchRow>(
    `select e.id as stock_id, a.name, m.name as manufacturer, a.manufacturer_number, e.batch_number,
            e.expiration_date::text
     from stock_entry e
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join manufacturer m on m.id = a.manufacturer_id
     where e.practice_id = $practice and e.id = any($1)`,
    [stockIds],
  );

export interface ShelfRow
  extends Columns<
    'article',
    | 'name'
    | 'manufacturer_number'
    | 'minimum_stock'
    | 'warning_stock'
    | 'ideal_stock'
    | 'notifications_enabled'
  > {
  readonly article_id: Column<'article', 'id'>;
  readonly label_id: NonNullable<Column<'article', 'permanent_label_id'>>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly storage_name: string;
}

export const listShelves = (tx: Tx, articleIds: readonly number[]): Promise<ShelfRow[]> =>
  tx.rows<ShelfRow>(
    `select a.id as article_id, a.permanent_label_id as label_id, a.name, a.manufacturer_number, u.name_de as unit_de,
            coalesce(s.name, '') as storage_name, a.minimum_stock, a.warning_stock, a.ideal_stock, a.notifications_enabled
     from article a
     join consumption_unit u on u.id = ${countingUnitId}
     left join storage s on s.practice_id = a.practice_id and s.id = a.default_storage_id and s.deleted_at is null
     where a.practice_id = $practice and a.id = any($1) and a.deleted_at is null
       and a.unit_to_label = 'STORAGE_PRODUCT' and a.permanent_label_id is not null`,
    [articleIds],
  );
