// SQL that reads the activity log. A statement holds only the conditions of its query, so that each gets the plan, and the
// index, of its own.

import type { FieldChange } from '@praxora/contract/account/activity';
import type { activityCalls } from '@praxora/contract/account/activity.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { localTime, startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personName } from '../identity/person-names.sql.ts';

export type ActivityQuery = QueryOf<typeof activityCalls.listActivity>;

/** Filters that the figures of an area or an author leave out. */
export type AuthorFilter = Pick<ActivityQuery, 'userId' | 'deviceId' | 'apiTokenId'>;

interface Conditions {
  readonly sql: string;
  readonly values: unknown[];
}

/**
 * What a caller sees: the own entries of a user, or all of the practice (null); the oldest ones in which text is looked for; and the
 * users whose names have it.
 */
export interface Scope {
  readonly onlyUserId: number | null;
  readonly since: Date | null;
  readonly named?: readonly string[];
  /** Logins and refused attempts are left out. */
  readonly isChangesOnly?: boolean;
}

const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function toConditions(
  query: Omit<ActivityQuery, 'limit'>,
  { onlyUserId, since, named = [], isChangesOnly = false }: Scope,
): Conditions {
  const values: unknown[] = [];
  const all: string[] = ['a.practice_id = $practice'];
  const place = (value: unknown) => `$${values.push(value)}`;
  const isUser = (userId: number) => all.push(`a.user_id = ${place(userId)} and a.author_kind = 'user'`);
  if (onlyUserId !== null) isUser(onlyUserId);
  if (isChangesOnly) all.push(`a.action not in ('login.succeeded', 'login.failed', 'access.refused')`);
  if (since !== null) all.push(`a.at >= ${place(since)}`);
  if (query.userId !== undefined) isUser(query.userId);
  if (query.deviceId !== undefined) all.push(`a.device_id = ${place(query.deviceId)}`);
  if (query.apiTokenId !== undefined) all.push(`a.api_token_id = ${place(query.apiTokenId)}`);
  if (query.area !== undefined) all.push(`a.area = ${place(query.area)}`);
  if (query.from !== undefined) all.push(`a.at >= ${startOfLocalDay(`${place(query.from)}::date`)}`);
  if (query.to !== undefined) all.push(`a.at < ${startOfLocalDay(`${place(query.to)}::date + 1`)}`);
  if (query.subjectType !== undefined) all.push(`a.subject_type = ${place(query.subjectType)}`);
  if (query.subjectId !== undefined) all.push(`a.subject_id = ${place(query.subjectId)}`);
  if (query.refused === true) all.push(`a.action = 'access.refused'`);
  if (query.text) {
    const pattern = place(patternOf(query.text));
    all.push(
      `(a.subject_name ilike ${pattern} or a.subject_type = 'user' and a.subject_id = any(${place(named)}))`,
    );
  }
  if (query.cursor !== undefined) {
    const [at, id] = query.cursor.split('-');
    all.push(
      `(a.at, a.id) < (timestamptz 'epoch' + ${place(at)}::bigint * interval '1 microsecond', ${place(id)}::bigint)`,
    );
  }
  return { sql: all.join(' and '), values };
}

export interface ActivityRow
  extends Columns<
    'activity',
    | 'at'
    | 'author_kind'
    | 'user_id'
    | 'device_id'
    | 'api_token_id'
    | 'client_kind'
    | 'client_system'
    | 'session_id'
    | 'logged_in_at'
    | 'has_second_step'
    | 'area'
    | 'action'
    | 'subject_type'
    | 'subject_id'
  > {
  readonly id: number;
  /** Microseconds since 1970, which a Date cannot hold. */
  readonly cursor_time: string;
  readonly author_name: string;
  readonly subject_name: string;
  readonly changes: Column<'activity', 'changes', readonly FieldChange[]>;
}

/** One entry more than the page holds tells that there are older ones. */
export function listEntries(tx: Tx, query: ActivityQuery, scope: Scope): Promise<ActivityRow[]> {
  const { sql, values } = toConditions(query, scope);
  return tx.rows<ActivityRow>(
    `select a.id::float8 as id, a.at, (extract(epoch from a.at) * 1000000)::bigint::text as cursor_time,
            a.author_kind, a.user_id, a.device_id, a.api_token_id, a.client_kind, a.client_system, a.area, a.action,
            a.subject_type, a.subject_id, ${nameOfAuthor('a')} as author_name, a.session_id, a.logged_in_at, a.has_second_step,
            case a.subject_type when 'user' then coalesce(${personName('p')}, '') else a.subject_name end as subject_name,
            a.changes
     from (
       select * from activity a where ${sql} order by a.at desc, a.id desc limit $${values.push(query.limit + 1)}
     ) a
     ${authorTables('a')}
     left join practice_user p on a.subject_type = 'user' and p.id::text = a.subject_id
     order by a.at desc, a.id desc`,
    values,
  );
}

