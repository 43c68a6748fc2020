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
    `select 'orderNumber' as kind, o.order_number as number, a.id as "articleId", '' as manufacturer
     from offer o join article a on a.product_id = o.product_id and a.deleted_at is null
     where o.vendor_id = $1::integer and o.order_number in (select unnest($2::text[]))
     union
     select 'gtin', p.gtin, a.id, ''
     from product p join article a on a.product_id = p.id and a.deleted_at is null
     where p.gtin in (select unnest($3::text[]))
     union
     select 'pzn', p.pzn, a.id, ''
     from product p join article a on a.product_id = p.id and a.deleted_at is null
     where p.pzn in (select unnest($4::text[]))
     union
     select 'manufacturerNumber', lower(a.manufacturer_number), a.id, case when m.id = 1 then '' else m.name end
     from article a join manufacturer m on m.id = a.manufacturer_id
     where a.deleted_at is null and lower(a.manufacturer_number) in (select unnest($5::text[]))
     union
     select 'manufacturerNumber', lower(p.manufacturer_number), a.id, case when m.id = 1 then '' else m.name end
     from article a join product p on p.id = a.product_id join manufacturer m on m.id = a.manufacturer_id
     where a.deleted_at is null and lower(p.manufacturer_number) in (select unnest($5::text[]))`,
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
