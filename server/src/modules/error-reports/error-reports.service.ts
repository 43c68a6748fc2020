// Keeps what the error-reporting clients send, so that an operator without Sentry sees the faults too.
import type { Platform } from '../../platform/context.ts';
import { countAttempt, type Limit } from '../../platform/rate-limit.ts';
import { readEnvelope } from './envelope.ts';
import { insertErrorReport } from './error-reports.repository.ts';

const byIp: Limit = { name: 'errors:ip', attempts: 200, minutes: 5 };

export async function receiveEnvelope({ database, log }: Platform, ip: string, body: string): Promise<void> {
  await countAttempt(database.plain, byIp, ip);
  for (const report of readEnvelope(body)) {
    log.warn(
      { eventId: report.eventId, level: report.level, tags: report.tags },
      `reported: ${report.message}`,
    );
    await insertErrorReport(database.plain, report);
  }
}
