// Consumption by article and cost center.

import { consumptionQuery } from '@praxora/contract/reports/report-query';
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { ConsumptionRow } from '@praxora/contract/reports/stock-reports';
import { consumption, consumptionRows } from '../consumption.ts';
import { words } from '../export/words.ts';
import { type Column, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<ConsumptionRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }) => name),
  text('Hersteller', 'Manufacturer', [20], ({ manufacturer }) => manufacturer),
  text('Herstellernr.', 'Manufacturer number', [18], ({ manufacturerNumber }) => manufacturerNumber),
  text('Kostenstelle', 'Cost center', [22, 3], ({ costCenter }) =>
    costCenter === null ? null : `${costCenter.number} ${costCenter.name}`,
  ),
  number('Menge', 'Quantity', [10, 1.6], ({ quantity }) => quantity),
  text('Einheit', 'Unit', [14, 2], ({ unit }, language) => unit[language]),
  number('Wert', 'Value', [14, 2.2], ({ valueCents }) => money(valueCents)),
  number('Menge ohne Preis', 'Quantity without price', [16], ({ unpricedQuantity }) => unpricedQuantity),
];

export const consumptionReport = describeReport({
  title: { de: 'Verbrauch', en: 'Consumption' },
  query: consumptionQuery,
  route: (http) =>
    http.answer(stockReportCalls.consumption, (context, { query }) => consumption(context, query)),
  columns,
  file: async (context, query, language) => {
    const { span, total, totals } = await consumption(context, { ...query, ...figuresOnly });
    return {
      days: period(span, language),
      count: total,
      rows: consumptionRows(context, query, span),
      totals: [[words[language].total, money(totals.valueCents)]],
    };
  },
});
