// Mail that was written, with its files.
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emailField } from '@praxora/contract/account/identity.calls';
import { z } from 'zod';
import { listMail, listOutboxFiles } from '../platform/mail/outbox.ts';
import { visibleLine } from '../platform/visible.ts';
import { command, operatorsPath, stamp, wholeNumber } from './command.ts';

export const outboxCommand = command(
  'outbox',
  'Show mail that was written, newest first; without SMTP it is all here',
  {
    to: { schema: emailField.optional(), help: 'only mail to this address' },
    save: { schema: z.string().min(1).optional(), help: 'folder to save the attached files in' },
    limit: { schema: wholeNumber.default(20), help: 'how many, newest first (20)' },
  },
  async (tx, values) => {
    const rows = await listMail(tx, values.to ?? null, values.limit);
    if (rows.length === 0) return 'There is no mail.';
    const lines: string[] = [];
    for (const row of rows) {
      const files = await listOutboxFiles(tx, row.id);
      const names = values.save === undefined ? files.map(sized) : await saved(values.save, row.id, files);
      lines.push(
        visibleLine(`#${row.id}  ${stamp(row.created_at)}  ${row.state}  to ${row.recipient}`),
        visibleLine(`Subject: ${row.subject}`),
        ...names.map((name) => visibleLine(`Attached: ${name}`)),
        `\n${row.body_text}${row.last_error ? `\nLast error: ${row.last_error}` : ''}\n`,
      );
    }
    return lines.join('\n');
  },
);

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
