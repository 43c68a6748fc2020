// SQL of two-step login and its recovery codes.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface TwoStep extends Columns<'two_step_login', 'secret' | 'reset_at'> {
  readonly is_confirmed: boolean;
  readonly last_step: number;
}

/** Null: neither switched on nor being set up. */
export const findTwoStep = (tx: Tx, personId: number): Promise<TwoStep | null> =>
  tx.maybe<TwoStep>(
    `select secret, reset_at, confirmed_at is not null as is_confirmed, last_step::float8 as last_step
     from two_step_login where person_id = $1`,
    [personId],
  );

/** A secret that was never confirmed gives way to the next; one in use does not (0). */
export const savePending = (tx: Tx, personId: number, secret: Buffer): Promise<number> =>
  tx.run(
    `insert into two_step_login as t (person_id, secret) values ($1, $2)
     on conflict (person_id) do update set secret = excluded.secret where t.confirmed_at is null`,
    [personId, secret],
  );

/** Updates a row only on first use: of two concurrent logins with the same code, one succeeds. */
export const useStep = (tx: Tx, personId: number, step: number): Promise<number> =>
  tx.run(
    `update two_step_login set last_step = $2 where person_id = $1 and last_step < $2 and confirmed_at is not null`,
    [personId, step],
  );

export const confirm = (tx: Tx, personId: number, secret: Buffer, step: number): Promise<number> =>
  tx.run(
    `update two_step_login set confirmed_at = now(), last_step = $3
     where person_id = $1 and secret = $2 and confirmed_at is null`,
    [personId, secret, step],
  );

export const deleteTwoStep = async (tx: Tx, personId: number): Promise<number> => {
  await deleteCodes(tx, personId);
  return tx.run('delete from two_step_login where person_id = $1', [personId]);
};

export const deleteCodes = (tx: Tx, personId: number): Promise<number> =>
  tx.run('delete from recovery_code where person_id = $1', [personId]);

export const insertCodes = (tx: Tx, personId: number, hashes: readonly Buffer[]): Promise<number> =>
  tx.run(
    `insert into recovery_code (person_id, code_hash)
     select $1, code_hash from unnest($2::bytea[]) as code_hash`,
    [personId, hashes],
  );

/** Updates a row only on first use of the recovery code. */
export const useCode = (tx: Tx, personId: number, hash: Buffer): Promise<number> =>
  tx.run(
    'update recovery_code set used_at = now() where person_id = $1 and code_hash = $2 and used_at is null',
    [personId, hash],
  );

export const countCodesLeft = async (tx: Tx, personId: number): Promise<number> =>
  (
    await tx.one<{ left: number }>(
      'select count(*)::integer as left from recovery_code where person_id = $1 and used_at is null',
      [personId],
    )
  ).left;
