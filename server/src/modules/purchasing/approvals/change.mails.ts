// Mails to the buyer of a waiting order that an approver has changed, or replaced by cheaper ones.
import type { MailContent } from '../../../platform/mail/layout.ts';
import { commentLines, type DecisionNotice, mailOf, money } from './approvals.mails.ts';

export function changedMail(notice: DecisionNotice & { readonly beforeCents: number }): MailContent {
  const { orderNumber, vendorName, netCents, beforeCents, approver } = notice;
  if (notice.language === 'de')
    return mailOf(notice, {
      subject: `Bestellung ${orderNumber} wurde geändert`,
      paragraphs: [
        `${approver} hat Ihre Bestellung bei ${vendorName} geändert: Sie kostet jetzt ${money(netCents)} statt ${money(beforeCents)} netto und wartet weiter auf Freigabe.`,
        ...commentLines(notice),
        'Die Fassung, die Sie eingereicht haben, bleibt in der Bestellung lesbar.',
      ],
      label: 'Bestellung ansehen',
    });
  return mailOf(notice, {
    subject: `Order ${orderNumber} was changed`,
    paragraphs: [
      `${approver} changed your order from ${vendorName}: it now costs ${money(netCents)} instead of ${money(beforeCents)} net and goes on waiting for approval.`,
      ...commentLines(notice),
      'The version you submitted stays readable in the order.',
    ],
    label: 'View the order',
  });
}

interface ReplacementNotice extends DecisionNotice {
  readonly orders: readonly {
    readonly orderNumber: string;
    readonly vendorName: string;
    readonly netCents: number;
  }[];
}

export function replacedMail(notice: ReplacementNotice): MailContent {
  const { orderNumber, vendorName, netCents, approver, orders } = notice;
  const total = money(orders.reduce((sum, order) => sum + order.netCents, 0));
  const list = orders.map((order) => `${order.orderNumber}: ${order.vendorName}, ${money(order.netCents)}`);
  if (notice.language === 'de')
    return mailOf(notice, {
      subject: `Bestellung ${orderNumber} wurde durch günstigere ersetzt`,
      paragraphs: [
        `${approver} hat Ihre Bestellung bei ${vendorName} ersetzt: Dieselben Positionen kosten so ${total} statt ${money(netCents)} netto. Sie warten weiter auf Freigabe.`,
        ...list,
        ...commentLines(notice),
      ],
      label: 'Freigaben ansehen',
    });
  return mailOf(notice, {
    subject: `Order ${orderNumber} was replaced by cheaper ones`,
    paragraphs: [
      `${approver} replaced your order from ${vendorName}: the same items cost ${total} instead of ${money(netCents)} net like this. They go on waiting for approval.`,
      ...list,
      ...commentLines(notice),
    ],
    label: 'View the approvals',
  });
}
