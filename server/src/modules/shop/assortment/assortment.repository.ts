// SQL of the assortment: the products with what they are found and narrowed by, and the vendors they were bought from.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface AssortmentRow extends Columns<'product', 'id' | 'name_de' | 'name_en' | 'gtin' | 'pzn'> {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly manufacturer_number: Column<'product', 'manufacturer_number'>;
  readonly unit_id: Column<'consumption_unit', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  /** Its top category; null: it is in none. */
  readonly category_id: number | null;
  readonly category_de: Column<'category', 'name_de'> | null;
  readonly category_en: Column<'category', 'name_en'> | null;
  /** Name and number of its article; null: it is none. */
  readonly article_name: Column<'article', 'name'> | null;
  readonly article_number: Column<'article', 'manufacturer_number'> | null;
  readonly is_in_inventory: boolean;
  readonly is_watched: boolean;
}

/** Products bought, by their ids, and those that are articles. */
export const listAssortment = (tx: Tx, boughtIds: readonly number[]): Promise<AssortmentRow[]> =>
  tx.rows<AssortmentRow>(
    `select p.id, p.name_de, p.name_en, p.gtin, p.pzn, m.name as manufacturer, p.manufacturer_number,
            u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en,
            t.id as category_id, t.name_de as category_de, t.name_en as category_en,
            a.name as article_name, a.manufacturer_number as article_number,
            coalesce(a.use_inventory, false) as is_in_inventory, w.product_id is not null as is_watched
     from product p
     join manufacturer m on m.id = p.manufacturer_id
     join consumption_unit u on u.id = p.unit_id
     left join category c on c.id = p.category_id
     left join category t on t.id = coalesce(c.parent_id, c.id)
     left join article a on a.practice_id = $practice and a.product_id = p.id and a.deleted_at is null
     left join watched_product w on w.practice_id = $practice and w.product_id = p.id
     where p.id in (
       select unnest($1::integer[])
       union
       select product_id from article where practice_id = $practice and deleted_at is null)`,
    [boughtIds],
  );

export interface VendorRow extends Columns<'vendor', 'id' | 'name' | 'hue'> {
  readonly is_favourite: boolean;
}

/** Vendors by their ids, also those that no longer deliver. */
export const listVendors = (tx: Tx, ids: readonly number[]): Promise<VendorRow[]> =>
  tx.rows<VendorRow>(
    `select v.id, v.name, v.hue, coalesce(p.is_favourite, false) as is_favourite
     from vendor v
     left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
     where v.id = any($1)`,
    [ids],
  );
