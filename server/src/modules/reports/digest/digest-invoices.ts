// What the digest says about invoices: those that differ, those that are due soon, and cash discounts that end.
import type { InvoiceSummary } from '@praxora/contract/purchasing/invoice-summary.calls';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate, parseServerDate } from '@praxora/rules/shared/dates';
import type { MailSection } from '../../../platform/mail/layout.ts';

type Language = 'de' | 'en';

export const invoiceWords = {
  de: {
    title: 'Rechnungen',
    subject: 'Rechnungen prüfen',
    differing: (count: number, amount: string) =>
      `${count} ${count === 1 ? 'weicht' : 'weichen'} ab, ${amount} netto zu viel berechnet`,
    due: (count: number, day: string, amount: string) => `${count} bis ${day} fällig, ${amount}`,
    discount: (amount: string, day: string) => `${amount} Skonto möglich, das erste bis ${day}`,
    open: 'Rechnungen ansehen',
  },
  en: {
    title: 'Invoices',
    subject: 'check invoices',
    differing: (count: number, amount: string) =>
      `${count} ${count === 1 ? 'differs' : 'differ'}, ${amount} net charged too much`,
    due: (count: number, day: string, amount: string) => `${count} due until ${day}, ${amount}`,
    discount: (amount: string, day: string) => `${amount} cash discount to be had, the first until ${day}`,
    open: 'View the invoices',
  },
} as const;

const money = {
  de: atFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })),
  en: atFirstUse(() => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })),
} as const;

const dayOf = (text: string, language: Language): string => {
  const moment = parseServerDate(text);
  return moment === null ? text : formatDate(moment, language);
};

/** Whether there is anything to say. */
export const isInvoiceWork = (summary: InvoiceSummary | null): summary is InvoiceSummary =>
  summary !== null && summary.differing.count + summary.dueSoon.count + summary.discount.count > 0;

export function invoiceSection(summary: InvoiceSummary, language: Language): MailSection {
  const t = invoiceWords[language];
  const { differing, dueSoon, discount } = summary;
  const amount = (cents: number) => money[language]().format(cents / 100);
  return {
    title: t.title,
    lines: [
      ...(differing.count > 0 ? [t.differing(differing.count, amount(differing.tooMuchCents))] : []),
      ...(dueSoon.count > 0
        ? [t.due(dueSoon.count, dayOf(dueSoon.until, language), amount(dueSoon.payableCents))]
        : []),
      ...(discount.firstDay === null
        ? []
        : [t.discount(amount(discount.cents), dayOf(discount.firstDay, language))]),
    ],
  };
}
