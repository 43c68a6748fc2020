// A mail for a practice: what can be read is kept as an invoice, everything else waits for a person, and nothing is lost.
import { createHash } from 'node:crypto';
import { detectMediaType, documentName, largestDocument } from '@praxora/rules/inventory/document-type';
import type { Tx } from '../../../../platform/database/tx.ts';
import { Refusal, Unavailable } from '../../../../platform/errors.ts';
import { cleanFileName, type UploadedFile } from '../../../../platform/http/files.ts';
import { InvalidInput } from '../../../../platform/http/problems.ts';
import { keepInvoice } from '../receiving.ts';
import * as repository from './mailbox.repository.ts';
import type { ReceivedMail } from './read-mail.ts';
import { readTag, type Tag } from './tag.ts';

/** Runs work in one transaction of a practice. */
export type InPractice = <Result>(practiceId: number, work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** `known`: it was received or waits already. `full`: too much waits. */
export type FiledAs = 'invoice' | 'known' | 'waiting' | 'full';

/** More than these nobody looks through; they stay in the mailbox. */
const mostWaiting = 200;
const mostPractices = 5;

/** What became of its files, for each practice that it is for; empty: for none. */
export async function fileMail(
  inPractice: InPractice,
  template: string,
  mail: ReceivedMail,
): Promise<FiledAs[]> {
  const tags = mail.recipients.flatMap((address) => readTag(template, address) ?? []);
  const each = [...new Map(tags.map((tag) => [tag.tag, tag])).values()].slice(0, mostPractices);
  const filed: FiledAs[] = [];
  for (const tag of each) filed.push(...(await fileForPractice(inPractice, tag, mail)));
  return filed;
}

async function fileForPractice(
  inPractice: InPractice,
  { practiceId, tag }: Tag,
  mail: ReceivedMail,
): Promise<FiledAs[]> {
  const country = await inPractice(practiceId, (tx) => repository.findCountry(tx, tag));
  if (country === null) return [];
  if (mail.files.length === 0) return [await inPractice(practiceId, (tx) => wait(tx, mail, null))];
  const filed: FiledAs[] = [];
  for (const file of mail.files) {
    try {
      await inPractice(practiceId, (tx) => keep(tx, practiceId, country, mail, file));
      filed.push('invoice');
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      if (error instanceof Refusal && error.code === 'INVOICE_KNOWN') filed.push('known');
      else if (error instanceof Refusal || error instanceof InvalidInput)
        filed.push(await inPractice(practiceId, (tx) => wait(tx, mail, file)));
      else throw error;
    }
  }
  return filed;
}

async function keep(
  tx: Tx,
  practiceId: number,
  country: string,
  { sender }: ReceivedMail,
  file: UploadedFile,
): Promise<number> {
  if (file.content.length > largestDocument) throw new Refusal('BODY_TOO_LARGE');
  const recorder = { tx, practiceId, program: { kind: 'job', name: 'invoice mailbox' } } as const;
  return keepInvoice({ tx, country, userId: null, sender, recorder }, {}, file);
}

async function wait(
  tx: Tx,
  { sender, subject, sha256: ofMail }: ReceivedMail,
  file: UploadedFile | null,
): Promise<FiledAs> {
  if ((await repository.countWaiting(tx)) >= mostWaiting) return 'full';
  const content = file === null || file.content.length > largestDocument ? null : file.content;
  const sha256 = content === null ? ofMail : createHash('sha256').update(content).digest('hex');
  const kept = content === null ? null : { ...describeFile(file?.name ?? '', content), content };
  return (await repository.insertMail(tx, { sender, subject, sha256, file: kept })) === 1
    ? 'waiting'
    : 'known';
}

function describeFile(name: string, content: Buffer): { name: string; mediaType: string } {
  const mediaType = detectMediaType(content);
  if (mediaType !== null) return { name: documentName(name, mediaType), mediaType };
  return { name: cleanFileName({ name }) || 'rechnung.xml', mediaType: 'application/xml' };
}
