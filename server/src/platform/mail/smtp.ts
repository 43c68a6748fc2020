// Hands one mail to the mail server. What it says then decides whether another attempt makes sense.
import type { Column } from '../database/row-types.ts';
import { loadMailer } from '../preload.ts';

export interface MailFile {
  readonly name: Column<'mail_attachment', 'file_name'>;
  readonly mediaType: Column<'mail_attachment', 'media_type'>;
  readonly content: Column<'mail_attachment', 'content'>;
}

export interface OutgoingMail {
  readonly messageId: string;
  readonly recipient: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click of the mail program unsubscribes (RFC 8058); empty or left out: this is no subscription. */
  readonly unsubscribeLink?: string;
  /** Date header, the same in every attempt. */
  readonly date: Date;
  readonly files?: readonly MailFile[];
}

/** Milliseconds; an address of a mail server may set its own. */
const patience = 'dnsTimeout=10000&connectionTimeout=15000&greetingTimeout=15000&socketTimeout=30000';

/** For the whole conversation: whoever waits for it may hold a transaction open, which is ended after 120 s. */
const longestMs = 90_000;

export async function sendBySmtp(url: string, from: string, mail: OutgoingMail): Promise<void> {
  const { createTransport } = await loadMailer();
  const transport = createTransport(`${url}${url.includes('?') ? '&' : '?'}${patience}`, { from });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The mail server took longer than ${longestMs / 1000} s`)),
      longestMs,
    );
  });
  try {
    const sending = transport.sendMail({
      messageId: mail.messageId,
      to: mail.recipient,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: mail.date,
      ...(mail.unsubscribeLink ? { headers: unsubscribeHeaders(mail.unsubscribeLink) } : {}),
      attachments: (mail.files ?? []).map(({ name, mediaType, content }) => ({
        filename: name,
        contentType: mediaType,
        content,
      })),
    });
    await Promise.race([sending, tooLong]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The receiver said no for good: the address is unknown, or this message is not wanted. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
}
