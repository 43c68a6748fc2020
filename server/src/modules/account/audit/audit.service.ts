// Activity log: each change is recorded by the service that makes it, in the transaction of the change.
import {
  type ActivityAction,
  type ActivityField,
  type ActivityValue,
  activityActions,
  activityFields,
  type FieldChange,
} from '@praxora/contract/account/activity';
import type { ActivitySubject } from '@praxora/contract/account/activity-subjects';
import { cleanLine } from '@praxora/rules/shared/clean-text';
import type { SessionUser, UserContext } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { RecordRefusedAttempt } from '../../../platform/http/authentication.ts';
import * as repository from './audit.repository.ts';

export interface Activity {
  readonly action: ActivityAction;
  readonly subject: {
    readonly type: ActivitySubject;
    readonly id: number | string | null;
    /** The name of a thing at this time; empty for a user, whose name stays erasable. */
    readonly name: string;
  };
  readonly changes?: readonly FieldChange[];
}

/** Who changes something, and in which transaction and request. */
export type ActingContext = Pick<UserContext, 'tx' | 'requestId'> & {
  readonly user: Pick<SessionUser, 'practiceId' | 'userId' | 'device' | 'apiTokenId' | 'sessionId'>;
  readonly reversedEntry?: number | null;
};

/** An operator's command or a job that changes something, and in which practice and transaction. */
export interface ProgramContext {
  readonly tx: Tx;
  readonly practiceId: number;
  readonly program: Program;
}

export type Recorder = ActingContext | ProgramContext;

/** Records a change that a user, a device, an API token or a program makes. */
export const recordActivity = (context: Recorder, activity: Activity): Promise<void> =>
  recordActivities(context, [activity]);

/** Records several changes by one statement. */
export async function recordActivities(context: Recorder, activities: readonly Activity[]): Promise<void> {
  if ('program' in context) {
    const { tx, practiceId, program } = context;
    return record(tx, practiceId, { ...nobody, kind: program.kind, program: program.name }, activities);
  }
  const { tx, user, requestId, reversedEntry = null } = context;
  if (reversedEntry !== null) await refuseChangedSince(tx, reversedEntry, activities);
  return record(tx, user.practiceId, { ...toAuthor(user), requestId }, activities);
}

/**
 * A request that takes a change back overwrites the value of that change, and no other: the transaction of the caller, who holds what
 * is changed, has just read it.
 */
async function refuseChangedSince(
  tx: Tx,
  reversedEntry: number,
  activities: readonly Activity[],
): Promise<void> {
  const reversed = await repository.findEntry(tx, reversedEntry);
  if (reversed === null) throw new Refusal('NOT_FOUND');
  const after = new Map(reversed.changes.map((change) => [change.field, change.after]));
  const isOther = ({ subject, changes = [] }: Activity): boolean =>
    subject.type !== reversed.subject_type ||
    String(subject.id) !== reversed.subject_id ||
    changes.some(({ field, before }) => after.get(field) !== before);
  if (activities.some(isOther)) throw new Refusal('CHANGED_SINCE');
}

/** Records changed fields, and nothing where none has changed. */
export async function recordChange(
  context: ActingContext,
  activity: Omit<Activity, 'changes'>,
  before: FieldValues,
  after: FieldValues,
): Promise<void> {
  const changes = changedFields(before, after);
  if (changes.length > 0) await recordActivity(context, { ...activity, changes });
}

interface Program {
  readonly kind: 'operator' | 'job';
  /** Name of the operator's command or of the job. */
  readonly name: string;
}

/** Records a change that an operator's command or a job makes. */
export const recordProgramActivity = (
  tx: Tx,
  practiceId: number,
  { kind, name }: Program,
  activity: Activity,
): Promise<void> => record(tx, practiceId, { ...nobody, kind, program: name }, [activity]);

export type FieldValues = Readonly<Partial<Record<ActivityField, ActivityValue>>>;

/**
 * The fields whose values differ, in the order of `after`; an entry without any change needs no record. The values of hidden
 * fields are left out.
 */
export function changedFields(before: FieldValues, after: FieldValues): FieldChange[] {
  return (Object.keys(after) as ActivityField[]).flatMap((field) => {
    const [old, current] = [before[field] ?? null, after[field] ?? null];
    if (old === current) return [];
    return activityFields[field] === 'hidden'
      ? [{ field, before: null, after: null }]
      : [{ field, before: old, after: current }];
  });
}

const nobody = {
  userId: null,
  deviceId: null,
  apiTokenId: null,
  sessionId: null,
  program: null,
  requestId: null,
};

function toAuthor({
  userId,
  device,
  apiTokenId,
  sessionId,
}: ActingContext['user']): repository.ActivityAuthor {
  if (device !== null) return { ...nobody, kind: 'device', deviceId: device.id };
  if (apiTokenId !== null) return { ...nobody, kind: 'token', apiTokenId, userId };
  return { ...nobody, kind: 'user', userId, sessionId };
}

async function record(
  tx: Tx,
  practiceId: number,
  author: repository.ActivityAuthor,
  activities: readonly Activity[],
): Promise<void> {
  if (activities.length === 0) return;
  const rows = activities.map(({ action, subject, changes = [] }) => ({
    area: activityActions[action],
    action,
    subjectType: subject.type,
    subjectId: subject.id === null ? null : String(subject.id),
    subjectName: subject.name,
    changes,
  }));
  await repository.insertActivities(tx, practiceId, author, rows);
}

/**
 * Records refused attempts, each in a transaction of its own: the call and the ids in its address, nothing of its body. Repeated
 * attempts within a minute are one entry. A failure to record is logged and leaves the refusal as it is.
 */
export const createRefusalRecorder =
  (database: Database): RecordRefusedAttempt =>
  async (user, request, call) => {
    const subject = {
      type: 'call',
      // What an attacker writes into an address may be no text that can be stored.
      id: cleanLine(Object.values(request.params as Record<string, string>).join('/')) || null,
      name: `${call.method} ${call.path}`,
    } as const;
    const author = { ...toAuthor(user), requestId: request.id };
    try {
      await database.forPractice(user.practiceId, (tx) =>
        record(tx, user.practiceId, author, [{ action: 'access.refused', subject }]),
      );
    } catch (error) {
      request.log.error(error, 'a refused attempt was not recorded');
    }
  };
