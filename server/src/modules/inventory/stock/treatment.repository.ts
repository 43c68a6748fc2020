// SQL of what removals were for.
import type { Treatment } from '@praxora/contract/inventory/treatment';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface NewTreatment extends Treatment {
  readonly bookingId: string;
  readonly day: string;
  /** Null: a device. */
  readonly userId: number | null;
}

export const upsertTreatment = (tx: Tx, treatment: NewTreatment): Promise<number> =>
  tx.run(
    `insert into treatment_reference (practice_id, booking_id, reference, udi, serial_number, happened_on, changed_by)
     values ($practice, $1, $2, $3, $4, $5, $6)
     on conflict (practice_id, booking_id) do update
     set reference = excluded.reference, udi = excluded.udi, serial_number = excluded.serial_number,
         changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [
      treatment.bookingId,
      treatment.reference,
      treatment.udi,
      treatment.serialNumber,
      treatment.day,
      treatment.userId,
    ],
  );

export const deleteTreatment = (tx: Tx, bookingId: string): Promise<number> =>
  tx.run('delete from treatment_reference where practice_id = $practice and booking_id = $1', [bookingId]);

/** Parts of a removal that was not taken back, with the batches they came of. */
export const listRemoval = (
  tx: Tx,
  bookingId: string,
): Promise<
  (Columns<'stock_movement', 'article_id' | 'happened_on'> & Columns<'stock_entry', 'batch_number'>)[]
> =>
  tx.rows(
    `select m.article_id, m.happened_on, e.batch_number
     from stock_movement m
     join stock_entry e on e.practice_id = m.practice_id and e.id = m.stock_entry_id
     where m.practice_id = $practice and m.booking_id = $1 and m.kind = 'consumption'
       and not exists (select from stock_movement r where r.practice_id = $practice and r.reverses = m.id)
     order by m.id`,
    [bookingId],
  );

export interface NumbersRow extends Columns<'article', 'manufacturer_number'>, Columns<'product', 'gtin'> {
  readonly article_id: Columns<'article', 'id'>['id'];
}

/** Numbers that a device is known by, by article. */
export const listNumbers = async (
  tx: Tx,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, NumbersRow>> =>
  new Map(
    (
      await tx.rows<NumbersRow>(
        `select a.id as article_id, coalesce(nullif(a.manufacturer_number, ''), p.manufacturer_number) as manufacturer_number, p.gtin
         from article a join product p on p.id = a.product_id
         where a.practice_id = $practice and a.id = any($1)`,
        [articleIds],
      )
    ).map((row) => [row.article_id, row]),
  );
