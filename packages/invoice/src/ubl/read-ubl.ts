// Reads UBL 2.1: Invoice and CreditNote.
import { Decimal } from '../decimal.ts';
import { documentKind } from '../document-type.ts';
import type { Invoice, Totals, VatShare } from '../model.ts';
import { unlessZero } from '../parts.ts';
import { readProfile } from '../profile.ts';
import { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import { readUblAllowances, readUblLines, readUblPeriod, readUblVat } from './ubl-line.ts';
import { readUblDelivery, readUblParty } from './ubl-party.ts';
import { readUblPayment } from './ubl-payment.ts';
import { readUblAttachments, readUblNotes, readUblReferences } from './ubl-references.ts';

export function readUbl(root: XmlElement): Invoice {
  const reading = new Reading();
  const specification = readText(root, 'CustomizationID');
  const typeCode = readText(root, 'InvoiceTypeCode') ?? readText(root, 'CreditNoteTypeCode');
  const period = findElement(root, 'InvoicePeriod');
  const delivery = findElement(root, 'Delivery');
  const payee = findElement(root, 'PayeeParty');
  const taxRepresentative = findElement(root, 'TaxRepresentativeParty');
  const currency = readText(root, 'DocumentCurrencyCode');
  return {
    syntax: 'UBL',
    specification,
    profile: readProfile(specification),
    kind: root.name === 'CreditNote' ? 'credit-note' : documentKind(typeCode),
    typeCode,
    number: readText(root, 'ID'),
    issueDate: reading.day(root, 'IssueDate'),
    dueDate: reading.day(root, 'DueDate') ?? reading.day(root, 'PaymentMeans', 'PaymentDueDate'),
    deliveryDate: reading.day(delivery, 'ActualDeliveryDate'),
    period: isTaxPointOnly(period) ? null : readUblPeriod(reading, period),
    taxPointDate: reading.day(root, 'TaxPointDate'),
    taxPointCode: readText(period, 'DescriptionCode'),
    currency,
    taxCurrency: readText(root, 'TaxCurrencyCode'),
    notes: readUblNotes(root),
    references: readUblReferences(reading, root),
    seller: readUblParty(findElement(root, 'AccountingSupplierParty', 'Party')),
    buyer: readUblParty(findElement(root, 'AccountingCustomerParty', 'Party')),
    payee: payee ? readUblParty(payee) : null,
    taxRepresentative: taxRepresentative ? readUblParty(taxRepresentative) : null,
    deliverTo: readUblDelivery(delivery),
    lines: readUblLines(reading, root),
    allowancesAndCharges: readUblAllowances(reading, root),
    vatBreakdown: readVatBreakdown(reading, root),
    totals: readTotals(reading, root, currency),
    payment: readUblPayment(reading, root),
    attachments: readUblAttachments(root),
    unreadable: reading.unreadable,
  };
}

/** The period's element also carries the code of the tax point, alone if there is no period. */
const isTaxPointOnly = (period: XmlElement | undefined): boolean =>
  findElement(period, 'DescriptionCode') !== undefined &&
  !findElement(period, 'StartDate') &&
  !findElement(period, 'EndDate');

const readVatBreakdown = (reading: Reading, root: XmlElement): VatShare[] =>
  findElements(root, 'TaxTotal')
    .flatMap((total) => findElements(total, 'TaxSubtotal'))
    .map((subtotal) => {
      const category = findElement(subtotal, 'TaxCategory');
      return {
        category: readText(category, 'ID'),
        rate: readUblVat(reading, category)?.rate ?? null,
        baseAmount: reading.decimal(subtotal, 'TaxableAmount'),
        vatAmount: reading.decimal(subtotal, 'TaxAmount'),
        exemptionReason: readText(category, 'TaxExemptionReason'),
        exemptionCode: readText(category, 'TaxExemptionReasonCode'),
      };
    });

function readTotals(reading: Reading, root: XmlElement, currency: string | null): Totals {
  const total = findElement(root, 'LegalMonetaryTotal');
  const taxAmounts = findElements(root, 'TaxTotal').flatMap((tax) => findElements(tax, 'TaxAmount'));
  const isOfDocument = (amount: XmlElement) => readAttribute(amount, 'currencyID') === currency;
  const own = taxAmounts.find(isOfDocument) ?? taxAmounts[0];
  return {
    lines: reading.decimal(total, 'LineExtensionAmount'),
    allowances: unlessZero(reading.decimal(total, 'AllowanceTotalAmount')),
    charges: unlessZero(reading.decimal(total, 'ChargeTotalAmount')),
    net: reading.decimal(total, 'TaxExclusiveAmount'),
    vat: reading.decimal(own),
    vatInTaxCurrency: reading.decimal(taxAmounts.find((amount) => amount !== own)),
    gross: reading.decimal(total, 'TaxInclusiveAmount'),
    prepaid: unlessZero(reading.decimal(total, 'PrepaidAmount')),
    rounding: unlessZero(reading.decimal(total, 'PayableRoundingAmount')),
    payable: reading.decimal(total, 'PayableAmount'),
    thirdParty: readThirdParty(reading, root),
  };
}

/** Only XRechnung's extension gives the element this meaning; elsewhere it tells what was paid in advance. */
function readThirdParty(reading: Reading, root: XmlElement): Decimal | null {
  if (!/extension:xrechnung/.test(readText(root, 'CustomizationID') ?? '')) return null;
  const amounts = findElements(root, 'PrepaidPayment').flatMap(
    (payment) => reading.decimal(payment, 'PaidAmount') ?? [],
  );
  return amounts.length === 0 ? null : Decimal.sum(amounts);
}
