// Background work of what was asked before is waited for, so that it is not taken for the work of others.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

export async function quietJobs(owner: Pool): Promise<void> {
  // Jobs waiting for a retry are postponed beyond the rest of the run.
  await owner.query(
    `update job set run_at = run_at + interval '1 day' where state = 'waiting' and attempts > 0`,
  );
  for (;;) {
    const { rowCount } = await owner.query(
      `select 1 from job where state = 'running' or (state = 'waiting' and run_at <= now())`,
    );
    if (rowCount === 0) return;
    await sleep(50);
  }
}
