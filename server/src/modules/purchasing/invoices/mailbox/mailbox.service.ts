// The practice's address for invoices, and what came there and waits for a person.
import { randomBytes } from 'node:crypto';
import type { invoiceMailboxCalls } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/errors.ts';
import type { FileAnswer } from '../../../../platform/http/files.ts';
import { recordActivity } from '../../../account/index.ts';
import * as repository from './mailbox.repository.ts';
import { writeAddress } from './tag.ts';

export async function getMailbox({
  tx,
  config,
}: Pick<UserContext, 'tx' | 'config'>): Promise<DataOf<typeof invoiceMailboxCalls.getMailbox>> {
  const template = config.INVOICE_MAIL_ADDRESS;
  const isAvailable = config.INVOICE_IMAP_URL !== undefined && template !== undefined;
  const tag = isAvailable ? await repository.findTag(tx) : null;
  const waiting = await repository.listWaiting(tx);
  return {
    isAvailable,
    address: tag === null || template === undefined ? null : writeAddress(template, tag),
    waiting: waiting.map((mail) => ({ ...mail, receivedAt: mail.receivedAt.toISOString() })),
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 bits that nobody guesses. */
const newTag = (practiceId: number): string =>
  `${practiceId}-${[...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')}`;

export async function renewMailbox(context: UserContext): Promise<{ address: string }> {
  const { tx, config, user } = context;
  const template = config.INVOICE_MAIL_ADDRESS;
  if (config.INVOICE_IMAP_URL === undefined || template === undefined)
    throw new Refusal('INVOICE_MAILBOX_OFF');
  const tag = newTag(user.practiceId);
  await repository.saveTag(tx, tag);
  const subject = { type: 'account', id: null, name: '' } as const;
  await recordActivity(context, { action: 'invoice.mailboxRenewed', subject });
  return { address: writeAddress(template, tag) };
}

export async function downloadMail({ tx }: UserContext, id: number): Promise<FileAnswer> {
  const file = await repository.findMailFile(tx, id);
  if (!file?.file_name || !file.media_type || !file.content) throw new Refusal('NOT_FOUND');
  return { name: file.file_name, mediaType: file.media_type, content: file.content };
}

export async function discardMail(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  const name = await repository.deleteMail(context.tx, id);
  if (name === null) throw new Refusal('NOT_FOUND');
  const subject = { type: 'account', id: null, name } as const;
  await recordActivity(context, { action: 'invoice.mailRemoved', subject });
  return { deleted: true };
}
