// Entries of the activity log about a user's own login. Nothing that was typed is recorded.
import type { ActivityAction } from '@praxora/contract/account/activity';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  type ActingContext,
  changedFields,
  type FieldValues,
  recordActivity,
} from '../audit/audit.service.ts';

/** A user who has no session, or has just begun one. */
interface LoginUser {
  readonly practice_id: number;
  readonly user_id: number;
}

/** Records what a user does with the own login. */
export const recordOwnLogin = (
  context: ActingContext,
  action: ActivityAction,
  values: FieldValues = {},
): Promise<void> =>
  recordActivity(context, {
    action,
    subject: { type: 'user', id: context.user.userId, name: '' },
    changes: changedFields({}, values),
  });

/** The context of a user who is not logged in, as `recordOwnLogin` needs it. */
export const withoutSession = (
  { requestId }: Context,
  tx: Tx,
  { practice_id, user_id }: LoginUser,
  sessionId: number | null = null,
): ActingContext => ({
  tx,
  requestId,
  user: { practiceId: practice_id, userId: user_id, sessionId, device: null, apiTokenId: null },
});

/** In a transaction of its own, because the login is refused. Attempts are limited, and so are these entries. */
export const recordFailedLogin = (context: Context, account: LoginUser): Promise<void> =>
  context.database.forPractice(account.practice_id, (tx) =>
    recordOwnLogin(withoutSession(context, tx, account), 'login.failed'),
  );
