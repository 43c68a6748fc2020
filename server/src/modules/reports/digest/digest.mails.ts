// The digest in words: what is to be ordered, what expires soon, what is cheap, which invoices need somebody, and how to end it.
import type { InvoiceSummary } from '@praxora/contract/purchasing/invoice-summary.calls';
import type { DigestFrequency, ExpiryReminder } from '@praxora/rules/reports/digest';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate, parseServerDate } from '@praxora/rules/shared/dates';
import { unitName } from '@praxora/rules/shared/unit-names';
import { layoutMail, type MailContent, type MailSection } from '../../../platform/mail/layout.ts';
import type { OpenRow } from '../../purchasing/index.ts';
import type { AlertedPrice } from '../../shop/index.ts';
import { invoiceSection, invoiceWords, isInvoiceWork } from './digest-invoices.ts';

type Language = 'de' | 'en';

export interface ExpiringBatch {
  readonly name: string;
  readonly batchNumber: string;
  readonly expirationDate: string;
  readonly amount: number;
  readonly unit: { readonly de: string; readonly en: string };
  readonly reminder: ExpiryReminder;
}

interface Digest {
  readonly language: Language;
  readonly firstName: string;
  readonly practiceName: string;
  readonly company: string;
  readonly publicUrl: string;
  readonly unsubscribeLink: string;
  readonly frequency: DigestFrequency;
  readonly weekday: number;
  readonly lowStock: readonly OpenRow[];
  readonly batches: readonly ExpiringBatch[];
  readonly priceAlerts: readonly AlertedPrice[];
  /** Null: not to be told. */
  readonly invoices: InvoiceSummary | null;
}

const number = atFirstUse(() => new Intl.NumberFormat('de-DE'));
const euros = atFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
const money = (cents: number): string => euros().format(cents / 100);
const day = (text: string, language: Language): string => {
  const moment = parseServerDate(text);
  return moment === null ? text : formatDate(moment, language);
};

