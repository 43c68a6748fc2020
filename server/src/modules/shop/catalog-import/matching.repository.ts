// Finds the product of every staged article, and rejects what cannot be: all in sets, never row by row. Practices' own
// products and prices are none of its business.
import type { Tx } from '../../../platform/database/tx.ts';

type Staged = 'import_article' | 'import_price' | 'import_deletion';

/** Takes articles out and says why. `doomed` selects place and reason. */
const reject = (doomed: string, table: Staged = 'import_article'): string => `
  with doomed as (${doomed}),
  gone as (
    delete from ${table} a using doomed d where a.place = d.place
    returning a.line, a.order_number, d.reason
  )
  insert into import_rejection (line, order_number, reason) select line, order_number, reason from gone order by line`;

export const rejectRepeatedNumbers = (tx: Tx, table: Staged = 'import_article'): Promise<number> =>
  tx.run(
    reject(
      `select place, 'duplicate supplier article id, first on line ' || first_line as reason
       from (
         select place, first_value(line) over same as first_line, row_number() over same as turn
         from ${table} window same as (partition by order_number order by place)
       ) numbered
       where turn > 1`,
      table,
    ),
  );

/** A deletion of what the vendor never offered, or of what the same file lists. */
export async function rejectDeletions(tx: Tx, vendorId: number): Promise<void> {
  await tx.run(
    `create temporary table import_undeletable on commit drop as
     select d.place, case
         when d.order_number = '' then 'missing supplier article id'
         when a.place is not null then 'deleted here, but listed on line ' || a.line
         else 'nothing to delete: the vendor has no such article' end as reason
     from import_deletion d
     left join import_article a using (order_number)
     left join offer o on o.vendor_id = ${Math.trunc(vendorId)} and o.order_number = d.order_number and o.practice_id is null
     where o.id is null or a.place is not null`,
  );
  await tx.run(reject('select place, reason from import_undeletable', 'import_deletion'));
}

const comparable = (column: string): string => `lpad(${column}, 14, '0')`;

/**
 * Matches articles to products by GTIN, else PZN, else manufacturer and manufacturer number, else the vendor's order
 * number from an earlier import. The last two never match an article and a product that both have codes: the codes
 * would have matched. If several articles match one product, the most reliable match wins, then the first. Another
 * article with codes of its own then becomes a new product, as does one known only by its number.
 */
export async function matchProducts(tx: Tx, vendorId: number): Promise<void> {
  await tx.run(
    `create temporary table import_match on commit drop as
     with by_gtin as (
       select a.place, p.id as product_id from import_article a
       join (select ${comparable('gtin')} as gtin, min(id) as id from product where gtin is not null and practice_id is null group by 1) p
         on p.gtin = ${comparable('a.gtin')}
     ), by_pzn as (
       select a.place, p.id as product_id from import_article a
       join (select pzn, min(id) as id from product where pzn is not null and practice_id is null group by 1) p on p.pzn = a.pzn
     ), by_manufacturer as (
       -- Grouped first: vendors may write the same filler as the number of everything.
       select a.place, case when a.gtin is null and a.pzn is null then p.any_id else p.plain_id end as product_id
       from import_article a
       join (
         select lower(m.name) as manufacturer, lower(manufacturer_number) as number, min(p.id) as any_id,
                min(p.id) filter (where gtin is null and pzn is null) as plain_id
         from product p join manufacturer m on m.id = p.manufacturer_id
         where m.id <> 1 and manufacturer_number <> '' and p.practice_id is null group by 1, 2
       ) p on p.manufacturer = lower(a.manufacturer) and p.number = lower(a.manufacturer_number)
     ), by_number as (
       select a.place, o.product_id from import_article a
       join offer o on o.vendor_id = ${Math.trunc(vendorId)} and o.order_number = a.order_number and o.practice_id is null
       join product p on p.id = o.product_id
       where (a.gtin is null and a.pzn is null) or (p.gtin is null and p.pzn is null)
     )
     select place, coalesce(g.product_id, z.product_id, m.product_id, n.product_id) as product_id,
            case when g.product_id is not null then 1 when z.product_id is not null then 2
                 when m.product_id is not null then 3 else 4 end as doubt
     from import_article a
     left join by_gtin g using (place) left join by_pzn z using (place)
     left join by_manufacturer m using (place) left join by_number n using (place)
     where coalesce(g.product_id, z.product_id, m.product_id, n.product_id) is not null`,
  );
  await tx.run(
    reject(`
      select place, 'the same product as the article on line ' || first_line as reason
      from (
        select place, doubt, a.gtin, a.pzn, first_value(line) over same as first_line, row_number() over same as turn
        from import_match join import_article a using (place)
        window same as (partition by import_match.product_id order by doubt, place)
      ) ranked
      where turn > 1 and (doubt <= 2 or (doubt = 3 and gtin is null and pzn is null))`),
  );
  await tx.run(
    `update import_article a set product_id = chosen.product_id
     from (select distinct on (m.product_id) m.product_id, place from import_match m join import_article using (place)
           order by m.product_id, doubt, place) chosen
     where a.place = chosen.place`,
  );
}

/** Twins share a number by which the next import would join them. */
export const rejectTwins = (tx: Tx): Promise<number> =>
  tx.run(
    reject(`
      select place, 'the same product as the article on line ' || case
          when gtin is not null and gtin_turn > 1 then gtin_line when pzn is not null and pzn_turn > 1 then pzn_line
          else number_line end as reason
      from (
        select place, gtin, pzn, manufacturer, manufacturer_number,
               row_number() over same_gtin as gtin_turn, first_value(line) over same_gtin as gtin_line,
               row_number() over same_pzn as pzn_turn, first_value(line) over same_pzn as pzn_line,
               row_number() over same_number as number_turn, first_value(line) over same_number as number_line
        from import_article where product_id is null
        window same_gtin as (partition by ${comparable('gtin')} order by place),
               same_pzn as (partition by pzn order by place),
               same_number as (partition by lower(manufacturer), lower(manufacturer_number) order by place)
      ) numbered
      where (gtin is not null and gtin_turn > 1) or (pzn is not null and pzn_turn > 1)
         or (gtin is null and pzn is null and manufacturer <> '' and manufacturer_number <> '' and number_turn > 1)`),
  );

/** Only a new product needs a category; the fallback may be null. */
export async function findCategories(tx: Tx, fallback: number | null): Promise<void> {
  await tx.run(
    `update import_article a set category_id = coalesce(found.category_id, $1)
     from import_article same
     left join (
       select distinct on (order_number) order_number, category_id
       from import_group join import_category using (group_id)
       where category_id is not null order by order_number, place
     ) found using (order_number)
     where same.place = a.place and a.product_id is null`,
    [fallback],
  );
  // Told by their groups, since one decision of the operator helps all of a group.
  await tx.run(
    `with gone as (
       delete from import_article where product_id is null and category_id is null returning line, order_number, name_de
     )
     insert into import_unmapped (line, order_number, name, group_id)
     select line, order_number, name_de, coalesce(first.group_id, '') from gone
     left join (
       select distinct on (order_number) order_number, group_id from import_group order by order_number, place
     ) first using (order_number)`,
  );
}
