// SQL of the optimizer's results, and of the one that was applied last.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface Result
  extends Columns<
    'optimized_cart',
    'fingerprint' | 'before_cents' | 'after_cents' | 'packages_before' | 'packages_after'
  > {
  /** Position to vendor. */
  readonly assignment: Column<'optimized_cart', 'assignment', Readonly<Record<string, number>>>;
}

/** Replaces the last result for the same parameters; nothing is kept for an address that is gone by now. */
export const saveResult = (tx: Tx, addressId: number, parameters: string, result: Result): Promise<number> =>
  tx.run(
    `insert into optimized_cart (practice_id, address_id, parameters, fingerprint, assignment, before_cents, after_cents,
                                 packages_before, packages_after)
     select practice_id, id, $2, $3, $4, $5, $6, $7, $8 from address where practice_id = $practice and id = $1
     on conflict (practice_id, address_id, parameters) do update
       set fingerprint = excluded.fingerprint, assignment = excluded.assignment,
           before_cents = excluded.before_cents, after_cents = excluded.after_cents,
           packages_before = excluded.packages_before, packages_after = excluded.packages_after,
           solved_at = excluded.solved_at`,
    [
      addressId,
      parameters,
      result.fingerprint,
      JSON.stringify(result.assignment),
      result.before_cents,
      result.after_cents,
      result.packages_before,
      result.packages_after,
    ],
  );

export const findResult = (tx: Tx, addressId: number, parameters: string): Promise<Result | null> =>
  tx.maybe<Result>(
    `select fingerprint, assignment, before_cents, after_cents, packages_before, packages_after
     from optimized_cart where practice_id = $practice and address_id = $1 and parameters = $2`,
    [addressId, parameters],
  );

/** Delivery addresses with something in the cart. */
export const listFilledAddresses = async (tx: Tx, limit: number): Promise<number[]> =>
  (
    await tx.rows<Columns<'cart_position', 'address_id'>>(
      'select distinct address_id from cart_position where practice_id = $practice order by address_id limit $1',
      [limit],
    )
  ).map(({ address_id }) => address_id);

/** Whether a job waits to be done or is being done. */
export const isUnderWay = async (tx: Tx, singletonKey: string): Promise<boolean> =>
  (await tx.maybe(`select 1 as found from job where singleton_key = $1 and state in ('waiting', 'running')`, [
    singletonKey,
  ])) !== null;

export const deleteResults = (tx: Tx, addressId: number): Promise<number> =>
  tx.run('delete from optimized_cart where practice_id = $practice and address_id = $1', [addressId]);

type AppliedRow = Columns<
  'applied_saving',
  'undo_id' | 'applied_at' | 'saving_cents' | 'packages_before' | 'packages_after'
>;

/** The last one of the cart at the address that was not undone; what came in as a split says nothing about the others. */
export const findApplied = (tx: Tx, addressId: number): Promise<AppliedRow | null> =>
  tx.maybe<AppliedRow>(
    `select s.undo_id, s.applied_at, s.saving_cents, s.packages_before, s.packages_after
     from applied_saving s left join cart_undo u on u.practice_id = s.practice_id and u.id = s.undo_id
     where s.practice_id = $practice and s.address_id = $1 and u.kind is distinct from 'added'
     order by s.applied_at desc, s.id desc limit 1`,
    [addressId],
  );
