// Products of the catalogue that electronic invoices name, by GTIN or by the vendor's number: a practice that begins has no orders yet.
import type { articleCalls } from '@praxora/contract/inventory/articles.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type ProductColumns, productColumns, productJoins } from '../../system/index.ts';

interface InvoicedRow extends ProductColumns {
  readonly product_id: Column<'product', 'id'>;
  readonly seller_name: Column<'invoice', 'seller_name'>;
  readonly issued_on: Column<'invoice', 'issued_on'>;
}

const mostInvoices = 200;

const listInvoiced = (tx: Tx): Promise<InvoicedRow[]> =>
  tx.rows<InvoicedRow>(
    `with line as (
       select i.vendor_id, i.seller_name, i.issued_on, l ->> 'gtin' as gtin, l ->> 'vendorNumber' as number
       from (select * from invoice where practice_id = $practice and kind = 'invoice' and state not in ('replaced', 'cancelled')
             order by issued_on desc, id desc limit $1) i
       cross join jsonb_array_elements(i.content -> 'lines') l
     ), named as (
       select p.id as product_id, l.seller_name, l.issued_on from line l join product p on p.gtin = l.gtin
       union all
       select f.product_id, l.seller_name, l.issued_on
       from line l join offer f on f.vendor_id = l.vendor_id and f.order_number = l.number and f.practice_id is null
     ), latest as (
       select distinct on (product_id) * from named order by product_id, issued_on desc, seller_name
     )
     select l.product_id, l.seller_name, l.issued_on, ${productColumns}
     from latest l
     join product p on p.id = l.product_id
     ${productJoins}
     where p.practice_id is null
       and not exists (select from article a
                       where a.practice_id = $practice and a.product_id = p.id and a.deleted_at is null)
     order by l.issued_on desc, p.id limit 60`,
    [mostInvoices],
  );

export async function suggestInvoicedArticles({
  tx,
}: UserContext): Promise<DataOf<typeof articleCalls.suggestInvoicedArticles>> {
  return (await listInvoiced(tx)).map((row) => ({
    productId: row.product_id,
    name: { de: row.name_de, en: row.name_en },
    manufacturer: row.manufacturer,
    picture: row.picture,
    seller: row.seller_name,
    invoicedOn: row.issued_on,
  }));
}
