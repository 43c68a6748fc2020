// Lines of CII and ZUGFeRD 1.0.
import { Decimal } from '../decimal.ts';
import type { InvoiceLine } from '../model.ts';
import { readIdentifier, toGtin } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import type { CiiNames } from './cii-names.ts';
import { readCiiAllowances, readCiiPeriod, readCiiVat } from './cii-values.ts';

export function readCiiLine(reading: Reading, line: XmlElement, names: CiiNames): InvoiceLine {
  const document = findElement(line, 'AssociatedDocumentLineDocument');
  const product = findElement(line, 'SpecifiedTradeProduct');
  const agreement = findElement(line, names.lineAgreement);
  const delivery = findElement(line, names.lineDelivery);
  const settlement = findElement(line, names.lineSettlement);
  const quantity = findElement(delivery, 'BilledQuantity');
  const standardId = readIdentifier(findElement(product, 'GlobalID'));
  return {
    id: readText(document, 'LineID'),
    parentId: readText(document, 'ParentLineID'),
    status: readText(document, 'LineStatusReasonCode')?.toUpperCase() ?? null,
    notes: findElements(document, 'IncludedNote').flatMap((note) => readText(note, 'Content') ?? []),
    name: readText(product, 'Name'),
    description: readText(product, 'Description'),
    sellerNumber: readText(product, 'SellerAssignedID'),
    buyerNumber: readText(product, 'BuyerAssignedID'),
    manufacturerNumber: readText(product, 'ManufacturerAssignedID'),
    gtin: toGtin(standardId),
    standardId,
    originCountry: readText(product, 'OriginTradeCountry', 'ID'),
    quantity: reading.decimal(quantity),
    unit: readAttribute(quantity, 'unitCode'),
    ...readPrices(reading, agreement),
    allowancesAndCharges: readCiiAllowances(reading, settlement, names),
    netAmount: reading.decimal(settlement, names.lineTotals, 'LineTotalAmount'),
    vat: readCiiVat(reading, findElement(settlement, 'ApplicableTradeTax'), names),
    period: readCiiPeriod(reading, settlement),
    orderLine: readText(agreement, 'BuyerOrderReferencedDocument', 'LineID'),
    order: readText(agreement, 'BuyerOrderReferencedDocument', names.documentNumber),
    deliveryNote:
      readText(delivery, 'DespatchAdviceReferencedDocument', names.documentNumber) ??
      readText(delivery, 'DeliveryNoteReferencedDocument', names.documentNumber),
  };
}

function readPrices(reading: Reading, agreement: XmlElement | undefined) {
  const net = findElement(agreement, 'NetPriceProductTradePrice');
  const gross = findElement(agreement, 'GrossPriceProductTradePrice');
  const priceQuantity = findElement(net, 'BasisQuantity') ?? findElement(gross, 'BasisQuantity');
  return {
    netPrice: reading.decimal(net, 'ChargeAmount'),
    grossPrice: reading.decimal(gross, 'ChargeAmount'),
    priceDiscount: readPriceDiscount(reading, gross),
    priceQuantity: reading.decimal(priceQuantity),
    priceUnit: readAttribute(priceQuantity, 'unitCode'),
  };
}

/** EXTENDED and ZUGFeRD 1.0 may have several, and surcharges among them. */
function readPriceDiscount(reading: Reading, gross: XmlElement | undefined): Decimal | null {
  const amounts = findElements(gross, 'AppliedTradeAllowanceCharge').flatMap((element) => {
    const amount = reading.decimal(element, 'ActualAmount');
    if (amount === null) return [];
    return [reading.boolean(element, 'ChargeIndicator', 'Indicator') === true ? amount.negated() : amount];
  });
  return amounts.length === 0 ? null : Decimal.sum(amounts);
}
