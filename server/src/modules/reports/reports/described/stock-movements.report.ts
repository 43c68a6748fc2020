// Every movement of stock.

import { stockMovementsQuery } from '@praxora/contract/reports/report-query';
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import { formatDateTime } from '@praxora/rules/shared/dates';
import { kindNames, typeNames } from '../export/words.ts';
import { movementRows, stockMovements } from '../stock-movements.ts';
import { type Column, day, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<MovementRow>[] = [
  text('Tag', 'Day', [12, 2], ({ happenedOn }) => day(happenedOn)),
  text('Gebucht', 'Booked', [18], ({ bookedAt }, language) => formatDateTime(new Date(bookedAt), language)),
  text('Artikel', 'Product', [40, 4.2], ({ name }) => name),
  text('Bewegung', 'Movement', [12, 2], ({ type }, language) => typeNames[language][type]),
  text('Art', 'Kind', [18, 2.6], ({ kind }, language) => kindNames[language][kind]),
  number('Menge', 'Quantity', [10, 1.5], ({ quantity }) => quantity),
  text('Einheit', 'Unit', [14, 1.8], ({ unit }, language) => unit[language]),
  number('Wert', 'Value', [14, 2], ({ valueCents }) => money(valueCents)),
  text(
    'In den Summen',
    'In the totals',
    [14],
    ({ counts }, language) => ({ de: counts ? 'ja' : 'nein', en: counts ? 'yes' : 'no' })[language],
  ),
  text('Lagerort', 'Storage', [22, 2.6], ({ storage }) => storage),
  text('Charge', 'Batch', [16], ({ batchNumber }) => batchNumber),
  text('Verfall', 'Expiry', [12], ({ expirationDate }) => day(expirationDate)),
  text('Kostenstelle', 'Cost center', [22], ({ costCenter }) =>
    costCenter === null ? null : `${costCenter.number} ${costCenter.name}`,
  ),
  text('Wer', 'Who', [22, 2.6], ({ user, device }) => device ?? user),
  text('Bestellung', 'Order', [16], ({ orderNumber }) => orderNumber),
  text('Notiz', 'Note', [30], ({ note }) => note),
];

export const stockMovementsReport = describeReport({
  title: { de: 'Lagerbewegungen', en: 'Stock movements' },
  query: stockMovementsQuery,
  route: (http) =>
    http.answer(stockReportCalls.stockMovements, (context, { query }) => stockMovements(context, query)),
  columns,
  file: async (context, query, language) => {
    const { span, total, totals } = await stockMovements(context, { ...query, ...figuresOnly });
    return {
      days: period(span, language),
      count: total,
      rows: movementRows(context, query, span),
      totals: [
        [language === 'de' ? 'Zugang' : 'Input', money(totals.inputCents)],
        [language === 'de' ? 'Entnahme' : 'Removal', money(totals.removalCents)],
      ],
    };
  },
});
