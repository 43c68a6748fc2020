// The limits of `status`, on both sides of each.
import { expect, test } from 'vitest';
import { gradeBackup, gradeDisk, gradeJobs, gradeMail, gradeTransmissions } from './status-checks.ts';

const jobs = { waiting: 3, running: 1, held: 0, failed: 0, overdueSeconds: 600 };
const mail = { queued: 1, failed: 0, oldestQueuedSeconds: 1800 };
const backup = (ageSeconds: number) =>
  gradeBackup({ file: '/backup/a.backup', bytes: 5_000_000, finishedSeconds: 0, ageSeconds });

test.each([
  [gradeJobs(jobs), 'ok', '3 waiting, 1 running, 0 failed in 24 hours, 0 held'],
  [gradeJobs({ ...jobs, failed: 2 }), 'warning', '2 failed in 24 hours'],
  [gradeJobs({ ...jobs, held: 4 }), 'warning', 'npm run admin -- job held'],
  [gradeJobs({ ...jobs, held: 4, overdueSeconds: 601 }), 'critical', 'due for 10 minutes'],
  [gradeMail(mail, true), 'ok', '1 queued, 0 failed in 7 days'],
  [gradeMail({ ...mail, failed: 1 }, true), 'warning', '1 failed'],
  [gradeMail({ ...mail, oldestQueuedSeconds: 9000 }, true), 'critical', 'waited for 3 hours'],
  [gradeMail(mail, false), 'ok', 'SMTP_URL is not set'],
  [gradeTransmissions({ sending: 5, failed: 0 }), 'ok', '5 orders on their way'],
  [gradeTransmissions({ sending: 0, failed: 1 }), 'warning', '1 failed'],
  [gradeBackup(null), 'warning', 'never been one'],
  [backup(36 * 3600), 'ok', '/backup/a.backup, 5 MB, 36 hours old'],
  [backup(36 * 3600 + 1), 'critical', '36 hours old'],
  [gradeDisk('disk', 15, 100), 'ok', '15 %'],
  [gradeDisk('disk', 14, 100), 'warning', '14 %'],
  [gradeDisk('disk', 4, 100), 'critical', '4 %'],
  [gradeDisk('disk', 0, 0), 'critical', '0 %'],
] as const)('%o is %s', (check, level, text) => {
  expect(check.level).toBe(level);
  expect(check.message).toContain(text);
});
