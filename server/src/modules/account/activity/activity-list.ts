// Reads the activity log. Names of persons, devices and API tokens are those of today: the log stores their ids.
import {
  type ActivityAction,
  type ActivityArea,
  type ActivityField,
  activityAreas,
  activityFields,
  type FieldChange,
} from '@praxora/contract/account/activity';
import type { ActivityAuthor, ActivityEntry, activityCalls } from '@praxora/contract/account/activity.calls';
import type { ActivitySubject } from '@praxora/contract/account/activity-subjects';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './activity-list.repository.ts';

type ActivityPage = DataOf<typeof activityCalls.listActivity>;

/** Text is looked for in so many entries, the newest of the period: no index can be used for it under row level security. */
const mostSearched = 100_000;

/** Owners see all entries of the practice, everybody else only the own ones. */
async function toScope(
  { tx, user }: UserContext,
  query: Pick<repository.ActivityQuery, 'text' | 'from' | 'to'>,
): Promise<repository.Scope> {
  return {
    onlyUserId: user.role === 'owner' ? null : user.userId,
    ...(query.text
      ? {
          since: await repository.findSearchLimit(tx, query, mostSearched),
          named: await repository.listNamed(tx, query.text),
        }
      : { since: null }),
  };
}

export async function listActivity(
  context: UserContext,
  query: repository.ActivityQuery,
): Promise<ActivityPage> {
  const { tx } = context;
  const scope = await toScope(context, query);
  const rows = await repository.listEntries(tx, query, scope);
  const sums = await repository.sumByAuthor(tx, query, scope);
  const page = rows.slice(0, query.limit);
  const [newest, oldest] = [page[0], page.at(-1)];
  const days = newest && oldest ? await repository.countByDay(tx, query, scope, [newest.at, oldest.at]) : [];
  return {
    entries: await toEntries(tx, page),
    next: oldest && rows.length > page.length ? `${oldest.cursor_time}-${oldest.id}` : null,
    searchedSince: scope.since?.toISOString() ?? null,
    days,
    ...toFigures(query, sums),
  };
}

export async function listLatestChanges(
  context: UserContext,
  query: QueryOf<typeof activityCalls.listLatestChanges>,
): Promise<ActivityEntry[]> {
  const scope = { ...(await toScope(context, {})), isChangesOnly: true };
  const rows = await repository.listEntries(context.tx, query, scope);
  return toEntries(context.tx, rows.slice(0, query.limit));
}

type ActivityFilter = Omit<repository.ActivityQuery, 'cursor' | 'limit'>;

const partSize = 1_000;

interface ReadActivity {
  readonly count: number;
  readonly isOwnOnly: boolean;
  readonly searchedSince: Date | null;
  readonly parts: AsyncGenerator<ActivityEntry[]>;
}

/** How many entries fit, and all of them in parts, newest first; a caller holds one part at a time. */
export async function readActivity(context: UserContext, filter: ActivityFilter): Promise<ReadActivity> {
  const { tx } = context;
  const scope = await toScope(context, filter);
  async function* parts() {
    for (let cursor: string | undefined; ; ) {
      const query = { ...filter, limit: partSize, ...(cursor === undefined ? {} : { cursor }) };
      const rows = await repository.listEntries(tx, query, scope);
      const part = rows.slice(0, partSize);
      yield await toEntries(tx, part);
      const oldest = part.at(-1);
      if (!oldest || rows.length <= partSize) return;
      cursor = `${oldest.cursor_time}-${oldest.id}`;
    }
  }
  return {
    count: await repository.countEntries(tx, filter, scope),
    isOwnOnly: scope.onlyUserId !== null,
    searchedSince: scope.since,
    parts: parts(),
  };
}

/** Are the values ids of users? */
const isPersonField = (field: ActivityField): boolean => activityFields[field] === 'user';

