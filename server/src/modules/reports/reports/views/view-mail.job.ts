// On the first of the month each user gets the view they chose, in their language.
import { startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Platform } from '../../../../platform/context.ts';
import { setLanguage, type Tx } from '../../../../platform/database/tx.ts';
import { dailyJob } from '../../../../platform/jobs/daily.ts';
import { enqueueAll } from '../../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../../platform/jobs/worker.ts';
import { queueMail } from '../../../../platform/mail/mail.ts';
import { reports, shownReport } from '../described/report-list.ts';
import { viewMail } from './view-mail.ts';
import * as repository from './views.repository.ts';

const mailQueue = 'report-mail';

/** Every day: who was served this month is left out, so that a day on which nothing ran is made up for. */
export const viewMailsJob = dailyJob({
  queue: 'report-mails',
  at: { hour: 6, minute: 30 },
  run: async ({ database, now }) => {
    const month = startOfMonth(calendarDay(now()));
    const due = await repository.listDue(database.plain, month);
    await enqueueAll(
      database.plain,
      mailQueue,
      due.map(({ practice_id, user_id }) => ({
        payload: { practiceId: practice_id, userId: user_id },
        singletonKey: `${mailQueue}:${user_id}:${month}`,
      })),
    );
  },
});

export const viewMailJob: JobHandler = {
  queue: mailQueue,
  maxAttempts: 5,
  run: (platform, { payload }) => {
    const { practiceId, userId } = payload as { practiceId: number; userId: number };
    return platform.database.forPractice(practiceId, (tx) => writeMail(platform, tx, practiceId, userId));
  },
};

/** Writes the mail and marks the month as done in one transaction, so that neither exists without the other. */
async function writeMail(platform: Platform, tx: Tx, practiceId: number, userId: number): Promise<void> {
  const reader = await repository.holdReader(tx, userId, startOfMonth(calendarDay(platform.now())));
  if (reader === null) return;
  const view = await repository.findView(tx, reader.view_id);
  if (view === null) return;
  await setLanguage(tx, reader.language);
  const { content: read } = reports[shownReport(view.report, view.query.view)];
  const content = await read({ tx, now: platform.now }, view.query, reader.language);
  const link = `${platform.publicUrl()}/reports/${view.report}?${new URLSearchParams(view.query)}`;
  const mail = await viewMail(content, {
    language: reader.language,
    firstName: reader.first_name,
    practiceName: reader.practice_name,
    company: platform.config.COMPANY_NAME,
    viewName: view.name,
    link,
  });
  await queueMail(platform, tx, practiceId, reader.email, mail);
}
