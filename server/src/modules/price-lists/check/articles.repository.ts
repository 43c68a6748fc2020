// SQL that finds the practice's articles by the numbers of many lines at once.
import type { Tx } from '../../../platform/database/tx.ts';

export interface ArticleNumber extends Record<string, unknown> {
  readonly kind: 'orderNumber' | 'gtin' | 'pzn' | 'manufacturerNumber';
  /** As the database has it. */
  readonly number: string;
  readonly articleId: number;
  readonly manufacturer: string;
}

export interface LineNumbers {
  readonly orderNumbers: readonly string[];
  readonly gtins: readonly string[];
  readonly pzns: readonly string[];
  /** In small letters. */
  readonly manufacturerNumbers: readonly string[];
}

/** The vendor's numbers are those of its common offers and of the practice's own; a vendor to come has none. */
export const findArticleNumbers = (
  tx: Tx,
  vendorId: number | null,
  { orderNumbers, gtins, pzns, manufacturerNumbers }: LineNumbers,
): Promise<ArticleNumber[]> =>
  tx.rows<ArticleNumber>(
    // From the few numbers to their articles, in this order whatever the database believes: what was written a moment ago has
    // no statistics yet, and all articles beside all offers would take minutes.
    `select 'orderNumber' as kind, o.order_number as number, a.id as "articleId", '' as manufacturer
     from unnest($2::text[]) as n (number)
     cross join lateral (
       select product_id, order_number from offer where vendor_id = $1::integer and order_number = n.number offset 0) o
     cross join lateral (select id from article where product_id = o.product_id and deleted_at is null offset 0) a
     union
     select 'gtin', p.gtin, a.id, ''
     from unnest($3::text[]) as n (number)
     cross join lateral (select id, gtin from product where gtin = n.number offset 0) p
     cross join lateral (select id from article where product_id = p.id and deleted_at is null offset 0) a
     union
     select 'pzn', p.pzn, a.id, ''
     from unnest($4::text[]) as n (number)
     cross join lateral (select id, pzn from product where pzn = n.number offset 0) p
     cross join lateral (select id from article where product_id = p.id and deleted_at is null offset 0) a
     union
     select 'manufacturerNumber', lower(a.manufacturer_number), a.id, case when m.id = 1 then '' else m.name end
     from article a join manufacturer m on m.id = a.manufacturer_id
     where a.deleted_at is null and lower(a.manufacturer_number) = any($5::text[])
     union
     select 'manufacturerNumber', lower(p.manufacturer_number), a.id, case when m.id = 1 then '' else m.name end
     from article a
     cross join lateral (select manufacturer_number from product where id = a.product_id offset 0) p
     join manufacturer m on m.id = a.manufacturer_id
     where a.deleted_at is null and lower(p.manufacturer_number) = any($5::text[])`,
    [vendorId, orderNumbers, gtins, pzns, manufacturerNumbers],
  );

/** Of these articles those that the practice has. */
export const listArticleIds = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0
    ? []
    : (
        await tx.rows<{ id: number }>('select id from article where id = any($1) and deleted_at is null', [
          ids,
        ])
      ).map(({ id }) => id);
