// SQL of the first steps: what the practice has, and what the user chose to see of them.
import type { PracticeFacts } from '@praxora/rules/reports/first-steps';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface FirstStepsRow extends Omit<PracticeFacts, 'colleagues'> {
  readonly invited: number;
  readonly joined: number;
  readonly hasScanned: boolean;
  readonly deliveryAddress: string | null;
  /** Null: never chosen. */
  readonly skipped: Column<'first_steps_choice', 'skipped'> | null;
  readonly isPutAway: Columns<'first_steps_choice', 'is_put_away'>['is_put_away'] | null;
}

/** Articles and orders are only looked for, since a practice may have many. */
export const findFirstSteps = (tx: Tx, userId: number): Promise<FirstStepsRow> =>
  tx.one<FirstStepsRow>(
    `select
       (select count(*) from address where practice_id = $practice and kind = 'shipping')::integer as "deliveryAddresses",
       (select count(*) from address where practice_id = $practice and kind = 'billing')::integer as "billingAddresses",
       (select concat_ws(', ', street, concat_ws(' ', postcode, location)) from address
        where practice_id = $practice and kind = 'shipping' order by is_default desc, id limit 1) as "deliveryAddress",
       (select count(*) from invitation where practice_id = $practice)::integer as invited,
       (select count(*) from app_user where practice_id = $practice and id <> $1 and deactivated_at is null)::integer as joined,
       (select count(*) from storage where practice_id = $practice and deleted_at is null)::integer as storages,
       (select count(*) from (select 1 from article where practice_id = $practice and deleted_at is null limit 1000) a)::integer as articles,
       (select count(*) from (select 1 from purchase_order where practice_id = $practice limit 1) o)::integer as orders,
       exists (select 1 from device where practice_id = $practice and paired_at is not null)
         or exists (select 1 from (select printed_at from stock_label where practice_id = $practice limit 1000) l where printed_at is not null) as "hasScanned",
       (select skipped from first_steps_choice where practice_id = $practice and user_id = $1) as skipped,
       (select is_put_away from first_steps_choice where practice_id = $practice and user_id = $1) as "isPutAway"`,
    [userId],
  );

export const saveChoice = (
  tx: Tx,
  userId: number,
  skipped: readonly string[],
  isPutAway: boolean,
): Promise<number> =>
  tx.run(
    `insert into first_steps_choice (practice_id, user_id, skipped, is_put_away) values ($practice, $1, $2, $3)
     on conflict (practice_id, user_id) do update set skipped = excluded.skipped, is_put_away = excluded.is_put_away`,
    [userId, skipped, isPutAway],
  );
