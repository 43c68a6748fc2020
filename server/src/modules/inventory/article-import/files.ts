// Files that leave: the export of all articles, and the template to fill in.
import type { ArticleExportQuery, ImportFileQuery } from '@praxora/contract/inventory/article-import.calls';
import { isChoice, isOppositeInFiles, plainFields } from '@praxora/rules/inventory/article-field-values';
import { articleFields, type PlainField } from '@praxora/rules/inventory/article-fields';
import { fieldTitle, type ImportField } from '@praxora/rules/inventory/article-import-fields';
import { calendarDay } from '@praxora/rules/shared/dates';
import { type ChoiceValue, choiceText, flagText } from '@praxora/rules/shared/file-cells';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell, Sheet } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../platform/spreadsheet/write-xlsx.ts';
import { findArticleIds } from '../articles/article-list.ts';
import { type ExportRow, listForExport } from './export.repository.ts';
import { exampleCells, explanationSheet } from './template.ts';
import { usedFields } from './used-fields.ts';

type Language = ImportFileQuery['language'];

export async function exportArticles(
  context: Pick<UserContext, 'tx' | 'now'>,
  { format, language, storageId: place, ...filter }: ImportFileQuery & Partial<ArticleExportQuery>,
): Promise<FileAnswer> {
  const { tx, now } = context;
  const storageId = place ?? null;
  const ids = isNarrowed(filter, storageId) ? await findArticleIds(context, filter, storageId) : null;
  const fields = await usedFields(tx);
  const rows: (readonly Cell[])[] = [];
  for await (const part of listForExport(tx, { language, ids, storageId }))
    for (const row of part) {
      const cells = cellsOf(row, language);
      rows.push(fields.map((field) => cells[field]));
    }
  const stem = language === 'de' ? 'artikel' : 'articles';
  return fileOf(`${stem}-${calendarDay(now())}`, format, language, { fields, rows }, []);
}

/** An order alone leaves nothing out. */
const isNarrowed = (
  { sort: _, descending: __, ...filter }: Parameters<typeof findArticleIds>[1],
  storageId: number | null,
): boolean => storageId !== null || Object.values(filter).some(Boolean);

export async function articleTemplate(
  { tx }: Pick<UserContext, 'tx'>,
  { format, language }: ImportFileQuery,
): Promise<FileAnswer> {
  const fields = await usedFields(tx);
  const rows = exampleCells(language).map((cells) => fields.map((field) => cells[field] ?? null));
  const stem = language === 'de' ? 'artikel-vorlage' : 'article-template';
  return fileOf(stem, format, language, { fields, rows }, [explanationSheet(fields, language)]);
}

async function fileOf(
  stem: string,
  format: ImportFileQuery['format'],
  language: Language,
  { fields, rows }: { readonly fields: readonly ImportField[]; readonly rows: readonly (readonly Cell[])[] },
  more: readonly Sheet[],
): Promise<FileAnswer> {
  const header = fields.map((field) => fieldTitle(field, language));
  const sheet = {
    name: language === 'de' ? 'Artikel' : 'Articles',
    header,
    rows,
    widths: header.map((title, column) => (column === 0 ? 40 : Math.max(14, title.length + 3))),
  };
  return format === 'csv'
    ? { name: `${stem}.csv`, mediaType: csvType, content: await writeCsv(sheet, language) }
    : { name: `${stem}.xlsx`, mediaType: xlsxType, content: await writeXlsx([sheet, ...more]) };
}

/** Writes a value in the words that the import reads. */
function plainCell(field: PlainField, row: ExportRow, language: Language): Cell {
  const definition = articleFields[field];
  const value = row[definition.column];
  // A catalogue product has no VAT of the practice's own.
  if (value === null) return null;
  if (typeof value === 'boolean') return flagText(value !== isOppositeInFiles(field), language);
  return isChoice(field) ? choiceText(field, value as ChoiceValue<typeof field>, language) : value;
}

function cellsOf(row: ExportRow, language: Language): Record<ImportField, Cell> {
  const others: Record<Exclude<ImportField, PlainField>, Cell> = {
    manufacturer: row.manufacturer,
    gtin: row.gtin,
    pzn: row.pzn,
    catalogProduct: row.slug,
    orderUnit: row.order_unit,
    consumptionUnit: row.consumption_unit,
    minimumStock: row.minimum_stock,
    warningStock: row.warning_stock,
    idealStock: row.ideal_stock,
    costCenter: row.cost_center,
    defaultStorage: row.default_storage,
    amount: row.balance,
    storage: row.storage,
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date === null ? null : { day: row.expiration_date },
    price: row.order_unit_price_cents === null ? null : { cents: row.order_unit_price_cents },
  };
  const plain = Object.fromEntries(plainFields.map((field) => [field, plainCell(field, row, language)]));
  return { ...others, ...(plain as Record<PlainField, Cell>) };
}
