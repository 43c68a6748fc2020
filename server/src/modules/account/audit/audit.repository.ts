// SQL of the activity log.
import type { FieldChange } from '@praxora/contract/account/activity';
import type { Column } from '../../../platform/database/row-types.ts';
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

/** Does nothing for a refused attempt that was recorded within the same minute. */
export const insertActivity = (
  tx: Tx,
  practiceId: number,
  author: ActivityAuthor,
  activity: NewActivity,
): Promise<number> =>
  tx.run(
    `insert into activity (practice_id, author_kind, user_id, device_id, api_token_id, session_id, program, request_id,
                           area, action, subject_type, subject_id, subject_name, changes, client_kind, client_system)
     select $1, $2, $3::integer, $4::integer, $5::integer, $6::integer, $7, $8, $9, $10, $11, $12, $13, $14::jsonb,
            s.device_kind, s.device_system
     from (values (1)) as one
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
      activity.area,
      activity.action,
      activity.subjectType,
      activity.subjectId,
      activity.subjectName,
      JSON.stringify(activity.changes),
    ],
  );
