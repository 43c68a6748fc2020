// Files that leave: the export of all articles, and the template to fill in.
import type { ArticleExportQuery, ImportFileQuery } from '@praxora/contract/inventory/article-import.calls';
import { fieldTitle, type ImportField } from '@praxora/rules/inventory/article-import-fields';
import { calendarDay } from '@praxora/rules/shared/dates';
import { choiceText, flagText } from '@praxora/rules/shared/file-cells';
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

/** Writes each value in the words that the import reads. */
function cellsOf(row: ExportRow, language: Language): Record<ImportField, Cell> {
  const flag = (value: boolean) => flagText(value, language);
  return {
    name: row.name,
    manufacturer: row.manufacturer,
    manufacturerNumber: row.manufacturer_number,
    gtin: row.gtin,
    pzn: row.pzn,
    catalogProduct: row.slug,
    orderUnit: row.order_unit,
    consumptionUnit: row.consumption_unit,
    unitsPerPack: row.consumption_unit_count,
    unitToCount: choiceText('unitToCount', row.unit_to_count, language),
    unitToLabel: choiceText('unitToLabel', row.unit_to_label, language),
    consumptionPerScan: row.consumption_per_scan,
    minimumStock: row.minimum_stock,
    warningStock: row.warning_stock,
    idealStock: row.ideal_stock,
    notifications: flag(row.notifications_enabled),
    batchDuty: flag(row.has_batch_obligation),
    expiryDuty: flag(row.has_expiry_obligation),
    batchLabel: flag(row.has_batch_label),
    batchLabelPrints: row.batch_label_prints,
    dangerousGood: flag(row.is_dangerous_good),
    // The catalogue's own is not the practice's to set.
    vat: row.vat_class && choiceText('vat', row.vat_class, language),
    costCenter: row.cost_center,
    defaultStorage: row.default_storage,
    notes: row.notice,
    discontinued: flag(row.is_discontinued),
    nonInventory: flag(!row.use_inventory),
    amount: row.balance,
    storage: row.storage,
    batchNumber: row.batch_number,
    expirationDate: row.expiration_date === null ? null : { day: row.expiration_date },
    price: row.order_unit_price_cents === null ? null : { cents: row.order_unit_price_cents },
  };
}
