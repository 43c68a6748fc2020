// SQL of two-step login and its recovery codes.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface TwoStep {
  readonly secret: Column<'two_step_login', 'secret'>;
  readonly is_confirmed: boolean;
  readonly last_step: number;
}

/** Null: neither switched on nor being set up. */
export const findTwoStep = (tx: Tx, userId: number): Promise<TwoStep | null> =>
  tx.maybe<TwoStep>(
    `select secret, confirmed_at is not null as is_confirmed, last_step::float8 as last_step
     from two_step_login where user_id = $1`,
    [userId],
  );

/** A secret that was never confirmed gives way to the next; one in use does not (0). */
export const savePending = (tx: Tx, userId: number, secret: Buffer): Promise<number> =>
  tx.run(
    `insert into two_step_login as t (practice_id, user_id, secret) values (current_practice(), $1, $2)
     on conflict (practice_id, user_id) do update set secret = excluded.secret where t.confirmed_at is null`,
    [userId, secret],
  );

/** Updates a row only on first use: of two concurrent logins with the same code, one succeeds. */
export const useStep = (tx: Tx, userId: number, step: number): Promise<number> =>
  tx.run(
    `update two_step_login set last_step = $2 where user_id = $1 and last_step < $2 and confirmed_at is not null`,
    [userId, step],
  );

export const confirm = (tx: Tx, userId: number, secret: Buffer, step: number): Promise<number> =>
  tx.run(
    `update two_step_login set confirmed_at = now(), last_step = $3
     where user_id = $1 and secret = $2 and confirmed_at is null`,
    [userId, secret, step],
  );

export const deleteTwoStep = async (tx: Tx, userId: number): Promise<number> => {
  await deleteCodes(tx, userId);
  return tx.run('delete from two_step_login where user_id = $1', [userId]);
};

export const deleteCodes = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from recovery_code where user_id = $1', [userId]);

export const insertCodes = (tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<number> =>
  tx.run(
    `insert into recovery_code (practice_id, user_id, code_hash)
     select current_practice(), $1, code_hash from unnest($2::bytea[]) as code_hash`,
    [userId, hashes],
  );

/** Updates a row only on first use of the recovery code. */
export const useCode = (tx: Tx, userId: number, hash: Buffer): Promise<number> =>
  tx.run(
    'update recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hash],
  );

export const countCodesLeft = async (tx: Tx, userId: number): Promise<number> =>
  (
    await tx.one<{ left: number }>(
      'select count(*)::integer as left from recovery_code where user_id = $1 and used_at is null',
      [userId],
    )
  ).left;
