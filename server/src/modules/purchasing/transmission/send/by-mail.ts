// An order by e-mail: PDF for people, openTRANS for machines. Without a mail server it lies in the outbox.

import type { Platform } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import {
  findOrderMail,
  listMailFiles,
  noteMailInOutbox,
  noteMailSent,
  saveOrderMail,
} from '../../../../platform/mail/order-mail.ts';
import { isRefusedForGood, sendBySmtp } from '../../../../platform/mail/smtp.ts';
import { readOrderDocument } from '../document/order-document.ts';
import { orderPdfFile } from '../document/order-pdf.ts';
import { orderXmlFile } from '../document/order-xml.ts';
import { failedForGood, failedForNow } from '../failures.ts';
import type { Handover } from '../handover.ts';
import { orderMail } from '../transmission.mails.ts';
import type * as repository from '../transmission.repository.ts';

/** Written down before anything is sent, so that every attempt sends the same. */
export async function prepareMail(
  platform: Platform,
  tx: Tx,
  outgoing: repository.OutgoingOrder,
): Promise<void> {
  const document = await readOrderDocument(tx, outgoing);
  await saveOrderMail(tx, {
    orderId: outgoing.order_id,
    messageId: `<order.${outgoing.transmission_id}@${new URL(platform.publicUrl()).hostname}>`,
    recipient: outgoing.email ?? '',
    replyTo: outgoing.user_email,
    content: orderMail(document, platform.config.COMPANY_NAME),
    files: [await orderPdfFile(document), await orderXmlFile(document)],
  });
}

export async function sendMail(
  { config }: Platform,
  tx: Tx,
  { order_id }: repository.OutgoingOrder,
): Promise<Handover> {
  const mail = await findOrderMail(tx, order_id);
  if (config.SMTP_URL === undefined) {
    await noteMailInOutbox(tx, mail.id);
    return { by: 'outbox', to: mail.recipient };
  }
  const files = await listMailFiles(tx, mail.id);
  try {
    await sendBySmtp(config.SMTP_URL, config.MAIL_FROM, {
      messageId: mail.message_id,
      recipient: mail.recipient,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      date: mail.created_at,
      files,
    });
  } catch (error) {
    const { message } = error as Error;
    throw isRefusedForGood(error)
      ? failedForGood('mail-refused', message)
      : failedForNow('mail-unreachable', message);
  }
  await noteMailSent(tx, mail.id);
  return { by: 'email', to: mail.recipient };
}
