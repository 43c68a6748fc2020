// The words of a complaint, in the language of its writer.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { type ComplaintLine, withVat } from './complaint.ts';
import { differenceTexts } from './invoice-texts.ts';

export interface WrittenComplaint {
  readonly subject: string;
  readonly greeting: string;
  readonly opening: string;
  readonly lines: readonly { readonly key: string; readonly text: string; readonly amount: string }[];
  readonly sum: { readonly text: string; readonly amount: string };
  readonly request: string;
}

export function useComplaintText() {
  const { t } = useTranslation('invoices');

  function describe({ line, kind }: ComplaintLine): string {
    const { name, invoiced, received, invoicedCents, agreedCents } = line;
    if (kind === 'NOT_DELIVERED' && invoiced !== null && received !== null) {
      const quantities = { invoiced: formatNumber(invoiced, 3), received: formatNumber(received, 3) };
      return t('complaint.notDelivered', { name, ...quantities });
    }
    const isPrice = kind === 'PRICE_HIGHER' || kind === 'DISCOUNT_MISSING';
    if (isPrice && invoiced !== null && invoiced !== 0 && invoicedCents !== null && agreedCents !== null) {
      const unit = (cents: number) => formatMoney(Math.round(cents / invoiced));
      return t('complaint.price', {
        name,
        charged: unit(invoicedCents),
        agreed: unit(agreedCents),
        quantity: formatNumber(invoiced, 3),
      });
    }
    return t('complaint.other', { name, reason: t(differenceTexts[kind]) });
  }

  return (invoice: InvoiceDetail, lines: readonly ComplaintLine[]): WrittenComplaint => {
    const net = lines.reduce((sum, { cents }) => sum + cents, 0);
    const gross = withVat(net, invoice);
    const order = invoice.orders.map(({ orderNumber }) => orderNumber).join(', ');
    const { number, customerNumber } = invoice;
    return {
      subject: t('complaint.subject', { number, amount: formatMoney(gross) }),
      greeting: t('complaint.greeting'),
      opening:
        customerNumber === null
          ? t('complaint.opening', { number, order })
          : t('complaint.openingCustomer', { number, order, customer: customerNumber }),
      lines: lines.map((line) => ({
        key: `${line.line.key}-${line.kind}`,
        text: describe(line),
        amount: formatMoney(line.cents),
      })),
      sum: { text: t('complaint.sum', { gross: formatMoney(gross) }), amount: formatMoney(net) },
      request: t('complaint.request', { amount: formatMoney(invoice.grossCents - gross) }),
    };
  };
}

/** As the text of a mail: paragraphs are divided by an empty line. */
export const plainText = ({ greeting, opening, lines, sum, request }: WrittenComplaint): string =>
  [
    greeting,
    opening,
    [...lines, sum].map(({ text, amount }) => `${text}: ${amount}`).join('\n'),
    request,
  ].join('\n\n');
