// SQL of quick order: products by any of their numbers, and what the practice has to do with them.
import type { Column } from '../../../platform/database/row-types.ts';
import { lettersAndDigits } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NumberQuery {
  readonly labelIds: readonly string[];
  readonly gtins: readonly string[];
  readonly pzns: readonly string[];
  /** Letters and digits only. */
  readonly numbers: readonly string[];
}

export interface NumberedProduct {
  readonly kind: 'label' | 'gtin' | 'pzn' | 'number';
  /** The number as requested. */
  readonly number: string;
  readonly product_id: Column<'article', 'product_id'>;
}

/** From the numbers to their products, each looked up by its key: one question, however many numbers. */
export const listNumbered = (
  tx: Tx,
  { labelIds, gtins, pzns, numbers }: NumberQuery,
): Promise<NumberedProduct[]> =>
  tx.rows<NumberedProduct>(
    `select 'label' as kind, l.id as number, a.product_id
     from stock_label l
     join stock_entry e on e.practice_id = l.practice_id and e.id = l.stock_entry_id
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     where l.practice_id = $practice and l.id = any($1)
     union
     select 'label', permanent_label_id, product_id from article
     where practice_id = $practice and permanent_label_id = any($1)
     union
     select 'gtin', gtin, id from product where gtin = any($2)
     union
     select 'pzn', pzn, id from product where pzn = any($3)
     union
     select 'number', bare_number, id from product where bare_number = any($4) and bare_number <> ''
     union
     select 'number', bare_number, product_id from offer where bare_number = any($4) and bare_number <> ''
     union
     select 'number', n.number, n.product_id
     from (select ${lettersAndDigits('manufacturer_number')} as number, product_id from article
           where practice_id = $practice and deleted_at is null) n
     where n.number = any($4) and n.number <> ''
     order by 1, 2, 3`,
    [labelIds, gtins, pzns, numbers],
  );

interface OwnFacts {
  readonly id: Column<'product', 'id'>;
  readonly unit_id: Column<'consumption_unit', 'id'>;
  readonly unit_de: Column<'consumption_unit', 'name_de'>;
  readonly unit_en: Column<'consumption_unit', 'name_en'>;
  readonly article_used_at: Date | null;
}

export const listOwnFacts = (tx: Tx, productIds: readonly number[]): Promise<OwnFacts[]> =>
  tx.rows<OwnFacts>(
    `select p.id, u.id as unit_id, u.name_de as unit_de, u.name_en as unit_en,
            coalesce((select m.booked_at from stock_movement m
                      where m.practice_id = $practice and m.article_id = a.id
                      order by m.id desc limit 1), a.created_at) as article_used_at
     from product p
     join consumption_unit u on u.id = p.unit_id
     left join article a on a.practice_id = $practice and a.product_id = p.id and a.deleted_at is null
     where p.id = any($1)`,
    [productIds],
  );
