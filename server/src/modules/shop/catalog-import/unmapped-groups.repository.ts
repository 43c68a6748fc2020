// SQL of the groups of an import that have no category of ours.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface UnmappedRow {
  /** Empty: articles without a group. */
  readonly groupId: string;
  readonly articles: number;
  /** Names of the first ones. */
  readonly examples: string[];
  /** The category that most known products of the group are in, as other vendors sell them. */
  readonly knownCategory: Column<'category', 'slug'> | null;
  readonly knownProducts: number;
}

/** The largest group first. */
export const listUnmappedGroups = (tx: Tx): Promise<UnmappedRow[]> =>
  tx.rows<UnmappedRow>(
    `with known as (
       select distinct on (g.group_id) g.group_id, c.slug, count(*)::integer as products
       from import_group g
       join import_article a using (order_number)
       join product p on p.id = a.product_id
       join category c on c.id = p.category_id
       where g.group_id in (select group_id from import_unmapped)
       group by g.group_id, c.slug order by g.group_id, count(*) desc, c.slug
     )
     select u.group_id as "groupId", count(*)::integer as articles,
            (array_agg(u.name order by u.line))[1:3] as examples,
            k.slug as "knownCategory", coalesce(k.products, 0) as "knownProducts"
     from import_unmapped u left join known k using (group_id)
     group by u.group_id, k.slug, k.products order by count(*) desc, u.group_id`,
  );
