// Reads UN/CEFACT CII (XRechnung, Factur-X, ZUGFeRD 2) and, with other names of elements, ZUGFeRD 1.0.
import { documentKind } from '../document-type.ts';
import type { Invoice, Totals, VatShare } from '../model.ts';
import { unlessZero } from '../parts.ts';
import { readProfile } from '../profile.ts';
import { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import { readCiiLine } from './cii-line.ts';
import { type CiiNames, ciiNames, zugferd1Names } from './cii-names.ts';
import { readCiiParty, readOptionalParty } from './cii-party.ts';
import { readCiiDueDate, readCiiPayment } from './cii-payment.ts';
import { readCiiAttachments, readCiiNotes, readCiiReferences } from './cii-references.ts';
import { readCiiAllowances, readCiiDay, readCiiPeriod, readDeliveryMonth } from './cii-values.ts';

export const readCii = (root: XmlElement): Invoice => readTrade(root, 'CII', ciiNames);
export const readZugferd1 = (root: XmlElement): Invoice => readTrade(root, 'ZUGFeRD1', zugferd1Names);

function readTrade(root: XmlElement, syntax: 'CII' | 'ZUGFeRD1', names: CiiNames): Invoice {
  const reading = new Reading();
  const document = findElement(root, names.document);
  const transaction = findElement(root, names.transaction);
  const agreement = findElement(transaction, names.agreement);
  const delivery = findElement(transaction, names.delivery);
  const settlement = findElement(transaction, names.settlement);
  const taxes = findElements(settlement, 'ApplicableTradeTax');
  const specification = readText(root, names.context, 'GuidelineSpecifiedDocumentContextParameter', 'ID');
  const typeCode = readText(document, 'TypeCode');
  const deliveryMonth = readDeliveryMonth(delivery);
  const currency = readText(settlement, 'InvoiceCurrencyCode');
  return {
    syntax,
    specification,
    profile: readProfile(specification),
    kind: documentKind(typeCode),
    typeCode,
    number: readText(document, 'ID'),
    issueDate: readCiiDay(reading, document, 'IssueDateTime'),
    dueDate: readCiiDueDate(reading, settlement),
    deliveryDate:
      deliveryMonth === null
        ? readCiiDay(reading, delivery, 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime')
        : null,
    period: readCiiPeriod(reading, settlement) ?? deliveryMonth,
    taxPointDate: readTaxPointDate(reading, taxes),
    taxPointCode: readTaxPointCode(taxes),
    currency,
    taxCurrency: readText(settlement, 'TaxCurrencyCode'),
    notes: readCiiNotes(document),
    references: readCiiReferences(reading, agreement, delivery, settlement, names),
    seller: readCiiParty(findElement(agreement, 'SellerTradeParty')),
    buyer: readCiiParty(findElement(agreement, 'BuyerTradeParty')),
    payee: readOptionalParty(findElement(settlement, 'PayeeTradeParty')),
    taxRepresentative: readOptionalParty(findElement(agreement, 'SellerTaxRepresentativeTradeParty')),
    deliverTo: readOptionalParty(findElement(delivery, 'ShipToTradeParty')),
    lines: findElements(transaction, 'IncludedSupplyChainTradeLineItem').map((line) =>
      readCiiLine(reading, line, names),
    ),
    allowancesAndCharges: readCiiAllowances(reading, settlement, names),
    vatBreakdown: taxes.map((tax) => readVatShare(reading, tax, names)),
    totals: readTotals(reading, findElement(settlement, names.totals), currency),
    payment: readCiiPayment(reading, settlement),
    attachments: readCiiAttachments(agreement, names),
    unreadable: reading.unreadable,
  };
}

const readVatShare = (reading: Reading, tax: XmlElement, { rate }: CiiNames): VatShare => ({
  category: readText(tax, 'CategoryCode'),
  rate: reading.decimal(tax, rate),
  baseAmount: reading.decimal(tax, 'BasisAmount'),
  vatAmount: reading.decimal(tax, 'CalculatedAmount'),
  exemptionReason: readText(tax, 'ExemptionReason'),
  exemptionCode: readText(tax, 'ExemptionReasonCode'),
});

/** The same for all taxes of a document. */
const readTaxPointDate = (reading: Reading, taxes: readonly XmlElement[]): string | null =>
  taxes.map((tax) => readCiiDay(reading, tax, 'TaxPointDate')).find((day) => day !== null) ?? null;

/** CII writes codes of UNTDID 2475, EN 16931 and UBL those of UNTDID 2005. */
const taxPointCodes: ReadonlyMap<string, string> = new Map([
  ['5', '3'],
  ['29', '35'],
  ['72', '432'],
]);

function readTaxPointCode(taxes: readonly XmlElement[]): string | null {
  const code = taxes.map((tax) => readText(tax, 'DueDateTypeCode')).find((text) => text !== null) ?? null;
  return code === null ? null : (taxPointCodes.get(code) ?? code);
}

function readTotals(reading: Reading, totals: XmlElement | undefined, currency: string | null): Totals {
  const taxAmounts = findElements(totals, 'TaxTotalAmount');
  const isOfDocument = (amount: XmlElement) => readAttribute(amount, 'currencyID') === currency;
  const own = taxAmounts.find(isOfDocument) ?? taxAmounts[0];
  return {
    lines: reading.decimal(totals, 'LineTotalAmount'),
    allowances: unlessZero(reading.decimal(totals, 'AllowanceTotalAmount')),
    charges: unlessZero(reading.decimal(totals, 'ChargeTotalAmount')),
    net: reading.decimal(totals, 'TaxBasisTotalAmount'),
    vat: reading.decimal(own),
    vatInTaxCurrency: reading.decimal(taxAmounts.find((amount) => amount !== own)),
    gross: reading.decimal(totals, 'GrandTotalAmount'),
    prepaid: unlessZero(reading.decimal(totals, 'TotalPrepaidAmount')),
    rounding: unlessZero(reading.decimal(totals, 'RoundingAmount')),
    payable: reading.decimal(totals, 'DuePayableAmount'),
    thirdParty: null,
  };
}
