// SQL of the practice itself, as its account shows it.
import type { Account, accountCalls } from '@praxora/contract/account/account.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { usesCostCenters } from '../features/features.sql.ts';

interface AccountRow extends Columns<'practice', 'version'> {
  readonly practiceName: Column<'practice', 'name'>;
  readonly contactPerson: Column<'practice', 'contact_person'>;
  readonly country: Column<'practice', 'country', Account['country']>;
  readonly email: NonNullable<Column<'practice', 'email'>>;
}
type Counts = DataOf<typeof accountCalls.accountCounts>;

const columns = `name as "practiceName", contact_person as "contactPerson", country, coalesce(email, '') as email, version`;

export const findAccount = (tx: Tx): Promise<AccountRow> =>
  tx.one<AccountRow>(`select ${columns} from practice where id = $practice`);

export const updateAccount = (tx: Tx, name: string, contactPerson: string): Promise<AccountRow> =>
  tx.one<AccountRow>(
    `update practice set name = $1, contact_person = $2 where id = $practice returning ${columns}`,
    [name, contactPerson],
  );

export async function accountCounts(tx: Tx): Promise<Counts> {
  const [people, settings] = await Promise.all([countPeople(tx), countSettings(tx)]);
  return { ...people, ...settings };
}

const countPeople = (tx: Tx): Promise<Pick<Counts, 'customerSince' | 'users'>> =>
  tx.one(
    `select to_char(created_at, 'YYYY-MM-DD') as "customerSince",
            (select count(*)::integer from app_user where practice_id = $practice and person_id is not null) as users
     from practice where id = $practice`,
  );

/** By themselves: they are on another server than practices and users where the practices are spread. */
const countSettings = (tx: Tx): Promise<Pick<Counts, 'addresses' | 'costCenters'>> =>
  tx.one(
    `select (select count(*)::integer from address where practice_id = $practice) as addresses,
            (select count(*)::integer from cost_center where practice_id = $practice and ${usesCostCenters}) as "costCenters"`,
  );

export const isTwoStepRequired = async (tx: Tx): Promise<boolean> =>
  (
    await tx.one<{ required: boolean }>(
      'select two_step_required_since is not null as required from practice where id = $practice',
    )
  ).required;

/** The time that users have begins now. False: it was so already. */
export const setTwoStepRequired = async (tx: Tx, isRequired: boolean): Promise<boolean> =>
  (await tx.run(
    `update practice set two_step_required_since = ${isRequired ? 'now()' : 'null'}
     where id = $practice and (two_step_required_since is not null) <> $1`,
    [isRequired],
  )) > 0;

export const saveContact = (
  tx: Tx,
  email: Column<'practice', 'email'>,
  contactPerson: Column<'practice', 'contact_person'>,
): Promise<number> =>
  tx.run('update practice set email = $1, contact_person = $2 where id = $practice', [email, contactPerson]);