async function readNames(
  tx: UserContext['tx'],
  rows: readonly repository.ActivityRow[],
): Promise<ReadonlyMap<unknown, string>> {
  const ids = rows
    .flatMap(({ changes }) => changes)
    .flatMap(({ field, before, after }) => (isPersonField(field) ? [before, after] : []))
    .filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const persons = await repository.listPersonNames(tx, [...new Set(ids)]);
  return new Map(persons.map(({ id, name }) => [id, name]));
}

async function toEntries(
  tx: UserContext['tx'],
  rows: readonly repository.ActivityRow[],
): Promise<ActivityEntry[]> {
  const names = await readNames(tx, rows);
  const sessionIds = [...new Set(rows.flatMap(({ session_id }) => session_id ?? []))];
  const counts = sessionIds.length > 0 ? await repository.countBySession(tx, sessionIds) : [];
  const changes = new Map(counts.map((count) => [count.session_id, count.changes]));
  return rows.map((row) => toEntry(row, names, changes));
}

function toEntry(
  row: repository.ActivityRow,
  names: ReadonlyMap<unknown, string>,
  changesBySession: ReadonlyMap<number | null, number>,
): ActivityEntry {
  const { client_kind: kind, client_system: system } = row;
  const withName = ({ field, before, after }: FieldChange): FieldChange =>
    isPersonField(field)
      ? { field, before: names.get(before) ?? null, after: names.get(after) ?? null }
      : { field, before, after };
  return {
    id: row.id,
    at: row.at.toISOString(),
    author: {
      ...toAuthor(row),
      client: kind === null ? null : { kind, system: system ?? '' },
      session: row.logged_in_at && {
        loggedInAt: row.logged_in_at.toISOString(),
        hasSecondStep: row.has_second_step === true,
        changes: changesBySession.get(row.session_id) ?? 0,
      },
    },
    action: row.action as ActivityAction,
    area: row.area,
    subject: { type: row.subject_type as ActivitySubject, id: row.subject_id, name: row.subject_name },
    changes: row.changes.map(withName),
    isRefused: row.action === 'access.refused',
  };
}

type AuthorRow = Pick<
  repository.AuthorSum,
  'author_kind' | 'user_id' | 'device_id' | 'api_token_id' | 'author_name'
>;

const authorIds = {
  user: 'user_id',
  device: 'device_id',
  token: 'api_token_id',
  operator: null,
  job: null,
} as const;

function toAuthor(row: AuthorRow): ActivityAuthor {
  const column = authorIds[row.author_kind];
  return { kind: row.author_kind, id: column === null ? null : row[column], name: row.author_name };
}

/** The figures above the list: each area under the author's filter, each author under the area's. */
function toFigures(
  { area, ...query }: repository.ActivityQuery,
  sums: readonly repository.AuthorSum[],
): Pick<ActivityPage, 'total' | 'areas' | 'authors'> {
  const areas = Object.fromEntries(activityAreas.map((name) => [name, 0])) as Record<ActivityArea, number>;
  const authors = new Map<string, ActivityPage['authors'][number]>();
  let total = 0;
  for (const sum of sums) {
    const isInArea = area === undefined || sum.area === area;
    if (isByAuthor(sum, query)) {
      areas[sum.area] += sum.count;
      if (isInArea) total += sum.count;
    }
    if (!isInArea) continue;
    const author = toAuthor(sum);
    const key = `${author.kind} ${author.id}`;
    authors.set(key, { ...author, count: (authors.get(key)?.count ?? 0) + sum.count });
  }
  const byCount = [...authors.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return { total, areas, authors: byCount };
}

const isByAuthor = (
  sum: repository.AuthorSum,
  { userId, deviceId, apiTokenId }: repository.AuthorFilter,
): boolean =>
  (userId === undefined || (sum.author_kind === 'user' && sum.user_id === userId)) &&
  (deviceId === undefined || sum.device_id === deviceId) &&
  (apiTokenId === undefined || sum.api_token_id === apiTokenId);
