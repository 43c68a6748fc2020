// What of a mail matters here: whom it is for, who sent it, and the files that may be invoices.
import { createHash } from 'node:crypto';
import { detectMediaType } from '@praxora/rules/inventory/document-type';
import { cleanLine } from '@praxora/rules/shared/clean-text';
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime';
import { Refusal } from '../../../../platform/errors.ts';
import type { UploadedFile } from '../../../../platform/http/files.ts';
import { Archive } from '../../../../platform/spreadsheet/unzip.ts';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly subject: string;
  readonly files: readonly UploadedFile[];
  /** Of the whole mail. */
  readonly sha256: string;
}

/** Parts inside of parts, mails inside of mails; more is no mail that a vendor writes. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 };
const mostFiles = 20;
const mostRecipients = 100;

/** Mail servers note here for whom a mail came, also where `To` says something else. */
const recipientHeaders: ReadonlySet<string> = new Set([
  ...['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'],
]);

/** Null: it is nested too deep, or its headers are too long. */
export async function readMail(raw: Buffer): Promise<ReceivedMail | null> {
  const mail = await PostalMime.parse(raw, limits).catch(() => null);
  if (mail === null) return null;
  const recipients = mail.headers
    .filter(({ key }) => recipientHeaders.has(key))
    .flatMap(({ value }) => addressParser(value, { flatten: true }))
    .flatMap((one) => one.address ?? []);
  return {
    recipients: [...new Set(recipients)].slice(0, mostRecipients),
    sender: cleanLine(addressOf(mail.from)).slice(0, 320),
    subject: cleanLine(mail.subject ?? '').slice(0, 200),
    files: await listFiles(mail, 1),
    sha256: createHash('sha256').update(raw).digest('hex'),
  };
}

const addressOf = (sender: Address | undefined): string => sender?.address ?? '';

/** A mail that was forwarded as a file is opened, once. */
async function listFiles(mail: Email, left: number): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  for (const attachment of mail.attachments) {
    if (files.length >= mostFiles) break;
    const content = toBuffer(attachment.content);
    if (attachment.mimeType === 'message/rfc822') {
      const inside = left === 0 ? null : await PostalMime.parse(content, limits).catch(() => null);
      if (inside !== null) files.push(...(await listFiles(inside, left - 1)));
    } else if (isArchive(content)) files.push(...(await unpack(content)));
    else if (mayBeInvoice(attachment, content))
      files.push({ name: attachment.filename ?? '', content: content });
  }
  return files.slice(0, mostFiles);
}

const toBuffer = (content: Attachment['content']): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content);

/** Logos and signatures are pictures inside of the text. */
function mayBeInvoice({ related, disposition }: Attachment, content: Buffer): boolean {
  const mediaType = detectMediaType(content);
  if (mediaType === 'application/pdf') return true;
  if (mediaType !== null) return related !== true && disposition === 'attachment';
  return isXml(content);
}

/** The first character after a mark of the encoding, in whatever encoding. */
const isXml = (content: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)?[\s\0]*<[\0]?(?:\?|[A-Za-z])/.test(
    content.subarray(0, 200).toString('latin1'),
  ) && !/^[^>]*<(?:!doctype )?html/i.test(content.subarray(0, 500).toString('latin1'));

const isArchive = (content: Buffer): boolean => content.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/** Nothing of an archive that is broken, encrypted or a bomb. */
async function unpack(content: Buffer): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  try {
    const archive = new Archive(content);
    for (const name of archive.names()) {
      const inside = files.length < mostFiles ? await archive.read(name) : null;
      if (inside !== null && (detectMediaType(inside) !== null || isXml(inside)))
        files.push({ name, content: inside });
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [];
  }
  return files;
}
