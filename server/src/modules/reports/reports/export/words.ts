// The words of a report's file in both languages.
import type { InventoryRow, MovementRow } from '@praxora/contract/reports/stock-reports';
import { calendarDay, formatDate } from '@praxora/rules/shared/dates';
import type { ReportStatus } from '@praxora/rules/shared/order-state';

export type Language = 'de' | 'en';
type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const toCalendarDay = (moment: string): string => calendarDay(new Date(moment));

/** 31.01.2027 or 31 Jan 2027; a day has no time zone. */
export const dayText = (day: string, language: Language): string =>
  formatDate(new Date(`${day}T12:00:00Z`), language);

export const statusNames: Words<ReportStatus> = {
  de: { Bestellt: 'Bestellt', Teilgeliefert: 'Teilgeliefert', Geliefert: 'Geliefert' },
  en: { Bestellt: 'Ordered', Teilgeliefert: 'Partially received', Geliefert: 'Received' },
};

export const typeNames: Words<MovementRow['type']> = {
  de: { input: 'Zugang', removal: 'Entnahme' },
  en: { input: 'Input', removal: 'Removal' },
};

export const kindNames: Words<MovementRow['kind']> = {
  de: {
    goodsReceipt: 'Wareneingang',
    initialInventory: 'Anfangsbestand',
    correction: 'Korrektur',
    removal: 'Verbrauch',
    move: 'Umlagerung',
    stocktaking: 'Inventur',
    cancelled: 'Storniert',
    takenBack: 'Zurückgenommen',
    returned: 'Rücksendung',
    writeOff: 'Entsorgt',
    price: 'Preis nachgetragen',
  },
  en: {
    goodsReceipt: 'Goods receipt',
    initialInventory: 'Initial inventory',
    correction: 'Correction',
    removal: 'Consumption',
    move: 'Move',
    stocktaking: 'Stocktaking',
    cancelled: 'Cancelled',
    takenBack: 'Taken back',
    returned: 'Returned',
    writeOff: 'Written off',
    price: 'Price added',
  },
};

export const stockStatusNames: Words<InventoryRow['status']> = {
  de: {
    minimumStock: 'Mindestbestand',
    reOrderPoint: 'Nachbestellen',
    inStock: 'Auf Lager',
    hidden: 'Ohne Warnung',
  },
  en: { minimumStock: 'Minimum stock', reOrderPoint: 'Re-order', inStock: 'In stock', hidden: 'Not watched' },
};

export const expiryNames: Words<InventoryRow['expiry']> = {
  de: {
    expired: 'abgelaufen',
    under1Month: 'unter 1 Monat',
    under3Months: 'unter 3 Monaten',
    over3Months: 'über 3 Monate',
    none: 'ohne Verfall',
  },
  en: {
    expired: 'expired',
    under1Month: 'under 1 month',
    under3Months: 'under 3 months',
    over3Months: 'over 3 months',
    none: 'no expiry',
  },
};

export const words = {
  de: {
    period: 'Zeitraum',
    asOf: 'Stand am Ende des',
    since: (day: string) => `seit ${day}`,
    until: (day: string) => `bis ${day}`,
    all: 'gesamte Zeit',
    none: 'ohne',
    total: 'Summe',
    rows: 'Zeilen',
    about: 'Angaben',
    made: 'Erstellt am',
    net: 'Alle Werte netto in Euro',
    filters: {
      vendorIds: 'Lieferant',
      articleIds: 'Artikel',
      productIds: 'Produkt',
      productName: 'Produkt',
      manufacturerIds: 'Hersteller',
      costCenterIds: 'Kostenstelle',
      storageIds: 'Lagerort',
      categoryIds: 'Kategorie',
      addressIds: 'Lieferadresse',
      statuses: 'Status',
      types: 'Bewegung',
      kinds: 'Art',
      expiry: 'Verfall',
      withoutPrice: 'Preis',
      bookedAfter: 'Gebucht nach dem',
      stocktakingId: 'Inventur Nr.',
    },
    withoutPrice: 'ohne Preis',
    nothing: 'Für diese Tage und Filter gibt es nichts.',
    withPrice: 'mit Preis',
  },
  en: {
    period: 'Period',
    asOf: 'As of the end of',
    since: (day: string) => `since ${day}`,
    until: (day: string) => `until ${day}`,
    all: 'all time',
    none: 'without',
    total: 'Total',
    rows: 'rows',
    about: 'About',
    made: 'Made on',
    net: 'All values net in euros',
    filters: {
      vendorIds: 'Vendor',
      articleIds: 'Article',
      productIds: 'Product',
      productName: 'Product',
      manufacturerIds: 'Manufacturer',
      costCenterIds: 'Cost center',
      storageIds: 'Storage',
      categoryIds: 'Category',
      addressIds: 'Delivery address',
      statuses: 'Status',
      types: 'Movement',
      kinds: 'Kind',
      expiry: 'Expiry',
      withoutPrice: 'Price',
      bookedAfter: 'Booked after',
      stocktakingId: 'Stocktaking no.',
    },
    withoutPrice: 'without a price',
    nothing: 'There is nothing for these days and filters.',
    withPrice: 'with a price',
  },
} as const;
