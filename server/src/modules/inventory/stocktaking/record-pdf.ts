// The record of a count as it is signed: what differs, what agrees, the values, and a line for each person who counted.
import type { StocktakingRecord } from '@praxora/contract/inventory/stocktaking-record.calls';
import { formatDate, formatDateTime } from '@praxora/rules/shared/dates';
import { colours, left, right, type Sheet, width, writePdf } from '../../../platform/pdf/sheet.ts';
import { cellText, placed, writeRows } from '../../../platform/pdf/table.ts';
import { Slices } from '../../../platform/slices.ts';
import { type Language, recordWords } from './record-words.ts';

interface About {
  readonly language: Language;
  readonly practiceName: string;
  readonly now: Date;
}
type Line = StocktakingRecord['lines'][number];

const onSheet = [4.2, 2.2, 1.9, 2.4, 1.7, 1.5, 2.1, 1.9].map((part, index) => ({
  part,
  isNumber: index >= 4,
}));

const signedText = (value: number, language: Language) =>
  `${value > 0 ? '+' : ''}${cellText(value, language)}`;
const moneyText = (cents: number | null, language: Language) =>
  cents === null ? '' : cellText({ cents }, language);

const cellsOf = (line: Line, language: Language): string[] => [
  line.articleName,
  line.isFound ? `${line.batchNumber} (${recordWords[language].found})` : line.batchNumber,
  line.expirationDate === null ? '' : formatDate(new Date(`${line.expirationDate}T12:00:00Z`), language),
  [...new Set(line.looks.map(({ name }) => name))].join(', '),
  line.isFound ? '–' : cellText(line.expected, language),
  cellText(line.counted, language),
  line.difference === 0 ? '' : signedText(line.difference, language),
  line.difference === 0 ? '' : moneyText(line.differenceCents, language),
];

function writeHead(sheet: Sheet, record: StocktakingRecord, { language, practiceName }: About): void {
  const t = recordWords[language];
  const when = (at: string) => formatDateTime(new Date(at), language);
  sheet.y +=
    sheet.write(t.title(record.storageName), left, sheet.y, width, {
      size: 17,
      bold: true,
      colour: colours.brand,
    }) + 4;
  for (const line of [
    practiceName,
    t.when(when(record.startedAt), when(record.finishedAt)),
    t.by(record.counters.map(({ name }) => name).join(', ') || '–'),
    ...(record.state === 'discarded' ? [t.discarded] : []),
    ...(record.isBlind ? [t.blind] : []),
    ...(record.isPermanent ? [t.permanent] : []),
  ])
    sheet.y += sheet.write(line, left, sheet.y, width, { colour: colours.soft }) + 1;
  sheet.y += 12;
}

function writeSum(sheet: Sheet, [label, cents]: readonly [string, number], language: Language): void {
  if (sheet.isFull(18)) sheet.newPage();
  sheet.write(label, left, sheet.y, width / 2, { size: 10, bold: true });
  sheet.write(cellText({ cents }, language), right - 160, sheet.y, 160, {
    size: 10,
    bold: true,
    align: 'right',
  });
  sheet.y += 16;
}

function writeSums(sheet: Sheet, record: StocktakingRecord, language: Language): void {
  const t = recordWords[language];
  const { expectedCents, countedCents, unpriced } = record;
  const sums = [
    [t.expected, expectedCents],
    [t.difference, countedCents - expectedCents],
    [t.counted, countedCents],
  ] as const;
  for (const sum of sums) writeSum(sheet, sum, language);
  for (const note of [t.net, ...(unpriced > 0 ? [t.unpriced(cellText(unpriced, language))] : [])])
    sheet.y += sheet.write(note, left, sheet.y, width, { size: 8, colour: colours.soft }) + 2;
}

/** Two lines a row: everybody who counted, then place and date, and the practice. */
function writeSignatures(sheet: Sheet, record: StocktakingRecord, language: Language): void {
  const t = recordWords[language];
  const labels = [...record.counters.map(({ name }) => `${t.countedBy}: ${name}`), t.place, t.signature];
  const half = (width - 40) / 2;
  for (let at = 0; at < labels.length; at += 2) {
    if (sheet.isFull(64)) sheet.newPage();
    sheet.y += 44;
    for (const [index, label] of labels.slice(at, at + 2).entries()) {
      const x = left + index * (half + 40);
      sheet.line(x, sheet.y, x + half);
      sheet.write(label, x, sheet.y + 4, half, { size: 8, colour: colours.soft });
    }
    sheet.y += 18;
  }
}

function writeLooks(sheet: Sheet, lines: readonly Line[], language: Language): void {
  const twice = lines.filter(({ looks }) => looks.length > 1);
  if (twice.length === 0) return;
  if (sheet.isFull(60)) sheet.newPage();
  sheet.y += sheet.write(recordWords[language].looks, left, sheet.y + 8, width, { bold: true }) + 12;
  for (const { articleName, batchNumber, looks } of twice) {
    const numbers = looks.map(
      ({ name, at, counted }) =>
        `${name} ${formatDateTime(new Date(at), language)}: ${cellText(counted, language)}`,
    );
    const text = `${[articleName, batchNumber].filter(Boolean).join(', ')} – ${numbers.join('; ')}`;
    if (sheet.isFull(sheet.heightOf(text, width, { size: 8 }) + 3)) sheet.newPage();
    sheet.y += sheet.write(text, left, sheet.y, width, { size: 8 }) + 3;
  }
}

export function recordPdf(record: StocktakingRecord, about: About): Promise<Buffer> {
  const { language, practiceName, now } = about;
  const t = recordWords[language];
  const title = t.title(record.storageName);
  const columns = placed({ header: t.header, onSheet });
  const slices = new Slices();
  const writePart = async (sheet: Sheet, heading: string, lines: readonly Line[]) => {
    const writeHeading = (text: string) => {
      sheet.y += sheet.write(text, left, sheet.y, width, { size: 10.5, bold: true }) + 4;
    };
    if (sheet.isFull(60)) sheet.newPage();
    writeHeading(`${heading}: ${cellText(lines.length, language)}`);
    if (lines.length > 0)
      await writeRows(
        sheet,
        columns,
        lines.map((line) => cellsOf(line, language)),
        { slices, goingOn: () => writeHeading(`${heading} (${t.goingOn})`) },
      );
    sheet.y += 12;
  };
  const foot = `${practiceName} · ${title} · ${formatDateTime(new Date(record.finishedAt), language)}`;
  return writePdf({ language, title, author: practiceName, date: now, foot }, async (sheet) => {
    writeHead(sheet, record, about);
    await writePart(
      sheet,
      t.differences,
      record.lines.filter(({ difference }) => difference !== 0),
    );
    await writePart(
      sheet,
      t.same,
      record.lines.filter(({ difference }) => difference === 0),
    );
    writeSums(sheet, record, language);
    writeLooks(sheet, record.lines, language);
    writeSignatures(sheet, record, language);
  });
}
