// SQL of receipts and returns, and of what they do to an order's positions.
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type PositionRow = Columns<
  'order_position',
  'id' | 'product_id' | 'quantity' | 'received' | 'returned' | 'net_cents' | 'cost_center_id'
>;

export const listPositions = (tx: Tx, orderId: number): Promise<PositionRow[]> =>
  tx.rows<PositionRow>(
    `select id, product_id, quantity, received, returned, net_cents, cost_center_id from order_position
     where practice_id = $practice and order_id = $1 order by line`,
    [orderId],
  );

export const findVendor = (tx: Tx, id: number): Promise<Columns<'vendor', 'id' | 'name'> | null> =>
  tx.maybe('select id, name from vendor where id = $1 and deleted_at is null', [id]);

/** Names of the existing storages among those given, by id; they are locked against deletion. */
export const lockStorages = async (tx: Tx, ids: readonly number[]): Promise<Map<number, string>> =>
  new Map(
    (
      await tx.rows<Columns<'storage', 'id' | 'name'>>(
        `select id, name from storage
         where practice_id = $practice and id = any($1) and deleted_at is null order by id for key share`,
        [ids],
      )
    ).map(({ id, name }) => [id, name]),
  );

export interface NewReceipt extends Author {
  readonly kind: 'receipt' | 'return' | 'reversal';
  readonly orderId: number | null;
  /** No id: the vendor was deleted since. */
  readonly vendor: { readonly id: number | null; readonly name: string } | null;
  readonly deliveryNote: string;
  readonly note: string;
  readonly happenedOn: string;
  readonly bookingId: string;
}

export const insertReceipt = async (tx: Tx, receipt: NewReceipt): Promise<number> =>
  (
    await tx.one<Columns<'receipt', 'id'>>(
      `insert into receipt (practice_id, kind, order_id, vendor_id, vendor_name, delivery_note, note, happened_on,
         booked_by, booking_id, device_id)
       values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        receipt.kind,
        receipt.orderId,
        receipt.vendor?.id ?? null,
        receipt.vendor?.name ?? '',
        receipt.deliveryNote,
        receipt.note,
        receipt.happenedOn,
        receipt.userId,
        receipt.bookingId,
        receipt.deviceId,
      ],
    )
  ).id;

/** Day of the first receipt by position; deliveries from before receipts existed are not included. */
export const firstReceipts = async (tx: Tx, positionIds: readonly number[]): Promise<Map<number, string>> =>
  new Map(
    (
      await tx.rows<{ position_id: NonNullable<Column<'receipt_line', 'position_id'>>; day: string }>(
        `select l.position_id, min(r.happened_on) as day
         from receipt_line l
         join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id
         join order_position p on p.practice_id = l.practice_id and p.id = l.position_id
         where l.practice_id = $practice and l.position_id = any($1) and r.kind = 'receipt' and p.received_before = 0 group by 1`,
        [positionIds],
      )
    ).map(({ position_id, day }) => [position_id, day]),
  );

export interface NewLine
  extends Columns<
    'receipt_line',
    | 'position_id'
    | 'article_id'
    | 'quantity'
    | 'batch_number'
    | 'expiration_date'
    | 'storage_id'
    | 'stock_entry_id'
  > {
  /** The line it takes back. */
  readonly reverses?: number;
}

export const insertLines = (tx: Tx, receiptId: number, lines: readonly NewLine[]): Promise<number> =>
  tx.run(
    `insert into receipt_line (practice_id, receipt_id, position_id, article_id, quantity, batch_number,
       expiration_date, storage_id, stock_entry_id, reverses)
     select $practice, $1, position_id, article_id, quantity, batch_number, expiration_date, storage_id,
            stock_entry_id, reverses
     from jsonb_to_recordset($2::jsonb) as l (position_id integer, article_id integer, quantity integer,
       batch_number text, expiration_date date, storage_id integer, stock_entry_id integer, reverses integer)
     returning id`,
    [receiptId, JSON.stringify(lines)],
  );

export interface ReturnableRow
  extends Columns<
    'stock_entry',
    | 'id'
    | 'article_id'
    | 'units_per_order_unit'
    | 'batch_number'
    | 'expiration_date'
    | 'storage_id'
    | 'balance'
  > {
  readonly position_id: Column<'order_position', 'id'>;
  readonly storage_name: Column<'storage', 'name'>;
}

/**
 * Stock entries that came with the order, wherever they were moved since, each with its position: the one it was
 * received for, or the one of its article's product.
 */
export const listReturnable = (
  tx: Tx,
  orderId: number,
  /** Null: all. */
  stockIds: readonly number[] | null,
): Promise<ReturnableRow[]> =>
  tx.rows<ReturnableRow>(
    `select e.id, p.id as position_id, e.article_id, e.units_per_order_unit, e.batch_number, e.expiration_date,
            e.storage_id, s.name as storage_name, e.balance
     from stock_entry e
     join article a on a.practice_id = e.practice_id and a.id = e.article_id
     join storage s on s.practice_id = e.practice_id and s.id = e.storage_id
     join order_position p on p.practice_id = e.practice_id and p.order_id = e.order_id
      and (p.product_id = a.product_id
           or exists (select from receipt_line l
                      where l.practice_id = $practice and l.position_id = p.id and l.article_id = e.article_id))
     where e.practice_id = $practice and e.order_id = $1 and ($2::integer[] is null or e.id = any($2))
     order by p.line, lower(s.name), e.expiration_date nulls last, e.id`,
    [orderId, stockIds],
  );

/** Quantity received without being stored, and neither returned nor reversed, by position. */
export const notStored = async (tx: Tx, orderId: number): Promise<Map<number, number>> =>
  new Map(
    (
      await tx.rows<{ position_id: NonNullable<Column<'receipt_line', 'position_id'>>; units: number }>(
        `select l.position_id, sum(case r.kind when 'receipt' then l.quantity else -l.quantity end)::integer as units
         from receipt_line l join receipt r on r.practice_id = l.practice_id and r.id = l.receipt_id
         where r.practice_id = $practice and r.order_id = $1 and l.stock_entry_id is null and l.position_id is not null
         group by l.position_id`,
        [orderId],
      )
    ).map((row) => [row.position_id, row.units]),
  );
