// SQL of what the built-in error-reporting endpoint received.
import type { Tx } from '../../../platform/database/tx.ts';

export interface ErrorReport {
  readonly eventId: string;
  readonly level: string;
  readonly message: string;
  readonly tags: object;
  readonly event: object;
}

export const insertErrorReports = (tx: Tx, reports: readonly ErrorReport[]): Promise<number> =>
  tx.run(
    `insert into error_report (event_id, level, message, tags, event)
     select "eventId", level, message, tags, event
     from jsonb_to_recordset($1) as report("eventId" text, level text, message text, tags jsonb, event jsonb)`,
    [JSON.stringify(reports)],
  );
