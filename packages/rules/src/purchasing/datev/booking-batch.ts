// A DATEV file "Buchungsstapel" (EXTF, header version 700, category 21, format version 13) of incoming invoices: the vendor's account
// against an expense account, gross; with a key of input VAT only where the practice deducts it, which most cannot.
import { findFiscalYear } from '../../shared/fiscal-year.ts';
import { datevColumns } from './columns.ts';

export interface DatevSettings {
  readonly adviserNumber: number;
  readonly clientNumber: number;
  /** The month in which the fiscal year begins. */
  readonly fiscalYearMonth: number;
  /** Digits of an account; those of vendors have one more. */
  readonly accountLength: number;
}

export interface DatevBooking {
  /** Below zero for a credit note. */
  readonly grossCents: number;
  readonly creditorAccount: string;
  readonly expenseAccount: string;
  /** The key of its input VAT; empty: gross without a key. */
  readonly taxKey: string;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly number: string;
  readonly vendor: string;
  readonly costCenter: string;
  /** The document beside the file. */
  readonly documentId: string;
}

interface Batch {
  readonly settings: DatevSettings;
  /** Written 2026-11-01. */
  readonly from: string;
  readonly to: string;
  /** Seventeen digits: day and time to the millisecond. */
  readonly createdAt: string;
  readonly bookings: readonly DatevBooking[];
}

const compact = (day: string): string => day.replaceAll('-', '');

/** Text stands in quotes; what is no character of the format goes. */
const text = (value: string, longest: number): string => {
  const line = [...value].filter((sign) => sign >= ' ' && sign !== '\u007f').join('');
  return `"${line.slice(0, longest).replaceAll('"', '""')}"`;
};

/** Letters, digits and some signs are allowed in the number of a document. */
const documentNumber = (number: string): string => number.replace(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36);

export function writeBookingBatch({ settings, from, to, createdAt, bookings }: Batch): string {
  const year = findFiscalYear(from, settings.fiscalYearMonth);
  const header = [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', createdAt, '', '"RE"', '""', '""'],
    ...[String(settings.adviserNumber), String(settings.clientNumber)],
    ...[compact(year.from), String(settings.accountLength)],
    ...[compact(from), compact(to), text(`Rechnungen ${from.slice(0, 7)}`, 30), '""', '1', '0', '0', '"EUR"'],
    ...['', '""', '', '', '""', '', '', '""', '""'],
  ];
  const lines = bookings.map((booking) => toLine(booking, from, to));
  return [header, datevColumns, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('');
}

function toLine(booking: DatevBooking, from: string, to: string): string[] {
  const { grossCents, issuedOn, dueOn, vendor, number, documentId } = booking;
  // An invoice that came after its month was handed over is booked in the next one; its own day stands in the text.
  const isLate = issuedOn < from;
  const day = isLate ? from : issuedOn > to ? to : issuedOn;
  const date = (value: string) => `${value.slice(8, 10)}${value.slice(5, 7)}`;
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': (Math.abs(grossCents) / 100).toFixed(2).replace('.', ','),
    'Soll/Haben-Kennzeichen': grossCents < 0 ? '"S"' : '"H"',
    'WKZ Umsatz': '"EUR"',
    Konto: booking.creditorAccount,
    'Gegenkonto (ohne BU-Schlüssel)': booking.expenseAccount,
    'BU-Schlüssel': booking.taxKey === '' ? '' : text(booking.taxKey, 4),
    Belegdatum: date(day),
    'Belegfeld 1': text(documentNumber(number), 36),
    'Belegfeld 2': text(dueOn === null ? '' : `${date(dueOn)}${dueOn.slice(2, 4)}`, 12),
    Buchungstext: text(isLate ? `${vendor}, vom ${issuedOn}` : vendor, 60),
    Beleglink: text(`BEDI "${documentId}"`, 210),
    'KOST1 - Kostenstelle': text(booking.costCenter, 36),
  };
  return datevColumns.map((column) => cells[column] ?? '');
}

/** Signs of Windows-1252 that are elsewhere in Unicode; the others are Latin-1. */
const moved = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What the character set does not have becomes a question mark. */
export const toWindows1252 = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...content], (sign) => {
    const code = sign.codePointAt(0) ?? 63;
    if (code < 128 || (code >= 160 && code < 256)) return code;
    const place = moved.indexOf(sign);
    return place >= 0 && sign.length === 1 ? 128 + place : 63;
  });

interface DatevDocument {
  readonly id: string;
  readonly fileName: string;
  readonly description: string;
}

const escapeXml = (value: string): string => value.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The list of documents beside the bookings (DATEV XML interface, version 6.0). */
export function writeDocumentList(documents: readonly DatevDocument[], createdAt: string): string {
  const entries = documents.map(
    ({ id, fileName, description }) =>
      `    <document guid="${id}">\n      <description>${escapeXml(description)}</description>\n      <extension xsi:type="File" name="${escapeXml(fileName)}"/>\n    </document>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<archive xmlns="http://xml.datev.de/bedi/tps/document/v06.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://xml.datev.de/bedi/tps/document/v06.0 Document_v060.xsd" version="6.0" generatingSystem="Praxora">
  <header>
    <date>${createdAt}</date>
  </header>
  <content>
${entries.join('')}  </content>
</archive>
`;
}
