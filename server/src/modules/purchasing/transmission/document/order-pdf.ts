// The order as a PDF, for people: one look at it tells who wants what from whom, where to, and for how much.
import { formatDate } from '@praxora/rules/shared/dates';
import type { MailFile } from '../../../../platform/mail/smtp.ts';
import { colours, left, right, type Sheet, width, writePdf } from '../../../../platform/pdf/sheet.ts';
import { Slices } from '../../../../platform/slices.ts';
import { addressLines, amount, money, requestFacts } from './german.ts';
import { type OrderDocument, orderFileName } from './order-document.ts';
import { writePositions } from './pdf-positions.ts';

export async function orderPdfFile(document: OrderDocument, slices = new Slices()): Promise<MailFile> {
  const { order, practice } = document;
  const about = {
    language: 'de' as const,
    title: `Bestellung ${order.orderNumber}`,
    author: practice.name,
    date: new Date(order.placedAt),
    foot: `Bestellung ${order.orderNumber} (${order.platformOrderNumber}) · ${practice.name} · über Praxora`,
  };
  const content = await writePdf(about, async (sheet) => {
    writeHead(sheet, document);
    writeAddresses(sheet, document);
    await writePositions(sheet, order.positions, slices);
    writeTotals(sheet, document);
    await writeMessage(sheet, order.message, slices);
  });
  return {
    name: orderFileName(document, '.pdf'),
    mediaType: 'application/pdf',
    content,
  };
}

const half = width / 2;

function writeHead(sheet: Sheet, { order, practice, vendorEmail }: OrderDocument): void {
  sheet.write('Praxora', left, sheet.y, half, { size: 20, bold: true, colour: colours.brand });
  sheet.write('Bestellung', left + half, sheet.y, half, { size: 20, bold: true, align: 'right' });
  sheet.y += 30;
  sheet.rule(sheet.y, colours.brand, 1.4);
  sheet.y += 20;
  const start = sheet.y;
  const vendor = [order.vendor.name, vendorEmail].filter((line) => line !== '');
  const vendorEnd = writeBlock(sheet, 'Lieferant', vendor, left, start, half - 20);
  const facts: [string, string][] = [
    ['Bestellnummer', order.orderNumber],
    ['Plattformnummer', order.platformOrderNumber],
    ['Kundennummer', order.customerNumber || 'noch keine'],
    ['Bestelldatum', formatDate(new Date(order.placedAt), 'de')],
    ...requestFacts(order),
    ['Besteller', practice.name],
    ['Ansprechperson', practice.contactPerson],
    ['E-Mail', practice.email],
  ];
  let y = start;
  for (const [label, value] of facts) {
    sheet.write(label, left + half, y, 90, { colour: colours.soft });
    y += Math.max(
      sheet.write(value, left + half + 92, y, half - 92, { bold: label === 'Bestellnummer' }),
      11,
    );
    y += 2.5;
  }
  sheet.y = Math.max(vendorEnd, y) + 14;
}

function writeAddresses(sheet: Sheet, { order }: OrderDocument): void {
  const start = sheet.y;
  const ends = [
    writeBlock(sheet, 'Lieferadresse', addressLines(order.deliveryAddress), left, start, half - 20),
    writeBlock(sheet, 'Rechnungsadresse', addressLines(order.billingAddress), left + half, start, half),
  ];
  sheet.y = Math.max(...ends) + 20;
}

/** A small heading and lines under it, the first one bold; tells where it ends. */
function writeBlock(
  sheet: Sheet,
  heading: string,
  lines: readonly string[],
  x: number,
  start: number,
  columnWidth: number,
): number {
  let y = start;
  y += sheet.write(heading, x, y, columnWidth, { size: 7.5, colour: colours.soft }) + 3;
  lines.forEach((line, index) => {
    y += sheet.write(line, x, y, columnWidth, { size: 9.5, bold: index === 0 }) + 1;
  });
  return y;
}

function writeTotals(sheet: Sheet, { order }: OrderDocument): void {
  const rows: [string, number][] = [
    ['Warenwert', order.goodsCents],
    ['Versand', order.shippingCents],
    ...(order.surchargeCents === 0
      ? []
      : [['Mindermengenzuschlag', order.surchargeCents] satisfies [string, number]]),
    ['Summe netto', order.netCents],
    ...order.vat.map(({ percent, netCents, vatCents }): [string, number] => [
      `${amount(percent)} % MwSt. auf ${money(netCents)}`,
      vatCents,
    ]),
  ];
  const rowHeight = 15;
  const total = rows.length * rowHeight + 44;
  if (sheet.isFull(total)) sheet.newPage();
  const x = right - 260;
  sheet.y += 8;
  for (const [label, cents] of rows) {
    const isSum = label === 'Summe netto';
    sheet.write(label, x + 10, sheet.y, 160, { bold: isSum, colour: isSum ? colours.ink : colours.soft });
    sheet.write(money(cents), right - 98, sheet.y, 90, { align: 'right', bold: isSum });
    sheet.y += rowHeight;
  }
  sheet.y += 3;
  sheet.box(x, sheet.y, 260, 24, 4);
  const style = { size: 11, bold: true, colour: colours.brand };
  sheet.write('Gesamtbetrag', x + 10, sheet.y + 7, 120, style);
  sheet.write(money(order.grossCents), right - 138, sheet.y + 7, 130, { ...style, align: 'right' });
  sheet.y += 40;
}

async function writeMessage(sheet: Sheet, message: string, slices: Slices): Promise<void> {
  if (message.trim() === '') return;
  const heading = 'Mitteilung an den Lieferanten';
  // A long message may need several sheets: it is written paragraph by paragraph, each whole if it can be.
  if (sheet.isFull(48)) sheet.newPage();
  sheet.y += sheet.write(heading, left, sheet.y, width, { size: 7.5, colour: colours.soft }) + 3;
  for (const line of message.split('\n')) {
    await slices.pause();
    const height = sheet.heightOf(line || ' ', width, { size: 9.5 });
    if (sheet.isFull(height)) sheet.newPage();
    sheet.write(line, left, sheet.y, width, { size: 9.5 });
    sheet.y += height;
  }
}
