// SQL of the activity log.
import type { FieldChange } from '@praxora/contract/account/activity';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ActivityAuthor {
  readonly kind: Column<'activity', 'author_kind'>;
  readonly userId: number | null;
  readonly deviceId: number | null;
  readonly apiTokenId: number | null;
  readonly sessionId: number | null;
  readonly program: string | null;
  readonly requestId: string | null;
}

interface NewActivity {
  readonly area: Column<'activity', 'area'>;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly subjectName: string;
  readonly changes: readonly FieldChange[];
}

/** Inserts entries of one author by one statement. A refused attempt that was recorded within the same minute is left out. */
export const insertActivities = (
  tx: Tx,
  practiceId: number,
  author: ActivityAuthor,
  activities: readonly NewActivity[],
): Promise<number> =>
  tx.run(
    `insert into activity (practice_id, author_kind, user_id, device_id, api_token_id, session_id, program, request_id,
                           area, action, subject_type, subject_id, subject_name, changes, client_kind, client_system,
                           logged_in_at, has_second_step)
     select $1, $2, $3::integer, $4::integer, $5::integer, $6::integer, $7, $8,
            a.area, a.action, a."subjectType", a."subjectId", a."subjectName", a.changes, s.device_kind, s.device_system,
            s.created_at, s.has_second_step
     from jsonb_to_recordset($9::jsonb)
       as a (area text, action text, "subjectType" text, "subjectId" text, "subjectName" text, changes jsonb)
     left join session s on s.id = $6::integer
     on conflict do nothing`,
    [
      practiceId,
      author.kind,
      author.userId,
      author.deviceId,
      author.apiTokenId,
      author.sessionId,
      author.program,
      author.requestId,
      JSON.stringify(activities),
    ],
  );

interface EntryRow extends Columns<'activity', 'subject_type' | 'subject_id'> {
  readonly changes: Column<'activity', 'changes', readonly FieldChange[]>;
}

export const findEntry = (tx: Tx, id: number): Promise<EntryRow | null> =>
  tx.maybe<EntryRow>(
    'select subject_type, subject_id, changes from activity where practice_id = $practice and id = $1',
    [id],
  );
