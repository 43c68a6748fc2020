// What a report's file shows of a row, column by column. A PDF shows those that have a width there: a sheet is narrow.
import type { ArticleRow, PriceCheckRow, VendorRow } from '@praxora/contract/reports/order-reports';
import type { ConsumptionRow, InventoryRow, MovementRow } from '@praxora/contract/reports/stock-reports';
import { formatDateTime } from '@praxora/rules/shared/dates';
import type { Cell } from '../../../../platform/spreadsheet/cell.ts';
import {
  kindNames,
  type Language,
  statusNames,
  stockStatusNames,
  toCalendarDay,
  typeNames,
} from './words.ts';

export interface Column<Row> {
  readonly title: { readonly de: string; readonly en: string };
  /** In characters, in a spreadsheet. */
  readonly width: number;
  /** Its part of the sheet's width; left out: not in a PDF. */
  readonly onSheet?: number;
  readonly isNumber?: boolean;
  readonly cell: (row: Row, language: Language) => Cell;
}

const text = <Row>(
  de: string,
  en: string,
  [width, onSheet]: readonly [number, number?],
  cell: Column<Row>['cell'],
): Column<Row> => ({ title: { de, en }, width, ...(onSheet ? { onSheet } : {}), cell });

const number = <Row>(
  de: string,
  en: string,
  size: readonly [number, number?],
  cell: Column<Row>['cell'],
): Column<Row> => ({ ...text(de, en, size, cell), isNumber: true });

const money = (value: number | null): Cell => (value === null ? null : { cents: value });
const day = (value: string | null): Cell => (value === null ? null : { day: value });

export const vendorColumns: readonly Column<VendorRow>[] = [
  text('Lieferant', 'Vendor', [30, 5], ({ name }) => name),
  number('Bestellungen', 'Orders', [14, 2], ({ orders }) => orders),
  number('Positionen', 'Positions', [12, 2], ({ positions }) => positions),
  number('Einheiten', 'Units', [12, 2], ({ units }) => units),
  number('Warenwert', 'Goods', [14, 2.4], ({ goodsCents }) => money(goodsCents)),
  number('Versand', 'Shipping', [12, 2], ({ shippingCents }) => money(shippingCents)),
  number('Zuschläge', 'Surcharges', [12, 2], ({ surchargeCents }) => money(surchargeCents)),
  number('Wert', 'Value', [14, 2.4], ({ netCents }) => money(netCents)),
  number('Anteil in %', 'Share in %', [12], ({ share }) => Math.round(share * 1000) / 10),
  number('Retourniert', 'Returned', [14, 2.2], ({ returnedCents }) => money(returnedCents)),
];

export const articleColumns: readonly Column<ArticleRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }, language) => name[language]),
  text('Hersteller', 'Manufacturer', [20], ({ manufacturer }) => manufacturer),
  text('Herstellernr.', 'Manufacturer number', [18], ({ manufacturerNumber }) => manufacturerNumber),
  text('Lieferant', 'Vendor', [24, 3], ({ vendorName }) => vendorName),
  text('Zuletzt bestellt', 'Last ordered', [14, 2.2], ({ placedAt }) => ({ day: toCalendarDay(placedAt) })),
  text('Status', 'Status', [14, 2.2], ({ status }, language) => statusNames[language][status]),
  number('Bestellungen', 'Orders', [14], ({ orders }) => orders),
  number('Menge', 'Quantity', [10, 1.6], ({ quantity }) => quantity),
  number('Stückpreis', 'Unit price', [12, 2], ({ unitPriceCents }) => money(unitPriceCents)),
  number('Wert', 'Value', [14, 2.2], ({ valueCents }) => money(valueCents)),
  number('Retourniert', 'Returned', [14], ({ returnedCents }) => money(returnedCents)),
];

export const priceCheckColumns: readonly Column<PriceCheckRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }, language) => name[language]),
  text('Lieferant', 'Vendor', [24, 3], ({ vendorName }) => vendorName),
  number('Menge', 'Quantity', [10, 1.5], ({ quantity }) => quantity),
  number('Bezahlt', 'Paid', [14, 2.2], ({ paidCents }) => money(paidCents)),
  number('Günstigster Preis', 'Lowest price', [16, 2.4], ({ lowestCents }) => money(lowestCents)),
  number('Unterschied', 'Difference', [14, 2.2], ({ differenceCents }) => money(differenceCents)),
  text('Günstigster Lieferant', 'Lowest vendor', [24, 3], ({ lowest }) => lowest.vendorName),
];

export const consumptionColumns: readonly Column<ConsumptionRow>[] = [
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

export const movementColumns: readonly Column<MovementRow>[] = [
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

export const inventoryColumns: readonly Column<InventoryRow>[] = [
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
