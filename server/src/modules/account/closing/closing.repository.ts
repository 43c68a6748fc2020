// SQL of practices that are closed to changes. It runs as the owner, in one transaction.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Waits for the changes of the practice that are under way, and lets none begin until the transaction ends. */
export async function lockChanges(tx: Tx, practiceId: number): Promise<void> {
  await tx.run(`set local lock_timeout = '10s'`);
  await tx.run(`select pg_advisory_xact_lock(hashtext('praxora practice change'), $1)`, [practiceId]);
  // No job is taken meanwhile: the next one that is taken sees that the practice is closed.
  await tx.run('lock table job in share row exclusive mode');
}

export const countRunningJobs = async (tx: Tx, practiceId: number): Promise<number> =>
  (
    await tx.one<{ jobs: number }>(
      `select count(*)::integer as jobs from job
       where state = 'running' and leased_until > now() and payload ->> 'practiceId' = $1::text`,
      [practiceId],
    )
  ).jobs;

type Closing = Columns<'closed_practice', 'closed_at' | 'exported_at'>;

export const findClosing = (tx: Tx, practiceId: number): Promise<Closing | null> =>
  tx.maybe<Closing>('select closed_at, exported_at from closed_practice where practice_id = $1 for update', [
    practiceId,
  ]);

export const insertClosing = (tx: Tx, practiceId: number): Promise<number> =>
  tx.run('insert into closed_practice (practice_id) values ($1)', [practiceId]);

export const noteExport = (tx: Tx, practiceId: number): Promise<number> =>
  tx.run('update closed_practice set exported_at = now() where practice_id = $1', [practiceId]);

export const deleteClosing = (tx: Tx, practiceId: number): Promise<number> =>
  tx.run('delete from closed_practice where practice_id = $1', [practiceId]);
