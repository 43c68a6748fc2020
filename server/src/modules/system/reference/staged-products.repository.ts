// Products of the common catalogue, written from the articles that an import has staged in `import_article` and compared in
// `import_change`, two temporary tables of its transaction. Statements that write a common table read temporary ones only, by a query of
// their own: Citus takes no others.
import type { Tx } from '../../../platform/database/tx.ts';

/** The condition, for a product `p` and a staged article `a`, that the article brings the product's missing PZN. */
export const fillsPzn = `p.pzn is null and a.pzn is not null and not exists (select from product q where q.pzn = a.pzn)`;

/** Manufacturers that were merged have the name of the other one from here on. */
export const resolveManufacturers = (tx: Tx): Promise<number> =>
  tx.run(
    `update import_article a set manufacturer = m.name
     from manufacturer_alias l join manufacturer m on m.id = l.manufacturer_id
     where l.name = lower(a.manufacturer)`,
  );

export async function createProducts(tx: Tx): Promise<void> {
  await tx.run(
    `create temporary table import_new_manufacturer on commit drop as
     select distinct on (lower(manufacturer)) manufacturer as name from import_article a
     where product_id is null and manufacturer <> ''
       and not exists (select from manufacturer m where lower(m.name) = lower(a.manufacturer))
     order by lower(manufacturer), place`,
  );
  await tx.run(
    'insert into manufacturer (name) select name from import_new_manufacturer order by lower(name)',
  );
  await tx.run(
    `update import_article a set product_id = numbered.id, is_new = true
     from (select place, nextval(pg_get_serial_sequence('product', 'id'))::integer as id
           from (select place from import_article where product_id is null order by place) ordered) numbered
     where a.place = numbered.place`,
  );
  // A slug of its own has no double hyphen, so that the number makes a taken one free.
  await tx.run(
    `create temporary table import_new_product on commit drop as
     select product_id as id,
            case when row_number() over (partition by slug order by place) = 1
                   and not exists (select from product p where p.slug = a.slug)
                 then slug else slug || '--' || product_id end as slug,
            name_de, name_en, description_de, description_en, coalesce(m.id, 1) as manufacturer_id, manufacturer_number, family, variant, gtin, pzn,
            category_id, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, coalesce(vat_class, 'fullTax') as vat_class
     from import_article a
     left join (select min(id) as id, lower(name) as name from manufacturer group by lower(name)) m
       on m.name = lower(a.manufacturer)
     where is_new order by place`,
  );
  const columns = `id, slug, name_de, name_en, description_de, description_en, manufacturer_id, manufacturer_number, family, variant,
    gtin, pzn, category_id, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, vat_class`;
  await tx.run(`insert into product (${columns}) select ${columns} from import_new_product order by id`);
}

export async function fillGaps(tx: Tx): Promise<void> {
  await tx.run(
    `create temporary table import_gap on commit drop as
     select p.id, coalesce(p.gtin, a.gtin) as gtin, case when ${fillsPzn} then a.pzn else p.pzn end as pzn,
            coalesce(nullif(p.family, ''), a.family) as family, case when p.family = '' then a.variant else p.variant end as variant,
            coalesce(nullif(p.description_de, ''), a.description_de) as description_de,
            coalesce(nullif(p.description_en, ''), a.description_en) as description_en
     from import_article a join import_change c using (place) join product p on p.id = a.product_id
     where c.fills_gap`,
  );
  await tx.run(
    `update product p set gtin = g.gtin, pzn = g.pzn, family = g.family, variant = g.variant, description_de = g.description_de,
       description_en = g.description_en, updated_at = now()
     from (select * from import_gap) g where p.id = g.id`,
  );
}
