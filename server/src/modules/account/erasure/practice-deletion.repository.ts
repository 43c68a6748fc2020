// SQL of the deletion of practices. All but the last statement run as the owner, over all practices.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Day = Column<'practice_deletion', 'delete_on'>;

export const findDeletionDay = async (tx: Tx, practiceId: number): Promise<Day | null> =>
  (
    await tx.maybe<Columns<'practice_deletion', 'delete_on'>>(
      'select delete_on from practice_deletion where practice_id = $1 for update',
      [practiceId],
    )
  )?.delete_on ?? null;

export const insertDeletion = (tx: Tx, practiceId: number, day: string): Promise<number> =>
  tx.run('insert into practice_deletion (practice_id, delete_on) values ($1, $2)', [practiceId, day]);

/** Has the practice deleted now, if there is one. */
export const makeDue = (tx: Tx, practiceId: number): Promise<number> =>
  tx.run(
    `insert into practice_deletion (practice_id, delete_on)
     select id, (now() at time zone 'Europe/Berlin')::date from practice where id = $1
     on conflict (practice_id) do update set delete_on = excluded.delete_on`,
    [practiceId],
  );

export const deleteDeletion = (tx: Tx, practiceId: number): Promise<number> =>
  tx.run('delete from practice_deletion where practice_id = $1', [practiceId]);

export const findPracticeName = async (tx: Tx, practiceId: number): Promise<string> =>
  (await tx.one<Columns<'practice', 'name'>>('select name from practice where id = $1', [practiceId])).name;

interface OwnerRow extends Columns<'person', 'email' | 'language'> {
  readonly firstName: Column<'person', 'first_name'>;
}

export const listOwners = (tx: Tx, practiceId: number): Promise<OwnerRow[]> =>
  tx.rows<OwnerRow>(
    `select email, first_name as "firstName", language from practice_user
     where practice_id = $1 and person_id is not null and role = 'owner' and deactivated_at is null order by id`,
    [practiceId],
  );

interface KeptInvoices {
  readonly count: number;
  /** The last day on which the law asks for any of them. */
  readonly until: string | null;
}

/** Invoices that must still be kept and are in no export of all data, be it by an owner or for the move to another installation. */
export const findUnexportedInvoices = (tx: Tx, practiceId: number): Promise<KeptInvoices> =>
  tx.one<KeptInvoices & Record<string, unknown>>(
    `select count(*)::integer as count, to_char(max(i.keep_until), 'YYYY-MM-DD') as until from invoice i
     where i.practice_id = $1 and i.keep_until >= (now() at time zone 'Europe/Berlin')::date
       and not exists (select 1 from data_export e where e.practice_id = $1 and e.state = 'done' and e.requested_at >= i.received_at)
       and not exists (select 1 from closed_practice c where c.practice_id = $1 and c.exported_at is not null)`,
    [practiceId],
  );

interface PracticeContents {
  readonly users: number;
  readonly orders: number;
  readonly articles: number;
  readonly movements: number;
  readonly files: number;
}

/** The most important things that go with a practice. */
export const countContents = (tx: Tx, practiceId: number): Promise<PracticeContents> =>
  tx.one<PracticeContents>(
    `select (select count(*)::integer from app_user where practice_id = $1 and person_id is not null) as users,
            (select count(*)::integer from purchase_order where practice_id = $1) as orders,
            (select count(*)::integer from article where practice_id = $1) as articles,
            (select count(*)::integer from stock_movement where practice_id = $1) as movements,
            (select count(*)::integer from blob where practice_id = $1) as files`,
    [practiceId],
  );

interface DeletedPractice {
  readonly deleted_practice: number;
  readonly deleted_rows: number;
}

export const deleteDuePractice = (tx: Tx): Promise<DeletedPractice | null> =>
  tx.maybe<DeletedPractice>('select deleted_practice, deleted_rows from delete_due_practice()');
