// Jobs in figures, for the operator's overview.
import type { Tx } from '../database/tx.ts';

/** Why jobs ended that an operator ended; they are no failures. */
export const discardedReason = 'Discarded by an operator after a restore.';
export const cancelledReason = 'Cancelled by an operator.';

export interface JobFigures {
  readonly waiting: number;
  readonly running: number;
  readonly held: number;
  /** Given up in the last 24 hours. */
  readonly failed: number;
  /** How long the oldest due job has waited for its turn; 0 where none is due. */
  readonly overdueSeconds: number;
}

export const readJobFigures = (tx: Tx): Promise<JobFigures> =>
  tx.one<JobFigures & Record<string, unknown>>(
    `select count(*) filter (where state = 'waiting')::integer as waiting,
            count(*) filter (where state = 'running')::integer as running,
            count(*) filter (where state = 'held')::integer as held,
            count(*) filter (where state = 'failed' and finished_at > now() - interval '24 hours'
                               and coalesce(last_error, '') <> all($1::text[]))::integer as failed,
            coalesce(extract(epoch from now() - min(run_at) filter (where state = 'waiting' and run_at <= now())), 0)::double precision
              as "overdueSeconds"
     from job where state <> 'done'`,
    [[discardedReason, cancelledReason]],
  );
