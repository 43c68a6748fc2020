// The files of a hand-over, made anew each time from its invoices and the accounts of the day.
import type { invoiceAccountingCalls as calls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import {
  type DatevBooking,
  toWindows1252,
  writeBookingBatch,
  writeDocumentList,
} from '@praxora/rules/purchasing/datev/booking-batch';
import { addDays, addMonths } from '@praxora/rules/shared/calendar';
import { shareCents } from '@praxora/rules/shared/shares';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../platform/spreadsheet/write-xlsx.ts';
import { type PartContent, zip } from '../../../platform/spreadsheet/zip.ts';
import * as repository from './accounting.repository.ts';

type Settings = NonNullable<Awaited<ReturnType<typeof repository.findSettings>>>;

type Wanted = QueryOf<typeof calls.downloadHandover>;

export async function downloadHandover(
  { tx }: UserContext,
  id: number,
  { format, language }: Wanted,
): Promise<FileAnswer> {
  const handover = await repository.findHandover(tx, id);
  const settings = await repository.findSettings(tx);
  if (handover === null || settings === null) throw new Refusal('NOT_FOUND');
  const invoices = await repository.listHandedOver(tx, id);
  const bookings = invoices.flatMap((invoice) => toBookings(invoice, settings));
  const { month, createdAt } = handover;
  if (format !== 'datev') return writeTable(bookings, month, format, language);
  const from = `${month}-01`;
  const stamp = createdAt.toISOString();
  const batch = writeBookingBatch({
    ...{ settings, bookings, from, to: addDays(addMonths(from, 1), -1) },
    createdAt: stamp.replace(/\D/g, '').slice(0, 17),
  });
  const documents = invoices.map((invoice) => ({
    id: invoice.documentId,
    fileName: nameFile(invoice),
    description: `${invoice.vendor} ${invoice.number}`,
  }));
  const contents = await repository.listContents(
    tx,
    invoices.map((invoice) => invoice.id),
  );
  const files = invoices.map((invoice): [string, PartContent] => [
    nameFile(invoice),
    once(contents.find(({ invoice_id }) => invoice_id === invoice.id)?.content ?? Buffer.alloc(0)),
  ]);
  const content = await zip({
    [`EXTF_Buchungsstapel_${month}.csv`]: once(Buffer.from(toWindows1252(batch))),
    'document.xml': writeDocumentList(documents, stamp.slice(0, 19)),
    ...Object.fromEntries(files),
  });
  return { name: `DATEV-${month}.zip`, mediaType: 'application/zip', content };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

const nameFile = ({ id, fileName }: repository.HandedOver): string =>
  `${id}-${fileName.replace(/[^\w.-]/g, '_')}`;

/** One booking for each cost center, account and key; an invoice without lines has one. */
function toBookings(
  { grossCents, parts, vatRates, account: creditorAccount, kind, ...rest }: repository.HandedOver,
  { expenseAccount, vatKeys }: Settings,
): DatevBooking[] {
  const cents = kind === 'credit-note' ? -Math.abs(grossCents) : grossCents;
  const [onlyRate, ...otherRates] = vatRates;
  // The document's own rate holds where it has one; else that of the order.
  const findKey = (percent: number | undefined): string =>
    vatKeys.find((one) => one.percent === (otherRates.length === 0 ? (onlyRate ?? percent) : percent))?.key ??
    '';
  const merged = new Map<string, { costCenter: string; account: string; taxKey: string; weight: number }>();
  for (const { costCenter, account, vatPercent, weight } of parts) {
    const part = { costCenter, account: account || expenseAccount, taxKey: findKey(vatPercent), weight };
    const key = JSON.stringify([part.costCenter, part.account, part.taxKey]);
    merged.set(key, { ...part, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  const whole = { costCenter: '', account: expenseAccount, taxKey: findKey(undefined), weight: 1 };
  const shared = merged.size > 0 ? [...merged.values()] : [whole];
  const shares = shareCents(
    cents,
    shared.map(({ weight }) => weight),
  );
  return shared.flatMap(({ costCenter, account, taxKey }, index) => {
    const share = shares[index] ?? 0;
    if (share === 0) return [];
    return [{ ...rest, grossCents: share, creditorAccount, expenseAccount: account, taxKey, costCenter }];
  });
}

const headings = {
  de: [
    'Datum',
    'Fällig',
    'Rechnung',
    'Lieferant',
    'Kreditor',
    'Konto',
    'Steuerschlüssel',
    'Kostenstelle',
    'Brutto',
  ],
  en: ['Date', 'Due', 'Invoice', 'Vendor', 'Creditor', 'Account', 'Tax key', 'Cost center', 'Gross'],
} as const;

async function writeTable(
  bookings: readonly DatevBooking[],
  month: string,
  format: 'csv' | 'xlsx',
  language: 'de' | 'en',
): Promise<FileAnswer> {
  const rows = bookings.map((booking): Cell[] => [
    { day: booking.issuedOn },
    booking.dueOn === null ? null : { day: booking.dueOn },
    ...[booking.number, booking.vendor, booking.creditorAccount, booking.expenseAccount],
    ...[booking.taxKey, booking.costCenter],
    { cents: booking.grossCents },
  ]);
  const header = headings[language];
  const name = `invoices-${month}.${format}`;
  return format === 'csv'
    ? { name, mediaType: csvType, content: await writeCsv({ header, rows }, language) }
    : { name, mediaType: xlsxType, content: await writeXlsx([{ name: month, header, rows }]) };
}
