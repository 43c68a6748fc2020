// Stock at the end of a day.

import { inventoryQuery } from '@praxora/contract/reports/report-query';
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { InventoryRow } from '@praxora/contract/reports/stock-reports';
import { dayText, stockStatusNames, words } from '../export/words.ts';
import { inventory, inventoryRows } from '../inventory.ts';
import { type Column, day, describeReport, figuresOnly, money, number, text } from './report.ts';

const columns: readonly Column<InventoryRow>[] = [
  text('Artikel', 'Product', [40, 4.4], ({ name }) => name),
  text('Hersteller', 'Manufacturer', [20], ({ manufacturer }) => manufacturer),
  text('Herstellernr.', 'Manufacturer number', [18, 2.2], ({ manufacturerNumber }) => manufacturerNumber),
  text('Kategorie', 'Category', [20], ({ category }, language) => category?.[language] ?? null),
  text('Lagerort', 'Storage', [22, 2.6], ({ storage }) => storage),
  text('Charge', 'Batch', [16, 2], ({ batchNumber }) => batchNumber),
  text('Verfall', 'Expiry', [12, 1.9], ({ expirationDate }) => day(expirationDate)),
  number('Menge', 'Quantity', [10, 1.4], ({ quantity }) => quantity),
  text('Einheit', 'Unit', [14, 1.6], ({ unit }, language) => unit[language]),
  number('Preis/Packung', 'Price/pack', [14, 1.8], ({ orderUnitPriceCents }) => money(orderUnitPriceCents)),
  number('Bestandswert', 'Stock value', [14, 2.6], ({ valueCents }) => money(valueCents)),
  text('Status', 'Status', [14], ({ status }, language) => stockStatusNames[language][status]),
];

export const inventoryReport = describeReport({
  title: { de: 'Inventarliste', en: 'Inventory list' },
  query: inventoryQuery,
  route: (http) => http.answer(stockReportCalls.inventory, (context, { query }) => inventory(context, query)),
  columns,
  file: async (context, query, language) => {
    const { asOf, total, totals } = await inventory(context, { ...query, ...figuresOnly });
    return {
      days: `${words[language].asOf} ${dayText(asOf, language)}`,
      count: total,
      rows: inventoryRows(context, query, asOf),
      totals: [[words[language].total, money(totals.valueCents)]],
    };
  },
});
