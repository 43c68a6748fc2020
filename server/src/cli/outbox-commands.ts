// Mail that was written: shown with its text and files, listed, and sent again.
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emailField } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import {
  listMail,
  listMailLines,
  listOutboxFiles,
  type MailState,
  resendFailedMail,
  resendMail,
} from '../platform/mail/outbox.ts';
import { visibleLine } from '../platform/visible.ts';
import {
  type Command,
  command,
  operatorsPath,
  stamp,
  UsageError,
  wholeNumber,
  writeList,
} from './command.ts';

const to = { schema: emailField.optional(), help: 'only mail to this address' };
const limit = { schema: wholeNumber.default(20), help: 'how many, newest first (20)' };

const outbox = command(
  'outbox',
  'Show mail that was written, newest first; without SMTP it is all here',
  {
    to,
    save: { schema: z.string().min(1).optional(), help: 'folder to save the attached files in' },
    limit,
  },
  async (tx, values) => {
    const rows = await listMail(tx, values.to ?? null, values.limit);
    const lines: string[] = [];
    const data: object[] = [];
    for (const row of rows) {
      const files = await listOutboxFiles(tx, row.id);
      const names = values.save === undefined ? files.map(sized) : await saved(values.save, row.id, files);
      data.push({ ...row, files: names });
      lines.push(
        visibleLine(`#${row.id}  ${stamp(row.created_at)}  ${row.state}  to ${row.recipient}`),
        visibleLine(`Subject: ${row.subject}`),
        ...names.map((name) => visibleLine(`Attached: ${name}`)),
        `\n${row.body_text}${row.last_error ? `\nLast error: ${row.last_error}` : ''}\n`,
      );
    }
    return { text: rows.length === 0 ? 'There is no mail.' : lines.join('\n'), data };
  },
);

const states = ['queued', 'failed', 'outbox', 'sent'] as const satisfies readonly MailState[];

const outboxList = command(
  'outbox list',
  'List mail without its text, newest first',
  { to, state: { schema: z.enum(states).optional(), help: `only one of ${states.join(', ')}` }, limit },
  async (tx, { to: recipient = null, state = null, limit: most }) =>
    writeList(await listMailLines(tx, { state, recipient, limit: most }), 'There is no such mail.', (mail) =>
      [
        `#${mail.id}  ${stamp(mail.created_at)}  ${mail.state}  to ${mail.recipient}  ${mail.subject}`,
        ...(mail.last_error === null ? [] : [mail.last_error]),
      ].join('  '),
    ),
);

const outboxResend = command(
  'outbox resend',
  'Send mail again that was given up or stayed in the outbox',
  {
    id: { schema: wholeNumber.optional(), help: 'number of the mail (see outbox list)' },
    failed: {
      schema: z.boolean().default(false),
      isFlag: true,
      help: 'all mail that was given up, as after an outage of the mail server',
    },
  },
  async (tx, { id, failed }) => {
    if ((id === undefined) !== failed)
      throw new UsageError('Say which mail: --id NUMBER, or --failed for all.');
    if (id === undefined) {
      const queued = await resendFailedMail(tx);
      return { text: `${queued} mails are queued again.`, data: { queued } };
    }
    await resendMail(tx, id);
    return { text: `Mail ${id} is queued again.`, data: { queued: 1, id } };
  },
);

export const outboxCommands: readonly Command[] = [outbox, outboxList, outboxResend];

type File = Awaited<ReturnType<typeof listOutboxFiles>>[number];

const sized = ({ file_name, content }: File): string => `${file_name} (${content.length} bytes)`;

/** The mail's number keeps files of the same name apart. */
async function saved(folder: string, mailId: number, files: readonly File[]): Promise<string[]> {
  const place = operatorsPath(folder);
  await mkdir(place, { recursive: true });
  const paths: string[] = [];
  for (const { file_name, content } of files) {
    const path = join(place, `${mailId}-${basename(file_name)}`);
    await writeFile(path, content);
    paths.push(path);
  }
  return paths;
}
