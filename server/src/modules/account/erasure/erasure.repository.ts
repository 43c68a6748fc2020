// SQL of erasures: what goes, what stays, and which there were.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface ErasureCounts {
  readonly endsLogin: boolean;
  readonly fullName: string;
  readonly orders: number;
  readonly sessions: number;
  readonly apiTokens: number;
  readonly devices: number;
  readonly exportFiles: number;
}

/** Null: no user of this practice, or one whose person was erased. */
export async function countForErasure(tx: Tx, userId: number): Promise<ErasureCounts | null> {
  const access = await countAccess(tx, userId);
  return access === null ? null : { ...access, ...(await countRows(tx, userId, access.fullName)) };
}

type Access = Omit<ErasureCounts, 'orders' | 'exportFiles'>;

const countAccess = (tx: Tx, userId: number): Promise<Access | null> =>
  tx.maybe<Access>(
    `select not has_other_membership(u.person_id) as "endsLogin", btrim(n.first_name || ' ' || n.last_name) as "fullName",
            (select count(*)::integer from session s where s.user_id = u.id and s.expires_at > now()) as sessions,
            (select count(*)::integer from api_token a where a.user_id = u.id) as "apiTokens",
            (select count(*)::integer from device d where d.held_by = u.id and d.removed_at is null) as devices
     from app_user u join person n on n.id = u.person_id where u.id = $1`,
    [userId],
  );

/** By themselves: where the practices are spread, users are on another server than the rows of practices. */
const countRows = (
  tx: Tx,
  userId: number,
  fullName: string,
): Promise<Pick<ErasureCounts, 'orders' | 'exportFiles'>> =>
  tx.one(
    `select (select count(*)::integer from purchase_order o
             where o.practice_id = $practice and (o.placed_by = $1
               or ($2 <> '' and strpos(concat(o.delivery_address, o.billing_address, o.message), $2) > 0))) as orders,
            (select count(*)::integer from data_export e where e.practice_id = $practice and e.blob_id is not null)
              + (select count(*)::integer from report_export e where e.practice_id = $practice and e.blob_id is not null) as "exportFiles"`,
    [userId, fullName],
  );

interface NamedAddress extends Columns<'address', 'id'> {
  readonly name: Column<'address', 'short_name'>;
}

/** Entries of the address book that carry a person's name. */
export const listNamedAddresses = (tx: Tx, fullName: string): Promise<NamedAddress[]> =>
  tx.rows<NamedAddress>(
    `select id, coalesce(nullif(short_name, ''), company_name) as name from address
     where practice_id = $practice and $1 <> ''
       and strpos(lower(concat_ws(' ', short_name, company_name, first_name, last_name)), lower($1)) > 0
     order by id`,
    [fullName],
  );

export type ErasureRow = Columns<'erasure', 'practice_id' | 'user_id' | 'erased_at'>;

/** All erasures; for the owner. */
export const listErasures = (tx: Tx): Promise<ErasureRow[]> =>
  tx.rows<ErasureRow>(
    'select practice_id, user_id, erased_at from erasure order by erased_at, practice_id, user_id',
  );

export const existedBefore = async (tx: Tx, userId: number, moment: Date): Promise<boolean> =>
  (await tx.maybe('select 1 as found from app_user where id = $1 and created_at < $2', [userId, moment])) !==
  null;

export const listDeletedPractices = async (tx: Tx): Promise<number[]> =>
  (await tx.rows<Columns<'deleted_practice', 'id'>>('select id from deleted_practice order by id')).map(
    ({ id }) => id,
  );
