// Keeps what the error-reporting clients send, so that an operator without Sentry sees the faults too.
import type { Platform } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { countAttempt, type Limit, noteAttempt } from '../../../platform/rate-limit.ts';
import { type ReceivedEvent, readEnvelope, traceLevel } from './envelope.ts';
import { insertErrorReports } from './error-reports.repository.ts';

/** Limit on events rather than envelopes: the client decides how many events share an envelope. */
const byIp: Limit = { name: 'errors:ip', attempts: 200, minutes: 5 };

/** A separate limit for traces: performance data must not block error reports. */
const tracesByIp: Limit = { name: 'traces:ip', attempts: 200, minutes: 5 };

export async function receiveEnvelope(platform: Platform, ip: string, body: string): Promise<void> {
  const { plain } = platform.database;
  const received = readEnvelope(body);
  const reports = received?.filter(({ level }) => level !== traceLevel) ?? [];
  const traces = received?.filter(({ level }) => level === traceLevel) ?? [];
  if (reports.length > 0 || traces.length === 0)
    await countAttempt(plain, byIp, ip, Math.max(reports.length, 1));
  if (received === null) throw new Refusal('MALFORMED_REQUEST');
  // `level` is the line's own: what the client calls its event by goes by another name.
  for (const { eventId, level, tags, message } of reports) {
    const severity = isRefusal(tags) ? 'info' : 'warn';
    platform.log[severity]({ eventId, eventLevel: level, tags }, `reported: ${message}`);
  }
  const stored = [...reports, ...(await withinLimit(platform, ip, traces))];
  if (stored.length > 0) await insertErrorReports(plain, stored);
}

/** The app reports every call that fails, as fatal. One that was refused is daily work, and no reason to wake somebody. */
const isRefusal = (tags: { readonly status?: unknown }): boolean => /^4\d\d$/.test(String(tags.status));

/** Traces beyond the limit are dropped without a word: a client that is told to be silent would keep its faults back, too. */
async function withinLimit(
  { database }: Platform,
  ip: string,
  traces: readonly ReceivedEvent[],
): Promise<readonly ReceivedEvent[]> {
  if (traces.length === 0) return [];
  const made = await noteAttempt(database.plain, tracesByIp, ip, traces.length);
  return made > tracesByIp.attempts ? [] : traces;
}
