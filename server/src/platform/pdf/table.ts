// Tables on A4 sheets: headings on every sheet, rows that are never torn, and cells as texts.
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate } from '@praxora/rules/shared/dates';
import { type NamedUnit, unitName } from '@praxora/rules/shared/unit-names';
import type { Slices } from '../slices.ts';
import type { Cell } from '../spreadsheet/cell.ts';
import { colours, left, type Sheet, width } from './sheet.ts';

type Language = 'de' | 'en';

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
  return 'day' in cell
    ? formatDate(new Date(`${cell.day}T12:00:00Z`), language)
    : `${euros().format(cell.cents / 100)} €`;
}

export const unitAmount = (amount: number, unit: NamedUnit, language: Language): string =>
  `${cellText(amount, language)} ${unitName(unit, amount, language)}`;

interface PlacedColumn {
  readonly index: number;
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const gap = 6;

interface TableHead {
  readonly header: readonly string[];
  /** Share of each column; null: it is not on the sheet. */
  readonly onSheet: readonly ({ readonly part: number; readonly isNumber: boolean } | null)[];
}

export function placed({ header, onSheet }: TableHead): PlacedColumn[] {
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
