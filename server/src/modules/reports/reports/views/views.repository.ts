// SQL of saved views, and of who gets which of them by e-mail.
import type { ReportName } from '@praxora/rules/reports/report-list';
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { personName } from '../../../account/index.ts';

export interface ViewRow extends Columns<'report_view', 'id' | 'name' | 'made_at'> {
  readonly report: Column<'report_view', 'report', ReportName>;
  readonly query: Column<'report_view', 'query', Record<string, string>>;
  readonly made_by: string;
}

const shown = `
  select v.id, v.name, v.report, v.query, v.made_at,
         ${personName('w')} as made_by
  from report_view v join practice_user w on w.id = v.made_by
  where v.practice_id = $practice`;

export const listViews = (tx: Tx): Promise<ViewRow[]> =>
  tx.rows<ViewRow>(`${shown} order by lower(v.name), v.id`);

export const findView = (tx: Tx, id: number): Promise<ViewRow | null> =>
  tx.maybe<ViewRow>(`${shown} and v.id = $1`, [id]);

/** It is not deleted before it is chosen. */
export const holdView = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    'select 1 as found from report_view where practice_id = $practice and id = $1 for key share',
    [id],
  )) !== null;

interface Content {
  readonly name: string;
  readonly report: ReportName;
  readonly query: Readonly<Record<string, string>>;
}

/** Null: another has this name. */
export const insertView = async (
  tx: Tx,
  userId: number,
  { name, report, query }: Content,
): Promise<number | null> =>
  (
    await tx.maybe<Columns<'report_view', 'id'>>(
      `insert into report_view (practice_id, name, report, query, made_by) values ($practice, $1, $2, $3, $4)
       on conflict (practice_id, lower(name)) do nothing returning id`,
      [name, report, JSON.stringify(query), userId],
    )
  )?.id ?? null;

export const isNameTaken = async (tx: Tx, name: string, but: number): Promise<boolean> =>
  (
    await tx.one<{ taken: boolean }>(
      `select exists (
         select from report_view where practice_id = $practice and lower(name) = lower($1) and id <> $2) as taken`,
      [name, but],
    )
  ).taken;

export const updateView = (tx: Tx, id: number, { name, report, query }: Content): Promise<number> =>
  tx.run(
    'update report_view set name = $2, report = $3, query = $4 where practice_id = $practice and id = $1',
    [id, name, report, JSON.stringify(query)],
  );

export const deleteView = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from report_view where practice_id = $practice and id = $1', [id]);

export const findMailed = async (tx: Tx, userId: number): Promise<number | null> =>
  (
    await tx.maybe<Columns<'report_mail', 'view_id'>>(
      'select view_id from report_mail where practice_id = $practice and user_id = $1',
      [userId],
    )
  )?.view_id ?? null;

/** The first comes with the next month. */
export const setMailed = (tx: Tx, userId: number, viewId: number, month: string): Promise<number> =>
  tx.run(
    `insert into report_mail (practice_id, user_id, view_id, sent_for) values ($practice, $1, $2, $3)
     on conflict (practice_id, user_id) do update set view_id = excluded.view_id`,
    [userId, viewId, month],
  );

export const endMailed = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from report_mail where practice_id = $practice and user_id = $1', [userId]);

/** Over all practices. */
export const listDue = (
  tx: Tx,
  month: string,
): Promise<Columns<'report_mail', 'practice_id' | 'user_id'>[]> =>
  tx.rows('select practice_id, user_id from list_report_mails($1)', [month]);

export interface Reader extends Columns<'person', 'email' | 'first_name' | 'language'> {
  readonly view_id: Column<'report_mail', 'view_id'>;
  readonly practice_name: Column<'practice', 'name'>;
}

/** Once a month, however often it is tried; null: it was sent, or nobody wants it any more. */
export const holdReader = (tx: Tx, userId: number, month: string): Promise<Reader | null> =>
  tx.maybe<Reader>(
    `update report_mail m set sent_for = $2 from practice_user u, practice p
     where m.practice_id = $practice and m.user_id = $1 and (m.sent_for is null or m.sent_for < $2) and u.id = m.user_id and p.id = m.practice_id
       and u.deactivated_at is null
     returning m.view_id, u.email, u.first_name, u.language, p.name as practice_name`,
    [userId, month],
  );

export const deleteReportMailsOfUser = (tx: Tx, userId: number): Promise<number> =>
  tx.run('delete from report_mail where practice_id = $practice and user_id = $1', [userId]);
