// Shared products that a practice brings along from another installation, from the rows that an import has in its temporary tables.
import type { Tx } from '../../../platform/database/tx.ts';

/** Manufacturers of moved rows and of products that are created. */
export async function createMissingManufacturers(tx: Tx): Promise<void> {
  await tx.run(
    `create temporary table import_new_manufacturer on commit drop as
     select distinct on (lower(n.name)) n.name from (
       select key as name from import_rows_shared_manufacturer
       union all
       select s.manufacturer_name from import_rows_shared_product s
       where not exists (select from import_ids_product i where i.old_id = s.id)) n
     where not exists (select from manufacturer m where lower(m.name) = lower(n.name)) order by lower(n.name), n.name`,
  );
  await tx.run(
    'insert into manufacturer (name) select name from import_new_manufacturer order by lower(name)',
  );
  await tx.run(
    `insert into import_ids_manufacturer (old_id, new_id)
     select s.id, min(m.id) from import_rows_shared_manufacturer s join manufacturer m on lower(m.name) = lower(s.key)
     where not exists (select from import_ids_manufacturer i where i.old_id = s.id) group by s.id`,
  );
}

/** A category that is not here is left empty; a slug that is taken gets the number of the product. */
export async function createMissingProducts(tx: Tx): Promise<number> {
  await tx.run(
    `create temporary table import_new_product on commit drop as
     select s.id as old_id, nextval(pg_get_serial_sequence('product', 'id'))::integer as new_id
     from import_rows_shared_product s where not exists (select from import_ids_product i where i.old_id = s.id)`,
  );
  await tx.run(
    'insert into import_ids_product (old_id, new_id) select old_id, new_id from import_new_product',
  );
  await tx.run(
    `create temporary table import_made_product on commit drop as
     select n.new_id as id,
       case when exists (select from product p where p.slug = s.slug) then s.slug || '--' || n.new_id else s.slug end as slug,
       s.name_de, s.name_en, s.description_de, s.description_en,
       (select min(m.id) from manufacturer m where lower(m.name) = lower(s.manufacturer_name)) as manufacturer_id,
       s.manufacturer_number, s.gtin, s.pzn,
       (select c.id from category c where c.slug = s.category_slug) as category_id, s.family, s.variant, s.pack_size,
       (select min(u.id) from consumption_unit u where lower(u.name_de) = lower(s.unit_name)) as unit_id,
       (select min(u.id) from consumption_unit u where lower(u.name_de) = lower(s.content_unit_name)) as content_unit_id,
       s.pack_text_de, s.pack_text_en, s.vat_class, s.has_batch, s.has_expiry, s.is_dangerous_good, s.is_medicine, s.picture
     from import_rows_shared_product s join import_new_product n on n.old_id = s.id`,
  );
  const columns = `id, slug, name_de, name_en, description_de, description_en, manufacturer_id, manufacturer_number, gtin, pzn,
    category_id, family, variant, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, vat_class, has_batch, has_expiry,
    is_dangerous_good, is_medicine, picture`;
  return tx.run(`insert into product (${columns}) select ${columns} from import_made_product`);
}
