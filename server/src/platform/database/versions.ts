// Optimistic locking: a request may carry the version it is based on, so that no change is overwritten unseen.
import type { UserContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { lockInPractice } from './practice-lock.ts';
import type { Column } from './row-types.ts';
import { isDistributed } from './table-placement.ts';
import { setLocal } from './tx.ts';

/** Tables whose rows several people edit, with the column that identifies a row. */
const keys = {
  article: 'id',
  storage: 'id',
  offer: 'id',
  address: 'id',
  vendor: 'id',
  practice: 'id',
  vendor_preference: 'vendor_id',
  person: 'id',
  clinic: 'practice_id',
  label_printing: 'practice_id',
  order_list: 'id',
} as const;

export interface Version {
  /** 0: there is nothing yet. */
  readonly version: Column<keyof typeof keys, 'version'>;
  readonly changed_at: Column<keyof typeof keys, 'changed_at'>;
  readonly changed_by_name: string | null;
}

const nothing: Version = { version: 0, changed_at: null, changed_by_name: null };

type Writer = Pick<UserContext, 'tx' | 'user'>;

/** Records this user as the author of all changes in this transaction. */
export async function noteWriter({ tx, user }: Writer): Promise<void> {
  await setLocal(tx, 'app.user_id', user.userId);
}

/** Holds it, so that of two who save at once the second sees what the first has written; and notes who writes. */
export async function holdVersion(context: Writer, table: keyof typeof keys, id: number): Promise<Version> {
  await noteWriter(context);
  // A row that does not exist yet cannot be locked: of two users who create it at once, one waits for this lock.
  if (table === 'vendor_preference' || table === 'label_printing')
    await lockInPractice(context.tx, `first word about ${table} ${id}`);
  return (
    (await context.tx.maybe<Version>(
      `select t.version, t.changed_at,
              (select u.name from practice_user u where u.id = t.changed_by)
                as changed_by_name
       from ${table} t
       where ${isDistributed(table) ? 't.practice_id = $practice and ' : ''}t.${keys[table]} = $1 for no key update of t`,
      [id],
    )) ?? nothing
  );
}

/**
 * Refuses what was made from an older version, unless it says the same as what is there: a request that is sent again
 * is answered as before. Without a version it is taken as it comes.
 */
export function refuseOutdated(
  given: number | undefined,
  current: Version,
  isSame: () => boolean = () => false,
): void {
  if (given === undefined || given === current.version || isSame()) return;
  throw new Refusal('CHANGED_MEANWHILE', {
    who: current.changed_by_name ?? '',
    when: current.changed_at?.toISOString() ?? '',
    version: current.version,
  });
}
