// SQL of the operators' commands about practices; runs as the owner, over all of them.
import { startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const insertPractice = async (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null,
): Promise<Columns<'practice', 'id' | 'dental_office_id'>> =>
  tx.one(
    `insert into practice (name, country, edition, created_at) values ($1, $2, $3, coalesce(${startOfLocalDay('$4::date')}, now()))
     returning id, dental_office_id`,
    [name, country, edition, since],
  );

interface PracticeRow extends Columns<'practice', 'id' | 'name' | 'country' | 'edition'> {
  readonly users: string[];
}

export const listPractices = (tx: Tx): Promise<PracticeRow[]> =>
  tx.rows<PracticeRow>(
    `select p.id, p.name, p.country, p.edition,
            coalesce(array_agg(u.email order by u.email) filter (where u.person_id is not null), '{}') as users
     from practice p left join practice_user u on u.practice_id = p.id
     where p.sample_of is null group by p.id order by p.id`,
  );

type PracticeDetail = Columns<
  'practice',
  'id' | 'dental_office_id' | 'name' | 'country' | 'edition' | 'email' | 'contact_person' | 'created_at'
> & {
  readonly delete_on: Column<'practice_deletion', 'delete_on'> | null;
  readonly closed_at: Column<'closed_practice', 'closed_at'> | null;
  readonly exported_at: Column<'closed_practice', 'exported_at'>;
  readonly users: number;
};

export type PracticeChange = Partial<Columns<'practice', 'name' | 'country' | 'edition'>>;

export const findPractice = (tx: Tx, id: number): Promise<PracticeDetail | null> =>
  tx.maybe<PracticeDetail>(
    `select p.id, p.dental_office_id, p.name, p.country, p.edition, p.email, p.contact_person, p.created_at, d.delete_on,
            c.closed_at, c.exported_at,
            (select count(*)::integer from practice_user u where u.practice_id = p.id and u.person_id is not null) as users
     from practice p left join practice_deletion d on d.practice_id = p.id
     left join closed_practice c on c.practice_id = p.id where p.id = $1 and p.sample_of is null`,
    [id],
  );

/** Values that are left out stay. */
export const updatePractice = (tx: Tx, id: number, change: PracticeChange): Promise<number> =>
  tx.run(
    `update practice set name = coalesce($2, name), country = coalesce($3, country), edition = coalesce($4, edition)
     where id = $1`,
    [id, change.name ?? null, change.country ?? null, change.edition ?? null],
  );

/** Null: it was this one already. */
export const updateAccountEmail = (
  tx: Tx,
  practiceId: number,
  email: string,
): Promise<Columns<'practice', 'name'> | null> =>
  tx.maybe('update practice set email = $2 where id = $1 and email is distinct from $2 returning name', [
    practiceId,
    email,
  ]);

export const practiceExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from practice where id = $1 and sample_of is null', [id])) !== null;

export const findNamedPractice = (tx: Tx, id: number): Promise<Columns<'practice', 'id' | 'name'> | null> =>
  tx.maybe('select id, name from practice where id = $1 and sample_of is null', [id]);
