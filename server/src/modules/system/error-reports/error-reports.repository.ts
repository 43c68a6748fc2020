// SQL of what the built-in error-reporting endpoint received.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
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

type ErrorReportRow = Columns<'error_report', 'received_at' | 'level' | 'message' | 'tags'>;

export const listErrorReports = (tx: Tx, limit: number): Promise<ErrorReportRow[]> =>
  tx.rows<ErrorReportRow>(
    `select received_at, level, message, tags from error_report where level <> 'trace' order by id desc limit $1`,
    [limit],
  );

interface TraceRow {
  /** A route of the server, or a page of the web app. */
  readonly name: Column<'error_report', 'message'>;
  readonly count: number;
  readonly median_ms: number;
  readonly slowest_ms: number;
}

/** Durations by name, the slowest first; of the share of requests and pages that is traced. */
export const listTraces = (tx: Tx, limit: number): Promise<TraceRow[]> =>
  tx.rows<TraceRow>(
    `select message as name, count(*)::integer as count,
       round(percentile_cont(0.5) within group (order by took))::integer as median_ms, round(max(took))::integer as slowest_ms
     from (
       select message, 1000 * ((event->>'timestamp')::float8 - (event->>'start_timestamp')::float8) as took
       from error_report where level = 'trace' and jsonb_typeof(event->'timestamp') = 'number'
         and jsonb_typeof(event->'start_timestamp') = 'number'
     ) trace
     group by message order by median_ms desc, message limit $1`,
    [limit],
  );
