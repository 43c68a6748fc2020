// Mails about approvals: to the approvers when an order waits, to the buyer when it was decided.
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate } from '@praxora/rules/shared/dates';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

export interface OrderNotice {
  readonly language: 'de' | 'en';
  readonly firstName: string;
  readonly company: string;
  readonly link: string;
  readonly orderNumber: string;
  readonly vendorName: string;
  readonly netCents: number;
}

const euros = atFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
export const money = (cents: number): string => euros().format(cents / 100);

const greeting = ({ language, firstName }: OrderNotice): string => {
  const word = language === 'de' ? 'Guten Tag' : 'Hello';
  return firstName ? `${word} ${firstName},` : `${word},`;
};

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
}

export const mailOf = (notice: OrderNotice, { subject, paragraphs, label }: Words): MailContent =>
  layoutMail({
    language: notice.language,
    company: notice.company,
    subject,
    greeting: greeting(notice),
    paragraphs,
    button: { label, link: notice.link },
    closing: [],
  });

export function waitingMail(
  notice: OrderNotice & {
    readonly buyer: string;
    readonly limitCents: number;
    /** The order's amount counted against the limit. */
    readonly countedCents: number;
    readonly month: { readonly limitCents: number; readonly orderedCents: number } | null;
    readonly isOverBudget: boolean;
    readonly at: Date;
  },
): MailContent {
  const { orderNumber, vendorName, netCents, buyer, limitCents, countedCents, month, isOverBudget, at } =
    notice;
  const counted = countedCents > netCents ? money(countedCents) : null;
  if (notice.language === 'de')
    return mailOf(notice, {
      subject: `Bestellung ${orderNumber} wartet auf Ihre Freigabe`,
      paragraphs: [
        `${buyer} hat am ${formatDate(at, 'de')} bei ${vendorName} für ${money(netCents)} netto bestellt.`,
        ...(counted ? [`Ohne eigene Preise und Konditionen verlangt der Lieferant dafür ${counted}.`] : []),
        isOverBudget
          ? 'Damit ist ein Budget dieses Monats überschritten. Die Bestellung geht erst hinaus, wenn Sie sie freigeben.'
          : month
            ? `Damit hat ${buyer} in diesem Monat für ${money(month.orderedCents)} bestellt. Das liegt über der Freigabegrenze von ${money(month.limitCents)} je Person und Monat. Die Bestellung geht erst hinaus, wenn Sie sie freigeben.`
            : `Das liegt über der Freigabegrenze von ${money(limitCents)}. Die Bestellung geht erst hinaus, wenn Sie sie freigeben.`,
      ],
      label: 'Bestellung ansehen',
    });
  return mailOf(notice, {
    subject: `Order ${orderNumber} is waiting for your approval`,
    paragraphs: [
      `On ${formatDate(at, 'en')} ${buyer} ordered from ${vendorName} for ${money(netCents)} net.`,
      ...(counted ? [`Without your own prices and conditions the vendor charges ${counted} for it.`] : []),
      isOverBudget
        ? 'It exceeds a budget of this month. The order does not go out until you approve it.'
        : month
          ? `With it ${buyer} has ordered for ${money(month.orderedCents)} this month. This is above the approval limit of ${money(month.limitCents)} per person and month. The order does not go out until you approve it.`
          : `This is above the approval limit of ${money(limitCents)}. The order does not go out until you approve it.`,
    ],
    label: 'View the order',
  });
}

export interface DecisionNotice extends OrderNotice {
  readonly approver: string;
  readonly comment: string;
}

export const commentLines = ({ language, comment }: DecisionNotice): string[] =>
  comment === '' ? [] : [language === 'de' ? `Kommentar: „${comment}“` : `Comment: “${comment}”`];

interface ApprovalNotice extends DecisionNotice {
  /** The practice sends the order itself. */
  readonly isByHand: boolean;
}

export function approvedMail(notice: ApprovalNotice): MailContent {
  const { orderNumber, vendorName, netCents, approver, isByHand } = notice;
  if (notice.language === 'de')
    return mailOf(notice, {
      subject: `Bestellung ${orderNumber} ist freigegeben`,
      paragraphs: [
        `${approver} hat Ihre Bestellung bei ${vendorName} über ${money(netCents)} netto freigegeben.`,
        isByHand
          ? 'Diese Bestellung senden Sie selbst: Öffnen Sie das PDF, senden Sie es an den Lieferanten und markieren Sie die Bestellung als gesendet.'
          : 'Sie geht jetzt an den Lieferanten.',
        ...commentLines(notice),
      ],
      label: 'Bestellung ansehen',
    });
  return mailOf(notice, {
    subject: `Order ${orderNumber} is approved`,
    paragraphs: [
      `${approver} approved your order from ${vendorName} for ${money(netCents)} net.`,
      isByHand
        ? 'You send this order yourself: open the PDF, send it to the vendor and mark the order as sent.'
        : 'It is on its way to the vendor now.',
      ...commentLines(notice),
    ],
    label: 'View the order',
  });
}

export function rejectedMail(notice: DecisionNotice): MailContent {
  const { orderNumber, vendorName, netCents, approver } = notice;
  if (notice.language === 'de')
    return mailOf(notice, {
      subject: `Bestellung ${orderNumber} wurde abgelehnt`,
      paragraphs: [
        `${approver} hat Ihre Bestellung bei ${vendorName} über ${money(netCents)} netto abgelehnt. Es wurde nichts bestellt.`,
        ...commentLines(notice),
        'Sie können alle Positionen wieder in den Warenkorb legen.',
      ],
      label: 'Abgelehnte Bestellungen',
    });
  return mailOf(notice, {
    subject: `Order ${orderNumber} was rejected`,
    paragraphs: [
      `${approver} rejected your order from ${vendorName} for ${money(netCents)} net. Nothing was ordered.`,
      ...commentLines(notice),
      'You can put all its items back into the cart.',
    ],
    label: 'Rejected orders',
  });
}
