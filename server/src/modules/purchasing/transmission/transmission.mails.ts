// The mail that carries an order to the vendor, a test of the way, and the mail that tells a practice that an order did not get there.
import type { FailureReason } from '@praxora/rules/purchasing/transmission-failure';
import { formatDate } from '@praxora/rules/shared/dates';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';
import { addressLines, money, requestFacts } from './document/german.ts';
import type { OrderDocument } from './document/order-document.ts';

export function orderMail({ order, practice }: OrderDocument, company: string): MailContent {
  const customer = order.customerNumber === '' ? '' : `, Kundennummer ${order.customerNumber}`;
  const count = order.positions.length;
  return layoutMail({
    language: 'de',
    company,
    subject: `Bestellung ${order.orderNumber} (${order.platformOrderNumber})${customer}`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `${practice.name} bestellt bei Ihnen. Die Bestellung liegt als PDF und als openTRANS-2.1-Datei bei.`,
      [
        `Bestellnummer: ${order.orderNumber}`,
        `Plattformnummer: ${order.platformOrderNumber}`,
        `Kundennummer: ${order.customerNumber || 'noch keine'}`,
        `Bestellt am: ${formatDate(new Date(order.placedAt), 'de')} von ${order.placedBy}`,
        ...requestFacts(order).map(([label, value]) => `${label}: ${value}`),
        `Ansprechperson: ${practice.contactPerson}, ${practice.email}`,
        `Umfang: ${count} ${count === 1 ? 'Position' : 'Positionen'}, ${money(order.netCents)} netto`,
      ].join('\n'),
      `Lieferung an:\n${addressLines(order.deliveryAddress).join('\n')}`,
      ...(order.message === '' ? [] : [`Mitteilung:\n${order.message}`]),
    ],
    closing: [
      'Ihre Antwort auf diese E-Mail erreicht die Praxis direkt. Kommt dieselbe Bestellung ein zweites Mal an, so trägt sie dieselbe Message-ID und Plattformnummer und gilt nur einmal.',
    ],
  });
}

/** To a vendor, in German as orders are. */
export const testMail = (company: string): MailContent =>
  layoutMail({
    language: 'de',
    company,
    subject: `Testnachricht von ${company}`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `an diese Adresse sendet ${company} künftig Bestellungen von Praxen. Dies ist eine Testnachricht und keine Bestellung; Sie müssen nichts tun.`,
    ],
    closing: [],
  });

interface NotTransmitted {
  readonly language: 'de' | 'en';
  readonly firstName: string;
  readonly orderNumber: string;
  readonly vendorName: string;
  readonly reason: FailureReason;
  readonly link: string;
  readonly company: string;
}

const reasons: Record<'de' | 'en', Record<FailureReason, string>> = {
  de: {
    'mail-unreachable': 'Der Mailserver hat die Bestellung trotz mehrerer Versuche nicht angenommen.',
    'mail-refused': 'Die E-Mail-Adresse des Lieferanten hat die Bestellung abgelehnt.',
    'webhook-unreachable': 'Das Bestellsystem des Lieferanten war trotz mehrerer Versuche nicht erreichbar.',
    'webhook-error': 'Das Bestellsystem des Lieferanten hat trotz mehrerer Versuche einen Fehler gemeldet.',
    'webhook-refused': 'Das Bestellsystem des Lieferanten hat die Bestellung abgelehnt.',
    'webhook-not-allowed': 'Die Adresse des Bestellsystems dieses Lieferanten ist nicht zugelassen.',
    'webhook-without-secret': 'Der Lieferant ist noch nicht vollständig eingerichtet.',
    unexpected: 'Bei der Übermittlung ist ein Fehler aufgetreten.',
  },
  en: {
    'mail-unreachable': 'The mail server did not accept the order, although it was tried several times.',
    'mail-refused': "The vendor's email address refused the order.",
    'webhook-unreachable':
      "The vendor's ordering system could not be reached, although it was tried several times.",
    'webhook-error': "The vendor's ordering system reported an error, although it was tried several times.",
    'webhook-refused': "The vendor's ordering system refused the order.",
    'webhook-not-allowed': "The address of this vendor's ordering system is not allowed.",
    'webhook-without-secret': 'The vendor is not completely set up yet.',
    unexpected: 'An error occurred while the order was transmitted.',
  },
};

export function notTransmittedMail(mail: NotTransmitted): MailContent {
  const { language, firstName, orderNumber, vendorName, link, company } = mail;
  const reason = reasons[language][mail.reason];
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `Bestellung ${orderNumber} konnte nicht übermittelt werden`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `Ihre Bestellung ${orderNumber} bei ${vendorName} konnte nicht übermittelt werden. ${reason}`,
        'Der Lieferant hat sie also vermutlich nicht erhalten. Sie können sie erneut senden oder als PDF selbst weitergeben und als gesendet markieren.',
      ],
      button: { label: 'Bestellung öffnen', link },
      closing: [],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `Order ${orderNumber} could not be transmitted`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `Your order ${orderNumber} at ${vendorName} could not be transmitted. ${reason}`,
      'So the vendor has probably not received it. You can send it again, or pass it on yourself as a PDF and mark it as sent.',
    ],
    button: { label: 'Open the order', link },
    closing: [],
  });
}
