// Looks into the mailbox every five minutes, where one is configured.
import type { Platform } from '../../../../platform/context.ts';
import { enqueue } from '../../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../../platform/jobs/worker.ts';
import { type Mailbox, pollMailbox } from './poll-mailbox.ts';

const queue = 'invoice-mailbox';
const pause = 5 * 60_000;

export function findMailbox({ config }: Pick<Platform, 'config'>): Mailbox | null {
  const { INVOICE_IMAP_URL: url, INVOICE_MAIL_ADDRESS: template } = config;
  return url === undefined || template === undefined ? null : { url, template };
}

/** The key names the moment, so that all processes together queue one job for it. */
export async function scheduleMailbox(platform: Platform, at: Date): Promise<void> {
  const due = Math.ceil(at.getTime() / pause) * pause;
  await enqueue(
    platform.database.plain,
    queue,
    {},
    { runAt: new Date(due), singletonKey: `${queue}:${due / pause}` },
  );
}

export const mailboxJob: JobHandler = {
  queue,
  maxAttempts: 1,
  run: async (platform) => {
    // First: whatever becomes of this one, there is a next one.
    await scheduleMailbox(platform, new Date(platform.now().getTime() + 1000));
    const mailbox = findMailbox(platform);
    if (mailbox === null) return;
    // It is asked again in five minutes: no job has to be repeated, and none counts as failed for each of them.
    await pollMailbox(mailbox, platform.database.changing).catch((error: unknown) =>
      platform.log.error({ err: error }, 'the mailbox for invoices cannot be read'),
    );
  },
};
