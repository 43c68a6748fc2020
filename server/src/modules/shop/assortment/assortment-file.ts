// The assortment as a file, a row per product, as the list shows it.
import type { AssortmentItem, AssortmentQuery } from '@praxora/contract/shop/assortment.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../platform/spreadsheet/write-xlsx.ts';
import { wholeAssortment } from './assortment.service.ts';

type Language = AssortmentQuery['language'];

interface Column {
  readonly title: Readonly<Record<Language, string>>;
  readonly cell: (item: AssortmentItem, language: Language) => Cell;
}

const money = (cents: number | null | undefined): Cell =>
  cents === null || cents === undefined ? null : { cents };

const columns: readonly Column[] = [
  { title: { de: 'Artikel', en: 'Product' }, cell: ({ name }, language) => name[language] },
  { title: { de: 'Hersteller', en: 'Manufacturer' }, cell: ({ manufacturer }) => manufacturer },
  { title: { de: 'Herstellernummer', en: 'Item number' }, cell: (item) => item.manufacturerNumber },
  { title: { de: 'Packung', en: 'Pack' }, cell: ({ packText }, language) => packText[language] },
  { title: { de: 'Bestand', en: 'Stock' }, cell: ({ atHand }) => atHand?.stock ?? null },
  {
    title: { de: 'Bestandseinheit', en: 'Stock unit' },
    cell: ({ atHand }, language) => atHand?.unit[language] ?? null,
  },
  {
    title: { de: 'Letzter Kauf', en: 'Last purchase' },
    cell: ({ lastPurchase }) => lastPurchase && { day: calendarDay(new Date(lastPurchase.at)) },
  },
  {
    title: { de: 'Gekauft bei', en: 'Bought from' },
    cell: ({ lastPurchase }) => lastPurchase?.vendor.name ?? null,
  },
  {
    title: { de: 'Gezahlter Preis', en: 'Price paid' },
    cell: ({ lastPurchase }) => money(lastPurchase?.unitCents),
  },
  {
    title: { de: 'Bester Preis heute', en: 'Best price today' },
    cell: ({ lowestPriceCents }) => money(lowestPriceCents),
  },
  { title: { de: 'Bester Lieferant', en: 'Best vendor' }, cell: ({ best }) => best?.vendor.name ?? null },
  {
    title: { de: 'Gekauft in 12 Monaten', en: 'Bought in 12 months' },
    cell: ({ timesBought }) => timesBought,
  },
  { title: { de: 'Übliche Menge', en: 'Usual amount' }, cell: ({ usualQuantity }) => usualQuantity },
  { title: { de: 'Einheit', en: 'Unit' }, cell: ({ unit }, language) => unit[language] },
];

export async function assortmentFile(
  context: UserContext,
  { format, ...query }: AssortmentQuery & { readonly format: 'xlsx' | 'csv' },
): Promise<FileAnswer> {
  const { language } = query;
  const items = await wholeAssortment(context, query);
  const header = columns.map(({ title }) => title[language]);
  const sheet = {
    name: language === 'de' ? 'Sortiment' : 'Assortment',
    header,
    rows: items.map((item) => columns.map(({ cell }) => cell(item, language))),
    widths: header.map((title, column) => (column === 0 ? 40 : Math.max(14, title.length + 3))),
  };
  const stem = `${language === 'de' ? 'sortiment' : 'assortment'}-${calendarDay(context.now())}`;
  return format === 'csv'
    ? { name: `${stem}.csv`, mediaType: csvType, content: await writeCsv(sheet, language) }
    : { name: `${stem}.xlsx`, mediaType: xlsxType, content: await writeXlsx([sheet]) };
}
