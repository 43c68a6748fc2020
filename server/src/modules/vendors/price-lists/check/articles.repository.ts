// SQL that finds the practice's articles by the numbers of many lines at once.
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export interface LineNumbers {
  /** Order numbers; empty if the vendor does not exist yet. */
  readonly orderNumbers: readonly string[];
  readonly gtins: readonly string[];
  readonly pzns: readonly string[];
  /** In small letters. */
  readonly manufacturerNumbers: readonly string[];
}

export interface ProductNumber {
  readonly kind: 'orderNumber' | 'gtin' | 'pzn';
  /** As the database has it. */
  readonly number: Column<'offer', 'order_number'> | NonNullable<Column<'product', 'gtin' | 'pzn'>>;
  readonly productId: Column<'product', 'id'>;
}

/** From the numbers to their products, one look each: the vendor's are those of its common offers and of the practice's own. */
export const listProductNumbers = (
  tx: Tx,
  vendorId: number | null,
  { orderNumbers, gtins, pzns }: LineNumbers,
): Promise<ProductNumber[]> =>
  tx.rows<ProductNumber>(
    `select 'orderNumber' as kind, o.order_number as number, o.product_id as "productId"
     from unnest($2::text[]) as n (number)
     cross join lateral (
       select product_id, order_number from offer where vendor_id = $1::integer and order_number = n.number offset 0) o
     union all
     select 'gtin', p.gtin, p.id
     from unnest($3::text[]) as n (number)
     cross join lateral (select id, gtin from product where gtin = n.number offset 0) p
     union all
     select 'pzn', p.pzn, p.id
     from unnest($4::text[]) as n (number)
     cross join lateral (select id, pzn from product where pzn = n.number offset 0) p`,
    [vendorId, orderNumbers, gtins, pzns],
  );

export interface NumberedArticle {
  readonly id: Column<'article', 'id'>;
  readonly productId: Column<'article', 'product_id'>;
  /** In small letters: what the practice keeps, and what the catalogue says. */
  readonly manufacturerNumbers: readonly string[];
  readonly manufacturer: string;
}

/**
 * The articles of these products, and those with one of these numbers of manufacturers. One reading of the practice's articles
 * against tables of what is wanted: a join would be planned by statistics, which rows written a moment ago do not have yet,
 * and put all articles beside all numbers.
 */
export const listNumberedArticles = (
  tx: Tx,
  productIds: readonly number[],
  manufacturerNumbers: readonly string[],
): Promise<NumberedArticle[]> =>
  tx.rows<NumberedArticle>(
    `select a.id, a.product_id as "productId", array[lower(a.manufacturer_number), lower(p.manufacturer_number)]
              as "manufacturerNumbers", case when m.id = 1 then '' else m.name end as manufacturer
     from article a
     cross join lateral (select manufacturer_number from product where id = a.product_id offset 0) p
     join manufacturer m on m.id = a.manufacturer_id
     where a.practice_id = $practice and a.deleted_at is null
       and (a.product_id in (select unnest($1::integer[]))
            or lower(a.manufacturer_number) in (select unnest($2::text[]))
            or lower(p.manufacturer_number) in (select unnest($2::text[])))
     order by a.id`,
    [productIds, manufacturerNumbers],
  );

interface PaidArticle {
  readonly articleId: Column<'article', 'id'>;
  readonly productId: Column<'article', 'product_id'>;
  /** Net, of one order unit; null: never bought. */
  readonly lastPaidCents: number | null;
}

/** Price paid last for each article, from whichever vendor. */
export const listLastPaid = (tx: Tx, articleIds: readonly number[]): Promise<PaidArticle[]> =>
  tx.rows<PaidArticle>(
    `select a.id as "articleId", a.product_id as "productId", last.cents as "lastPaidCents"
     from article a
     left join lateral (
       select round(p.net_cents::numeric / p.quantity)::integer as cents
       from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
       where p.practice_id = $practice and p.product_id = a.product_id and p.quantity > 0
         and o.state not in ('pending-approval', 'rejected', 'cancelled')
       order by o.placed_at desc, o.id desc limit 1) last on true
     where a.practice_id = $practice and a.id = any($1)`,
    [articleIds],
  );

/** The given article ids that belong to the practice. */
export const listArticleIds = async (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0
    ? []
    : (
        await tx.rows<Columns<'article', 'id'>>(
          'select id from article where practice_id = $practice and id = any($1) and deleted_at is null',
          [ids],
        )
      ).map(({ id }) => id);
