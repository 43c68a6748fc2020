// The table of positions: a row is never torn, and every sheet begins with the headings.
import type { OrderPosition } from '@praxora/contract/purchasing/order';
import { colours, left, type Sheet, width } from '../../../../platform/pdf/sheet.ts';
import type { Slices } from '../../../../platform/slices.ts';
import { amount, money } from './german.ts';

interface Column {
  readonly heading: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const widths = [26, 76, 193, 42, 64, 36, 62.28] as const;
const headings = ['Pos.', 'Artikelnr.', 'Bezeichnung', 'Menge', 'Einzelpreis', 'MwSt.', 'Gesamt'];
const gap = 8;

const columns: readonly Column[] = widths.map((own, index) => ({
  heading: headings[index] ?? '',
  x: left + widths.slice(0, index).reduce((sum, other) => sum + other, 0),
  width: own - (index < widths.length - 1 ? gap : 0),
  align: index < 3 ? 'left' : 'right',
}));

export async function writePositions(
  sheet: Sheet,
  positions: readonly OrderPosition[],
  slices: Slices,
): Promise<void> {
  writeHeadings(sheet);
  for (const position of positions) {
    await slices.pause();
    const row = rowOf(position);
    const height = heightOf(sheet, row);
    if (sheet.isFull(height)) {
      sheet.newPage();
      writeHeadings(sheet);
    }
    writeRow(sheet, row);
    sheet.y += height;
    sheet.rule(sheet.y - 6);
  }
}

function writeHeadings(sheet: Sheet): void {
  sheet.box(left, sheet.y, width, 20);
  for (const { heading, x, width: columnWidth, align } of columns) {
    const inset = x === left ? 4 : 0;
    sheet.write(heading, x + inset, sheet.y + 6, columnWidth - (align === 'right' ? 2 : 0), {
      size: 8,
      bold: true,
      colour: colours.brand,
      align,
    });
  }
  sheet.y += 26;
}

interface Row {
  readonly cells: readonly string[];
  /** Under the name: maker, pack, discount, cost center. */
  readonly small: string;
}

function rowOf(position: OrderPosition): Row {
  const { manufacturer, manufacturerNumber, packText, discountCents, costCenter } = position;
  const maker = [manufacturer, manufacturerNumber].filter((part) => part !== '').join(' ');
  const discount = discountCents === 0 ? '' : `abzüglich Rabatt ${money(discountCents)}`;
  const center = costCenter === null ? '' : `Kostenstelle ${costCenter.number} ${costCenter.name}`;
  return {
    cells: [
      String(position.line),
      position.vendorOrderNumber,
      position.name.de,
      amount(position.quantity),
      money(position.unitPriceCents),
      `${amount(position.vatPercent)} %`,
      money(position.netCents),
    ],
    small: [maker, packText.de, discount, center].filter((part) => part !== '').join(' · '),
  };
}

const smallStyle = { size: 7.5, colour: colours.soft };
const nameColumn = 2;
const styleOf = (index: number) => ({ bold: index === nameColumn });

function heightOf(sheet: Sheet, { cells, small }: Row): number {
  const heights = columns.map((column, index) => {
    const below = index === nameColumn ? sheet.heightOf(small, column.width, smallStyle) : 0;
    return sheet.heightOf(cells[index] ?? '', column.width, styleOf(index)) + below;
  });
  return Math.max(...heights) + 11;
}

function writeRow(sheet: Sheet, { cells, small }: Row): void {
  columns.forEach(({ x, width: columnWidth, align }, index) => {
    const inset = x === left ? 4 : 0;
    const isRight = align === 'right';
    const height = sheet.write(cells[index] ?? '', x + inset, sheet.y, columnWidth - (isRight ? 2 : 0), {
      align,
      ...styleOf(index),
    });
    if (index === nameColumn) sheet.write(small, x, sheet.y + height, columnWidth, smallStyle);
  });
}
