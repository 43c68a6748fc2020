// Entries of the activity log, as tests compare them.
import type { ActivityAction, FieldChange } from '@praxora/contract/account/activity';
import type { ActivitySubject } from '@praxora/contract/account/activity-subjects';
import type { TestApp } from './app.ts';

export interface Entry {
  /** Kind and id of the author, such as `user 5`; the name of a program. */
  readonly author: string;
  readonly action: ActivityAction;
  /** Type and id, such as `storage 7`. */
  readonly subject: string;
  readonly name: string;
  /** Each change as `field: before → after`. */
  readonly changes: readonly string[];
}

interface Row {
  readonly author: string;
  readonly action: ActivityAction;
  readonly subject: string;
  readonly name: string;
  readonly changes: readonly FieldChange[];
}

/** Entries of a practice that were recorded during the work, in order. */
export async function recordedBy(
  { asOwner }: TestApp,
  practiceId: number,
  work: () => Promise<unknown>,
): Promise<Entry[]> {
  const { last } = await asOwner.one<{ last: number }>(
    'select coalesce(max(id), 0)::integer as last from activity where practice_id = $1',
    [practiceId],
  );
  await work();
  const rows = await asOwner.rows<Row>(
    `select author_kind || ' ' || coalesce(program, coalesce(device_id, api_token_id, user_id)::text) as author, action,
            subject_type || coalesce(' ' || subject_id, '') as subject, subject_name as name, changes
     from activity where practice_id = $1 and id > $2 order by id`,
    [practiceId, last],
  );
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`),
  }));
}

/** The actions that were recorded about one subject, in order. */
export const recordedActions = async (
  { asOwner }: TestApp,
  type: ActivitySubject,
  id: number | string,
): Promise<ActivityAction[]> =>
  (
    await asOwner.rows<{ action: ActivityAction }>(
      'select action from activity where subject_type = $1 and subject_id = $2 order by id',
      [type, String(id)],
    )
  ).map(({ action }) => action);
