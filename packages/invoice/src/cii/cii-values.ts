// Values that occur everywhere in CII: days, periods, VAT categories, allowances and charges.
import type { AllowanceOrCharge, Period, VatCategory } from '../model.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readText, type XmlElement } from '../xml/element.ts';
import type { CiiNames } from './cii-names.ts';

const dayNames = ['DateTimeString', 'DateString', 'DateTime', 'Date'] as const;

/** The day stands one level below the element that says what it is for; in drafts of ZUGFeRD 1.0 in that element. */
export function readCiiDay(
  reading: Reading,
  element: XmlElement | undefined,
  ...path: readonly string[]
): string | null {
  const parent = findElement(element, ...path);
  const value = dayNames
    .map((name) => findElement(parent, name))
    .find((candidate) => candidate !== undefined);
  return reading.day(value ?? parent);
}

/** A delivery may be told by its month alone, in format 610: then the month is the period. */
export function readDeliveryMonth(delivery: XmlElement | undefined): Period | null {
  const written = readText(
    delivery,
    'ActualDeliverySupplyChainEvent',
    'OccurrenceDateTime',
    'DateTimeString',
  );
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(written ?? '') ?? [];
  if (year === undefined || month === undefined) return null;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { start: `${year}-${month}-01`, end: `${year}-${month}-${lastDay}` };
}

export function readCiiPeriod(reading: Reading, settlement: XmlElement | undefined): Period | null {
  const period = findElement(settlement, 'BillingSpecifiedPeriod');
  if (!period) return null;
  return {
    start: readCiiDay(reading, period, 'StartDateTime'),
    end: readCiiDay(reading, period, 'EndDateTime'),
  };
}

export function readCiiVat(
  reading: Reading,
  tax: XmlElement | undefined,
  { rate }: CiiNames,
): VatCategory | null {
  if (!tax) return null;
  return { category: readText(tax, 'CategoryCode'), rate: reading.decimal(tax, rate) };
}

export const readCiiAllowances = (
  reading: Reading,
  settlement: XmlElement | undefined,
  names: CiiNames,
): AllowanceOrCharge[] => [
  ...findElements(settlement, 'SpecifiedTradeAllowanceCharge').map((element) => ({
    isCharge: reading.boolean(element, 'ChargeIndicator', 'Indicator') ?? false,
    amount: reading.decimal(element, 'ActualAmount'),
    baseAmount: reading.decimal(element, 'BasisAmount'),
    percent: reading.decimal(element, 'CalculationPercent'),
    reason: readText(element, 'Reason'),
    reasonCode: readText(element, 'ReasonCode'),
    vat: readCiiVat(reading, findElement(element, 'CategoryTradeTax'), names),
  })),
  // Shipping in EXTENDED and in ZUGFeRD 1.0: a charge with a name of its own.
  ...findElements(settlement, 'SpecifiedLogisticsServiceCharge').map((element) => ({
    isCharge: true,
    amount: reading.decimal(element, 'AppliedAmount'),
    baseAmount: null,
    percent: null,
    reason: readText(element, 'Description'),
    reasonCode: null,
    vat: readCiiVat(reading, findElement(element, 'AppliedTradeTax'), names),
  })),
];
