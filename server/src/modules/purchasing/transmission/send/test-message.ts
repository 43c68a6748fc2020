// A test message to a vendor, sent the way its orders go: it shows an operator that they would arrive.
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../platform/context.ts';
import { sendBySmtp } from '../../../../platform/mail/smtp.ts';
import { OperatorError } from '../../../../platform/operator-error.ts';
import type { CompleteTransmission } from '../../../vendors/index.ts';
import { testMail } from '../transmission.mails.ts';
import { postMessage } from './by-webhook.ts';

type Sender = Pick<Context, 'config' | 'now' | 'publicUrl'>;

/** Answers where the message went. */
export async function sendTestMessage(sender: Sender, vendor: CompleteTransmission): Promise<string> {
  if (vendor.transmission === 'manual')
    throw new OperatorError(`Orders at ${vendor.name} go by hand: there is nothing to test.`);
  try {
    return vendor.transmission === 'email'
      ? await sendTestMail(sender, vendor)
      : (await postTestMessage(sender, vendor)).to;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The test message did not reach ${vendor.name}: ${(error as Error).message}`);
  }
}

async function sendTestMail(
  { config, now, publicUrl }: Sender,
  { email }: CompleteTransmission,
): Promise<string> {
  const recipient = email ?? '';
  if (config.SMTP_URL === undefined)
    throw new OperatorError(
      `SMTP_URL is not set: orders to ${recipient} stay in the outbox, and so would a test message.`,
    );
  await sendBySmtp(config.SMTP_URL, config.MAIL_FROM, {
    ...testMail(config.COMPANY_NAME),
    messageId: `<test.${randomUUID()}@${new URL(publicUrl()).hostname}>`,
    recipient,
    date: now(),
  });
  return recipient;
}

/** The same signature and headers as an order has; `type` says that it is none. */
function postTestMessage(sender: Sender, { webhookUrl, webhookSecret }: CompleteTransmission) {
  const id = randomUUID();
  const content = { type: 'test', version: 1, id, sentAt: sender.now().toISOString() };
  return postMessage(sender, { url: webhookUrl ?? '', secret: webhookSecret, id, content });
}
