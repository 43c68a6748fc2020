// What a batch was removed for, on paper: the list for the authority to be signed, and a card for each implant.
import type { Movement } from '@praxora/contract/inventory/stock';
import type { stockCalls } from '@praxora/contract/inventory/stock.calls';
import type { Treatment } from '@praxora/contract/inventory/treatment';
import type { DataOf } from '@praxora/contract/shared/call';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { formatDate, formatDateTime } from '@praxora/rules/shared/dates';
import type { NamedUnit } from '@praxora/rules/shared/unit-names';
import { colours, left, right, type Sheet, width, writePdf } from '../../../platform/pdf/sheet.ts';
import { placed, unitAmount, writeRows } from '../../../platform/pdf/table.ts';
import { Slices } from '../../../platform/slices.ts';
import type { NumbersRow } from './treatment.repository.ts';
import { type Language, treatmentWords } from './treatment-words.ts';

type Entry = DataOf<typeof stockCalls.recallBatch>[number];

/** One removal of the batch, with what is printed of it. */
export interface Removal {
  readonly entry: Entry;
  readonly movement: Movement;
  readonly treatment: Treatment;
  readonly numbers: Pick<NumbersRow, 'manufacturer_number' | 'gtin'>;
}

/** The GTIN that the package's own code names, else the one of the catalogue. */
export const deviceNumber = ({ gtin }: Removal['numbers'], { udi }: Treatment): string =>
  /^\(01\)(\d{14})/.exec(udi)?.[1] ?? gtin ?? '';

interface Content {
  readonly entries: readonly Pick<Entry, 'articleName' | 'amount' | 'unit' | 'movements'>[];
  readonly removals: readonly Removal[];
}

interface About {
  readonly language: Language;
  /** Name and address. */
  readonly practice: readonly string[];
  readonly batchNumber: string;
  readonly now: Date;
}

const dayText = (day: string | null, language: Language): string =>
  day === null ? '' : formatDate(new Date(`${day}T12:00:00Z`), language);

function writeHead(sheet: Sheet, title: string, lines: readonly string[]): void {
  sheet.y += sheet.write(title, left, sheet.y, width, { size: 17, bold: true, colour: colours.brand }) + 4;
  for (const line of lines) sheet.y += sheet.write(line, left, sheet.y, width, { colour: colours.soft }) + 1;
  sheet.y += 12;
}

const onSheet = [2.1, 3.1, 2.2, 2.2, 2.2, 2.9, 2, 1.8].map((part, index) => ({
  part,
  isNumber: index === 6,
}));
/** Places of the columns on paper among those of the file: the batch and the codes stand above and below. */
const columnsOnSheet = [0, 1, 2, 5, 6, 7, 8, 11];

const rowOf = ({ entry, movement, treatment, numbers }: Removal, language: Language): string[] => [
  dayText(movement.happenedOn, language),
  [entry.articleName, knownMaker(entry.manufacturer), treatment.udi].filter(Boolean).join('\n'),
  numbers.manufacturer_number,
  dayText(entry.expirationDate, language),
  treatment.serialNumber || '–',
  treatment.reference || treatmentWords[language].unsaid,
  unitAmount(-movement.amount, entry.unit, language),
  movement.user,
];

/** By article, because amounts are in its own unit. */
function sumsOf(entries: Content['entries'], language: Language): string[] {
  const sums = new Map<string, { left: number; used: number; unit: NamedUnit }>();
  for (const { articleName, amount, unit, movements } of entries) {
    const sum = sums.get(articleName) ?? { left: 0, used: 0, unit };
    const used = movements
      .filter(({ kind, isReversed }) => kind === 'consumption' && !isReversed)
      .reduce((all, one) => all - one.amount, 0);
    sums.set(articleName, { ...sum, left: sum.left + amount, used: sum.used + used });
  }
  return [...sums].map(([name, { left: rest, used, unit }]) =>
    treatmentWords[language].summary(
      name,
      unitAmount(rest, unit, language),
      unitAmount(used, unit, language),
    ),
  );
}

