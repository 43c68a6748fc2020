// A report on sheets: its days and filters at the head, every sheet with headings and its number.
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDateTime } from '@praxora/rules/shared/dates';
import { colours, left, type Sheet, width, writePdf } from '../../../../platform/pdf/sheet.ts';
import { Slices } from '../../../../platform/slices.ts';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import type { ReportContent } from '../described/report.ts';
import type { About } from './about.ts';
import { dayText, type Language, words } from './words.ts';

const locales = { de: 'de-DE', en: 'de-DE' } as const;
const numbers = atFirstUse(() => new Intl.NumberFormat(locales.de, { maximumFractionDigits: 1 }));
const euros = atFirstUse(
  () => new Intl.NumberFormat(locales.de, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Money is in German number format in both languages. */
export function cellText(cell: Cell, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numbers().format(cell);
  return 'day' in cell ? dayText(cell.day, language) : `${euros().format(cell.cents / 100)} €`;
}

interface PlacedColumn {
  readonly index: number;
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const gap = 6;

export function placed({ header, onSheet }: Pick<ReportContent, 'header' | 'onSheet'>): PlacedColumn[] {
  const whole = onSheet.reduce((sum, column) => sum + (column?.part ?? 0), 0);
  let x = left;
  return onSheet.flatMap((column, index) => {
    if (column === null) return [];
    const own = (width * column.part) / whole;
    const at = x;
    x += own;
    return {
      index,
      title: header[index] ?? '',
      x: at,
      width: own - gap,
      align: column.isNumber ? ('right' as const) : ('left' as const),
    };
  });
}

const small = { size: 7.5 };

function writeHeadings(sheet: Sheet, columns: readonly PlacedColumn[]): void {
  const height = Math.max(
    ...columns.map((column) => sheet.heightOf(column.title, column.width, { ...small, bold: true })),
  );
  sheet.box(left, sheet.y, width, height + 8);
  for (const { title, x, width: own, align } of columns)
    sheet.write(title, x + 3, sheet.y + 4, own, { ...small, bold: true, colour: colours.brand, align });
  sheet.y += height + 12;
}

/** A row is never torn. What it goes on with stands above the headings of every further sheet. */
export async function writeRows(
  sheet: Sheet,
  columns: readonly PlacedColumn[],
  rows: readonly (readonly string[])[],
  { slices, goingOn = () => undefined }: { readonly slices: Slices; readonly goingOn?: () => void },
): Promise<void> {
  writeHeadings(sheet, columns);
  for (const row of rows) {
    await slices.pause();
    const texts = columns.map((column) => ({ ...column, text: row[column.index] ?? '' }));
    const height = Math.max(9, ...texts.map(({ text, width: own }) => sheet.heightOf(text, own, small)));
    if (sheet.isFull(height + 5)) {
      sheet.newPage();
      goingOn();
      writeHeadings(sheet, columns);
    }
    for (const { text, x, width: own, align } of texts)
      sheet.write(text, x + 3, sheet.y, own, { ...small, align });
    sheet.y += height + 5;
    sheet.rule(sheet.y - 3);
  }
}

export function reportPdf(content: ReportContent, rows: readonly Cell[][], about: About): Promise<Buffer> {
  const { language, practiceName, now } = about;
  const { title, head, totals } = content;
  const columns = placed(content);
  const texts = rows.map((row) => row.map((cell) => cellText(cell, language)));
  const slices = new Slices();
  const made = `${words[language].made} ${formatDateTime(now, language)}`;
  return writePdf(
    { language, title, author: practiceName, date: now, foot: `${practiceName} · ${title} · ${made}` },
    async (sheet) => {
      sheet.y +=
        sheet.write(title, left, sheet.y, width, { size: 16, bold: true, colour: colours.brand }) + 2;
      for (const line of [practiceName, ...head])
        sheet.y += sheet.write(line, left, sheet.y, width, { size: 9, colour: colours.soft }) + 1;
      sheet.y += 10;
      await writeRows(sheet, columns, texts, { slices });
      if (rows.length === 0)
        sheet.y += sheet.write(words[language].nothing, left + 3, sheet.y, width, { size: 9 }) + 8;
      for (const [what, value] of totals) {
        if (sheet.isFull(16)) sheet.newPage();
        sheet.write(what, left, sheet.y + 4, width / 2, { size: 9, bold: true });
        sheet.write(cellText(value, language), left, sheet.y + 4, width, {
          size: 9,
          bold: true,
          align: 'right',
        });
        sheet.y += 14;
      }
    },
  );
}
