// Looks into the mailbox once. What belongs to a practice is filed and moved to a folder; everything else stays, as read.
import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { type FiledAs, fileMail, type InPractice } from './file-mail.ts';
import { readMail } from './read-mail.ts';

/** `stranger`: for no practice. `too-large`, `unreadable`: nobody can say. `full`: too much of the practice waits. */
type MailOutcome = 'filed' | 'stranger' | 'too-large' | 'unreadable' | 'full';

export interface MailboxReport {
  readonly mails: Readonly<Record<MailOutcome, number>>;
  readonly files: Readonly<Record<FiledAs, number>>;
}

export interface Mailbox {
  readonly url: string;
  /** The address of a practice, with `{tag}` in it. */
  readonly template: string;
}

/** The largest file that is kept, as a mail carries it. */
const largestMail = 30 * 1024 * 1024;
const mostMails = 200;
const filedFolder = 'Praxora';
const patience = 60_000;

/** A password is never sent in the open, except to this machine. */
function toOptions(url: string): { options: ImapFlowOptions; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === 'imaps:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    options: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 993 : 143) : Number(port),
      secure,
      ...(secure || isLocal ? {} : { doSTARTTLS: true }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

export async function pollMailbox(
  { url, template }: Mailbox,
  inPractice: InPractice,
): Promise<MailboxReport> {
  const mails = { filed: 0, stranger: 0, 'too-large': 0, unreadable: 0, full: 0 };
  const files = { invoice: 0, known: 0, waiting: 0, full: 0 };
  const { options, folder } = toOptions(url);
  const client = new ImapFlow(options);
  // What fails is told by the promise of the command that failed.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folder);
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    for (const uid of unread.slice(0, mostMails)) {
      const outcome = await fileOne(client, uid, template, inPractice, files);
      mails[outcome] += 1;
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      if (outcome === 'filed') await moveToFiled(client, uid);
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
  return { mails, files };
}

async function fileOne(
  client: ImapFlow,
  uid: number,
  template: string,
  inPractice: InPractice,
  files: Record<FiledAs, number>,
): Promise<MailOutcome> {
  // Its size is asked for before it is fetched.
  const known = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (known && (known.size ?? 0) > largestMail) return 'too-large';
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true });
  const { source } = fetched || {};
  const mail = source === undefined ? null : await readMail(source);
  if (mail === null) return 'unreadable';
  const filed = await fileMail(inPractice, template, mail);
  for (const one of filed) files[one] += 1;
  if (filed.length === 0) return 'stranger';
  return filed.includes('full') ? 'full' : 'filed';
}

async function moveToFiled(client: ImapFlow, uid: number): Promise<void> {
  const move = () => client.messageMove(String(uid), filedFolder, { uid: true });
  if (await move()) return;
  await client.mailboxCreate(filedFolder);
  await move();
}

const mailTexts = {
  filed: 'for a practice',
  stranger: 'for nobody',
  'too-large': 'too large',
  unreadable: 'unreadable',
  full: 'left, because too much waits',
} as const;
const fileTexts = {
  invoice: 'kept as invoices',
  known: 'known before',
  waiting: 'wait for a person',
  full: 'left',
} as const;

/** For operators, in one sentence. */
export function describeReport({ mails, files }: MailboxReport): string {
  const list = (texts: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>>) =>
    Object.entries(texts).flatMap(([key, text]) => (counts[key] ? [`${counts[key]} ${text}`] : []));
  const parts = [...list(mailTexts, mails)];
  const kept = list(fileTexts, files);
  if (parts.length === 0) return 'There is no new mail.';
  return `Mails: ${parts.join(', ')}.${kept.length === 0 ? '' : ` Files: ${kept.join(', ')}.`}`;
}
