// SQL of the versions of a waiting order.
import type { OrderRevision } from '@praxora/contract/purchasing/order';
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { revisionNumber } from './orders.sql.ts';

/** For whoever holds the order's lock. */
export const findRevision = async (tx: Tx, orderId: number): Promise<number> =>
  (await tx.one<{ revision: number }>(`select ${revisionNumber('$1')} as revision`, [orderId])).revision;

type Content = Omit<OrderRevision, 'revision'>;

export const listRevisions = (tx: Tx, orderId: number) =>
  tx.rows<{
    readonly revision: Column<'order_revision', 'revision'>;
    readonly content: Column<'order_revision', 'content', Content>;
  }>(
    `select revision, content from order_revision
     where practice_id = $practice and order_id = $1 order by revision`,
    [orderId],
  );

export const insertRevision = (
  tx: Tx,
  orderId: number,
  revision: number,
  content: Content,
): Promise<number> =>
  tx.run(
    `insert into order_revision (practice_id, order_id, revision, content) values ($practice, $1, $2, $3)`,
    [orderId, revision, JSON.stringify(content)],
  );

export interface ChangedPosition {
  readonly id: number;
  readonly vendor_order_number: string;
  readonly quantity: number;
  readonly unit_price_cents: number;
  readonly discount_cents: number;
  readonly net_cents: number;
  readonly vat_percent: number;
}

export const deleteOtherPositions = (tx: Tx, orderId: number, ids: readonly number[]): Promise<number> =>
  tx.run(
    'delete from order_position where practice_id = $practice and order_id = $1 and id <> all($2::integer[])',
    [orderId, ids],
  );

export const updatePositions = (
  tx: Tx,
  orderId: number,
  positions: readonly ChangedPosition[],
): Promise<number> =>
  tx.run(
    `update order_position p
     set vendor_order_number = c.vendor_order_number, quantity = c.quantity, unit_price_cents = c.unit_price_cents,
         discount_cents = c.discount_cents, net_cents = c.net_cents, vat_percent = c.vat_percent
     from jsonb_to_recordset($2::jsonb) as c (id integer, vendor_order_number text, quantity integer,
       unit_price_cents integer, discount_cents integer, net_cents integer, vat_percent numeric)
     where p.practice_id = $practice and p.order_id = $1 and p.id = c.id`,
    [orderId, JSON.stringify(positions)],
  );

export interface ChangedSums {
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  readonly netCents: number;
  readonly vendorsNetCents: number;
  readonly vat: unknown;
  readonly vatCents: number;
  readonly grossCents: number;
}

/** Null: there are none. By itself: Citus refuses an update that reads another table in a function. */
const describePositions = async (tx: Tx, orderId: number): Promise<string | null> =>
  (
    await tx.one<{ text: string | null }>(
      `select string_agg(concat_ws(' ', name_de, nullif(name_en, name_de), manufacturer, manufacturer_number, vendor_order_number),
                         ' ' order by line) as text
       from order_position where practice_id = $practice and order_id = $1`,
      [orderId],
    )
  ).text;

/** After the positions: an order is found by what it still contains. */
export const updateSums = async (tx: Tx, orderId: number, sums: ChangedSums): Promise<number> =>
  tx.run(
    `update purchase_order
     set goods_cents = $2, shipping_cents = $3, surcharge_cents = $4, net_cents = $5, vendors_net_cents = $6, vat = $7,
         vat_cents = $8, gross_cents = $9,
         search_text = lower(order_number || coalesce(' ' || platform_order_number, '') || coalesce(' ' || nullif(order_reference, ''), '')
                             || ' ' || vendor_name || coalesce(' ' || $10, ''))
     where practice_id = $practice and id = $1`,
    [
      orderId,
      sums.goodsCents,
      sums.shippingCents,
      sums.surchargeCents,
      sums.netCents,
      sums.vendorsNetCents,
      JSON.stringify(sums.vat),
      sums.vatCents,
      sums.grossCents,
      await describePositions(tx, orderId),
    ],
  );