/** Lines for place and date, and for the signature. */
function writeSignature(sheet: Sheet, labels: readonly string[]): void {
  if (sheet.isFull(70)) sheet.newPage();
  sheet.y += 52;
  const half = (width - 40) / 2;
  for (const [index, label] of labels.entries()) {
    const x = left + index * (half + 40);
    sheet.line(x, sheet.y, x + half);
    sheet.write(label, x, sheet.y + 4, half, { size: 8, colour: colours.soft });
  }
}

export function authorityPdf({ entries, removals }: Content, about: About): Promise<Buffer> {
  const { language, practice, batchNumber, now } = about;
  const t = treatmentWords[language];
  const title = t.authorityTitle(batchNumber);
  const author = practice[0] ?? '';
  const columns = placed({ header: columnsOnSheet.map((index) => t.header[index] ?? ''), onSheet });
  const foot = `${author} · ${title}`;
  return writePdf({ language, title, author, date: now, foot }, async (sheet) => {
    writeHead(sheet, title, [
      practice.join(', '),
      t.at(formatDateTime(now, language)),
      ...sumsOf(entries, language),
    ]);
    sheet.y += sheet.write(t.authorityText, left, sheet.y, width) + 10;
    sheet.y += sheet.write(t.removals, left, sheet.y, width, { size: 10.5, bold: true }) + 6;
    const rows = removals.map((removal) => rowOf(removal, language));
    if (rows.length === 0) sheet.y += sheet.write(t.none, left, sheet.y, width) + 8;
    else await writeRows(sheet, columns, rows, { slices: new Slices() });
    writeSignature(sheet, [t.place, t.signature]);
  });
}

const cardGap = 14;
const labelWidth = 168;

function cardLines({ entry, movement, treatment, numbers }: Removal, about: About): [string, string][] {
  const { language, practice } = about;
  const t = treatmentWords[language].card;
  return [
    [t.patient, ''],
    [t.reference, treatment.reference],
    [t.date, dayText(movement.happenedOn, language)],
    [t.practice, practice.join(', ')],
    [t.device, entry.articleName],
    [t.number, numbers.manufacturer_number],
    [t.manufacturer, knownMaker(entry.manufacturer)],
    [t.makerAddress, ''],
    [t.gtin, deviceNumber(numbers, treatment)],
    [t.serial, treatment.serialNumber],
    [t.batch, entry.batchNumber],
    [t.expiry, dayText(entry.expirationDate, language)],
    [t.udi, treatment.udi],
  ];
}

function writeCard(sheet: Sheet, removal: Removal, about: About): void {
  const lines = cardLines(removal, about);
  const valueWidth = width - labelWidth - 24;
  const heights = lines.map(
    ([, value]) => Math.max(11, sheet.heightOf(value, valueWidth, { size: 9.5 })) + 6,
  );
  const height = heights.reduce((sum, one) => sum + one, 0) + 24;
  if (sheet.isFull(height)) sheet.newPage();
  sheet.box(left, sheet.y, width, height, 6);
  let y = sheet.y + 14;
  for (const [index, [label, value]] of lines.entries()) {
    sheet.write(label, left + 12, y + 1, labelWidth, { size: 8, colour: colours.soft });
    if (value === '') sheet.line(left + labelWidth, y + 11, right - 12);
    else sheet.write(value, left + labelWidth, y, valueWidth, { size: 9.5 });
    y += heights[index] ?? 0;
  }
  sheet.y += height + cardGap;
}

export function implantCardsPdf({ removals }: Content, about: About): Promise<Buffer> {
  const { language, practice, batchNumber, now } = about;
  const t = treatmentWords[language];
  const author = practice[0] ?? '';
  const foot = `${author} · ${t.cardTitle} · ${batchNumber}`;
  return writePdf({ language, title: t.cardTitle, author, date: now, foot }, async (sheet) => {
    writeHead(sheet, t.cardTitle, [t.cardText]);
    if (removals.length === 0) sheet.write(t.none, left, sheet.y, width);
    for (const removal of removals) writeCard(sheet, removal, about);
  });
}
