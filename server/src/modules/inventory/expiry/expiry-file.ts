// The list by batch and storage as a file.
import type { ExpiryRow, expiryCalls } from '@praxora/contract/inventory/expiry.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { writeXlsx, xlsxType } from '../../../platform/spreadsheet/write-xlsx.ts';
import { listExpiryRows } from './expiry-rows.ts';

type Query = QueryOf<typeof expiryCalls.exportExpiryRows>;

const words = {
  de: {
    name: 'verfall',
    sheet: 'Verfall',
    header: [
      ...[
        'Artikel',
        'Hersteller',
        'Herstellernummer',
        'Charge',
        'Verfallsdatum',
        'Lagerort',
        'Menge',
        'Einheit',
      ],
      ...['Wert netto', 'Bleibt übrig', 'Wert davon', 'Gesperrt', 'Zuerst verbrauchen'],
    ],
    yes: 'Ja',
    blocked: { recall: 'Rückruf', damaged: 'Beschädigt', quarantine: 'Quarantäne' },
  },
  en: {
    name: 'expiry',
    sheet: 'Expiry',
    header: [
      ...[
        'Article',
        'Manufacturer',
        'Manufacturer number',
        'Batch',
        'Expiry date',
        'Storage',
        'Amount',
        'Unit',
      ],
      ...['Net value', 'Left over', 'Value of that', 'Blocked', 'Use first'],
    ],
    yes: 'Yes',
    blocked: { recall: 'Recall', damaged: 'Damaged', quarantine: 'Quarantine' },
  },
} as const;

const cellsOf = (row: ExpiryRow, language: Query['language']): Cell[] => {
  const t = words[language];
  return [
    row.articleName,
    knownMaker(row.manufacturer),
    row.manufacturerNumber,
    row.batchNumber,
    row.expirationDate === null ? null : { day: row.expirationDate },
    row.storageName,
    row.amount,
    row.unit[language],
    row.valueCents === null ? null : { cents: row.valueCents },
    row.leftOver > 0 ? row.leftOver : null,
    row.leftOver > 0 ? { cents: row.leftOverCents } : null,
    row.blockReason === null ? '' : t.blocked[row.blockReason],
    row.isUsedFirst ? t.yes : '',
  ];
};

export async function expiryFile(
  context: UserContext,
  { format, language, ...query }: Query,
): Promise<FileAnswer> {
  const t = words[language];
  const { rows } = await listExpiryRows(context, query);
  const sheet = { name: t.sheet, header: [...t.header], rows: rows.map((row) => cellsOf(row, language)) };
  const stem = `${t.name}-${calendarDay(context.now())}`;
  return format === 'csv'
    ? { name: `${stem}.csv`, mediaType: csvType, content: await writeCsv(sheet, language) }
    : { name: `${stem}.xlsx`, mediaType: xlsxType, content: await writeXlsx([sheet]) };
}
