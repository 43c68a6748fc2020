// Keeps what the error-reporting clients send, so that an operator without Sentry sees the faults too.
import type { Platform } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import { countAttempt, type Limit } from '../../platform/rate-limit.ts';
import { readEnvelope } from './envelope.ts';
import { insertErrorReports } from './error-reports.repository.ts';

/** Of events: how many of them share an envelope is the client's choice. */
const byIp: Limit = { name: 'errors:ip', attempts: 200, minutes: 5 };

export async function receiveEnvelope({ database, log }: Platform, ip: string, body: string): Promise<void> {
  const reports = readEnvelope(body);
  await countAttempt(database.plain, byIp, ip, Math.max(reports?.length ?? 1, 1));
  if (reports === null) throw new Refusal('MALFORMED_REQUEST');
  // `level` is the line's own: what the client calls its event by goes by another name.
  for (const { eventId, level, tags, message } of reports)
    log.warn({ eventId, eventLevel: level, tags }, `reported: ${message}`);
  if (reports.length > 0) await insertErrorReports(database.plain, reports);
}