const authorTables = (entry: string): string => `
  left join practice_user u on u.id = ${entry}.user_id
  left join practice_device d on d.id = ${entry}.device_id
  left join api_token t on t.id = ${entry}.api_token_id`;

const nameOfAuthor = (entry: string): string => `
  coalesce(case ${entry}.author_kind when 'user' then ${personName('u')} when 'device' then d.name when 'token' then coalesce(t.name, ${personName('u')})
           else ${entry}.program end, '')`;

export interface AuthorSum
  extends Columns<'activity', 'area' | 'author_kind' | 'user_id' | 'device_id' | 'api_token_id'> {
  readonly author_name: string;
  readonly count: number;
}

/** Entries of each area and author, whichever area and author are shown. */
export function sumByAuthor(tx: Tx, query: ActivityQuery, scope: Scope): Promise<AuthorSum[]> {
  const { area, userId, deviceId, apiTokenId, cursor, ...others } = query;
  const { sql, values } = toConditions(others, scope);
  return tx.rows<AuthorSum>(
    `select a.*, ${nameOfAuthor('a')} as author_name
     from (
       select a.area, a.author_kind, a.user_id, a.device_id, a.api_token_id, ''::text as program, count(*)::float8 as count
       from activity a where ${sql} group by 1, 2, 3, 4, 5
     ) a ${authorTables('a')}`,
    values,
  );
}

export async function countEntries(
  tx: Tx,
  query: Omit<ActivityQuery, 'cursor' | 'limit'>,
  scope: Scope,
): Promise<number> {
  const { sql, values } = toConditions(query, scope);
  const { count } = await tx.one<{ count: number }>(
    `select count(*)::float8 as count from activity a where ${sql}`,
    values,
  );
  return count;
}

interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Entries of each day between two moments of a page, the whole of both days included. */
export function countByDay(
  tx: Tx,
  query: ActivityQuery,
  scope: Scope,
  [newest, oldest]: readonly [Date, Date],
): Promise<DayCount[]> {
  const { cursor, ...others } = query;
  const { sql, values } = toConditions(others, scope);
  const dayOf = (moment: Date) => `${localTime(`$${values.push(moment)}::timestamptz`)}::date`;
  return tx.rows<DayCount>(
    `select to_char(${localTime('a.at')}, 'YYYY-MM-DD') as day, count(*)::float8 as count
     from activity a
     where ${sql} and a.at >= ${startOfLocalDay(dayOf(oldest))} and a.at < ${startOfLocalDay(`${dayOf(newest)} + 1`)}
     group by 1 order by 1 desc`,
    values,
  );
}

export const listPersonNames = (
  tx: Tx,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly name: string }[]> =>
  tx.rows(`select u.id, ${personName('u')} as name from practice_user u where u.id = any($1)`, [ids]);

/** Ids of the users whose names of today have the text, as subjects of entries. */
export const listNamed = async (tx: Tx, text: string): Promise<string[]> =>
  (
    await tx.rows<{ readonly id: string }>(
      `select u.id::text as id from practice_user u where u.practice_id = $practice and ${personName('u')} ilike $1`,
      [patternOf(text)],
    )
  ).map(({ id }) => id);

/** The time of the entry after which so many entries of the period follow. Null: there are not so many. */
export async function findSearchLimit(
  tx: Tx,
  { from, to }: Pick<ActivityQuery, 'from' | 'to'>,
  mostEntries: number,
): Promise<Date | null> {
  const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const { sql, values } = toConditions(period, { onlyUserId: null, since: null });
  const row = await tx.maybe<Columns<'activity', 'at'>>(
    `select a.at from activity a where ${sql} order by a.at desc, a.id desc offset $${values.push(mostEntries - 1)} limit 1`,
    values,
  );
  return row?.at ?? null;
}

interface SessionCount {
  readonly session_id: NonNullable<Column<'activity', 'session_id'>>;
  readonly changes: number;
}

/** Changes that were made with each of the sessions. */
export const countBySession = (tx: Tx, sessionIds: readonly number[]): Promise<SessionCount[]> =>
  tx.rows<SessionCount>(
    `select session_id, count(*)::integer as changes from activity
     where practice_id = $practice and session_id = any($1) and action not in ('login.succeeded', 'access.refused') group by 1`,
    [sessionIds],
  );