const words = {
  de: {
    greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    lead: (practice: string) => `das steht heute in ${practice} an.`,
    toOrder: (count: number) => `${count} Artikel nachbestellen`,
    toUse: (count: number) => `${count} ${count === 1 ? 'Charge verfällt' : 'Chargen verfallen'} bald`,
    cheap: (count: number) => `${count} ${count === 1 ? 'Preismeldung' : 'Preismeldungen'}`,
    belowMinimum: 'Am oder unter dem Mindestbestand',
    reOrderPoint: 'Am Meldebestand',
    putHere: 'Auf die Nachbestellliste gesetzt',
    oneMonth: 'Verfällt innerhalb eines Monats',
    threeMonths: 'Verfällt innerhalb von drei Monaten',
    priceAlerts: 'Preismeldungen Ihrer Merkliste',
    belowTarget: (target: string) => `unter Ihrem Zielpreis ${target}`,
    belowMedian: (percent: string, median: string) => `${percent} % unter dem 90-Tage-Median ${median}`,
    stock: 'Bestand',
    minimumStock: 'Mindestbestand',
    warningStock: 'Meldebestand',
    batch: 'Charge',
    until: 'haltbar bis',
    more: (count: number) => `und ${count} weitere`,
    reorder: 'Nachbestellen',
    inventory: 'Inventar ansehen',
    watchlist: 'Merkliste ansehen',
    daily:
      'Sie bekommen diese E-Mail jeden Morgen, an dem es etwas zu sagen gibt, weil Sie das so gewählt haben.',
    weekly: (weekday: string) =>
      `Sie bekommen diese E-Mail einmal in der Woche (${weekday}), wenn es etwas zu sagen gibt, weil Sie das so gewählt haben.`,
    change: 'Wann sie kommt und was darin steht, ändern Sie auf Ihrem Dashboard.',
    unsubscribe: 'E-Mail abbestellen',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  },
  en: {
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    lead: (practice: string) => `this is what ${practice} should see to today.`,
    toOrder: (count: number) => `re-order ${count} ${count === 1 ? 'article' : 'articles'}`,
    toUse: (count: number) => `${count} ${count === 1 ? 'batch expires' : 'batches expire'} soon`,
    cheap: (count: number) => `${count} price ${count === 1 ? 'alert' : 'alerts'}`,
    belowMinimum: 'At or below minimum stock',
    reOrderPoint: 'At the re-order point',
    putHere: 'Put on the re-order list',
    oneMonth: 'Expires within one month',
    threeMonths: 'Expires within three months',
    priceAlerts: 'Price alerts of your watchlist',
    belowTarget: (target: string) => `below your target price of ${target}`,
    belowMedian: (percent: string, median: string) => `${percent} % below the 90-day median of ${median}`,
    stock: 'stock',
    minimumStock: 'minimum stock',
    warningStock: 're-order point',
    batch: 'batch',
    until: 'use by',
    more: (count: number) => `and ${count} more`,
    reorder: 'Re-order',
    inventory: 'View the inventory',
    watchlist: 'View the watchlist',
    daily: 'You get this email every morning on which there is something to say, because you chose so.',
    weekly: (weekday: string) =>
      `You get this email once a week (${weekday}) when there is something to say, because you chose so.`,
    change: 'Change when it comes and what it says on your dashboard.',
    unsubscribe: 'Unsubscribe from this email',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
} as const;

/** Most lines of a mail; for more articles there is the list itself. */
const mostLines = 25;

function lowStockSections({ language, lowStock }: Digest): MailSection[] {
  const t = words[language];
  const lineOf = ({ name, group, stock, minimumStock, warningStock }: OpenRow): string => {
    const threshold = {
      belowMinimum: `, ${t.minimumStock} ${number().format(minimumStock)}`,
      reOrderPoint: `, ${t.warningStock} ${number().format(warningStock)}`,
      putHere: '',
    }[group];
    return `${name}: ${t.stock} ${number().format(stock)}${threshold}`;
  };
  return (['belowMinimum', 'reOrderPoint', 'putHere'] as const).map((group) => {
    const all = lowStock.filter((article) => article.group === group);
    return { title: `${t[group]} (${all.length})`, lines: cut(all.map(lineOf), language) };
  });
}

function cut(lines: readonly string[], language: Language): string[] {
  const left = lines.length - mostLines;
  return left > 0 ? [...lines.slice(0, mostLines), words[language].more(left)] : [...lines];
}

function priceSection({ language, priceAlerts }: Digest): MailSection {
  const t = words[language];
  const lines = priceAlerts.map(({ name, netCents, alert: { reason, comparedCents, percentBelow } }) => {
    const below =
      reason === 'target'
        ? t.belowTarget(money(comparedCents))
        : t.belowMedian(number().format(percentBelow), money(comparedCents));
    return `${name[language]}: ${money(netCents)}, ${below}`;
  });
  return { title: `${t.priceAlerts} (${lines.length})`, lines: cut(lines, language) };
}

function expirySections({ language, batches }: Digest): MailSection[] {
  const t = words[language];
  const lineOf = ({ name, batchNumber, expirationDate, amount, unit }: ExpiringBatch): string =>
    [
      name,
      ...(batchNumber === '' ? [] : [`${t.batch} ${batchNumber}`]),
      `${number().format(amount)} ${unitName(unit, amount, language)}`,
      `${t.until} ${day(expirationDate, language)}`,
    ].join(', ');
  return (['oneMonth', 'threeMonths'] as const).map((reminder) => {
    const lines = batches.filter((batch) => batch.reminder === reminder).map(lineOf);
    return { title: `${t[reminder]} (${lines.length})`, lines };
  });
}

export function digestMail(digest: Digest): MailContent {
  const { language, firstName, practiceName, lowStock, batches, priceAlerts, weekday } = digest;
  const t = words[language];
  const invoices = isInvoiceWork(digest.invoices) ? digest.invoices : null;
  const subject = [
    ...(lowStock.length > 0 ? [t.toOrder(lowStock.length)] : []),
    ...(batches.length > 0 ? [t.toUse(batches.length)] : []),
    ...(priceAlerts.length > 0 ? [t.cheap(priceAlerts.length)] : []),
    ...(invoices === null ? [] : [invoiceWords[language].subject]),
  ].join(', ');
  return layoutMail({
    language,
    company: digest.company,
    subject: `Praxora: ${subject}`,
    greeting: t.greeting(firstName),
    paragraphs: [t.lead(practiceName)],
    sections: [
      ...lowStockSections(digest),
      ...expirySections(digest),
      priceSection(digest),
      ...(invoices === null ? [] : [invoiceSection(invoices, language)]),
    ].filter(({ lines }) => lines.length > 0),
    button: buttonOf(digest),
    closing: [digest.frequency === 'weekly' ? t.weekly(t.weekdays[weekday - 1] ?? '') : t.daily, t.change],
    footLink: { label: t.unsubscribe, link: digest.unsubscribeLink },
  });
}

/** Leads to what the mail names first. */
function buttonOf({ language, lowStock, batches, priceAlerts, publicUrl }: Digest): {
  label: string;
  link: string;
} {
  const t = words[language];
  if (lowStock.length > 0) return { label: t.reorder, link: `${publicUrl}/re-order` };
  if (batches.length > 0) return { label: t.inventory, link: `${publicUrl}/inventory/expiry` };
  if (priceAlerts.length > 0) return { label: t.watchlist, link: `${publicUrl}/inventory/saved/watchlist` };
  return { label: invoiceWords[language].open, link: `${publicUrl}/invoices` };
}
