// SQL of what the built-in error-reporting endpoint received.
import type { Tx } from '../../platform/database/tx.ts';

export interface ErrorReport {
  readonly eventId: string;
  readonly level: string;
  readonly message: string;
  readonly tags: unknown;
  readonly event: unknown;
}

export const insertErrorReport = (tx: Tx, report: ErrorReport): Promise<number> =>
  tx.run('insert into error_report (event_id, level, message, tags, event) values ($1, $2, $3, $4, $5)', [
    report.eventId,
    report.level,
    report.message,
    JSON.stringify(report.tags),
    JSON.stringify(report.event),
  ]);
