// Lines of UBL, and allowances, charges and VAT categories, which lines and the document share.
import type { AllowanceOrCharge, InvoiceLine, Period, VatCategory } from '../model.ts';
import { readIdentifier, toGtin } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';

const lineNames = ['InvoiceLine', 'CreditNoteLine'] as const;
const partNames = ['SubInvoiceLine', 'SubCreditNoteLine'] as const;

/** Lines in their order, each followed by the lines that are part of it. */
export const readUblLines = (reading: Reading, root: XmlElement): InvoiceLine[] =>
  lineNames.flatMap((name) => findElements(root, name)).flatMap((line) => readWithParts(reading, line, null));

function readWithParts(reading: Reading, line: XmlElement, parentId: string | null): InvoiceLine[] {
  const own = readLine(reading, line, parentId);
  const parts = partNames.flatMap((name) => findElements(line, name));
  return [own, ...parts.flatMap((part) => readWithParts(reading, part, own.id ?? ''))];
}

function readLine(reading: Reading, line: XmlElement, parentId: string | null): InvoiceLine {
  const quantity = findElement(line, 'InvoicedQuantity') ?? findElement(line, 'CreditedQuantity');
  const item = findElement(line, 'Item');
  const price = findElement(line, 'Price');
  const discount = findElement(price, 'AllowanceCharge');
  const priceQuantity = findElement(price, 'BaseQuantity');
  const standardId = readIdentifier(findElement(item, 'StandardItemIdentification', 'ID'));
  return {
    id: readText(line, 'ID'),
    parentId,
    status: null,
    notes: findElements(line, 'Note').flatMap((note) => readText(note) ?? []),
    name: readText(item, 'Name'),
    description: readText(item, 'Description'),
    sellerNumber: readText(item, 'SellersItemIdentification', 'ID'),
    buyerNumber: readText(item, 'BuyersItemIdentification', 'ID'),
    manufacturerNumber: readText(item, 'ManufacturersItemIdentification', 'ID'),
    gtin: toGtin(standardId),
    standardId,
    originCountry: readText(item, 'OriginCountry', 'IdentificationCode'),
    quantity: reading.decimal(quantity),
    unit: readAttribute(quantity, 'unitCode'),
    netPrice: reading.decimal(price, 'PriceAmount'),
    grossPrice: reading.decimal(discount, 'BaseAmount'),
    priceDiscount: reading.decimal(discount, 'Amount'),
    priceQuantity: reading.decimal(priceQuantity),
    priceUnit: readAttribute(priceQuantity, 'unitCode'),
    allowancesAndCharges: readUblAllowances(reading, line),
    netAmount: reading.decimal(line, 'LineExtensionAmount'),
    vat: readUblVat(reading, findElement(item, 'ClassifiedTaxCategory')),
    period: readUblPeriod(reading, findElement(line, 'InvoicePeriod')),
    orderLine: readText(line, 'OrderLineReference', 'LineID'),
    order: readText(line, 'OrderLineReference', 'OrderReference', 'ID'),
    deliveryNote: readText(line, 'DespatchLineReference', 'DocumentReference', 'ID'),
  };
}

export const readUblAllowances = (reading: Reading, parent: XmlElement): AllowanceOrCharge[] =>
  findElements(parent, 'AllowanceCharge').map((element) => ({
    isCharge: reading.boolean(element, 'ChargeIndicator') ?? false,
    amount: reading.decimal(element, 'Amount'),
    baseAmount: reading.decimal(element, 'BaseAmount'),
    percent: reading.decimal(element, 'MultiplierFactorNumeric'),
    reason: readText(element, 'AllowanceChargeReason'),
    reasonCode: readText(element, 'AllowanceChargeReasonCode'),
    vat: readUblVat(reading, findElement(element, 'TaxCategory')),
  }));

export function readUblVat(reading: Reading, category: XmlElement | undefined): VatCategory | null {
  if (!category) return null;
  return { category: readText(category, 'ID'), rate: reading.decimal(category, 'Percent') };
}

export function readUblPeriod(reading: Reading, period: XmlElement | undefined): Period | null {
  if (!period) return null;
  return { start: reading.day(period, 'StartDate'), end: reading.day(period, 'EndDate') };
}
