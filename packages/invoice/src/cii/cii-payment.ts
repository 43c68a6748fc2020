// How a CII invoice is to be paid.
import { readCashDiscounts } from '../cash-discount.ts';
import type { CashDiscount, Payment, PaymentMeans } from '../model.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import { readCiiDay } from './cii-values.ts';

export function readCiiPayment(reading: Reading, settlement: XmlElement | undefined): Payment {
  const allTerms = findElements(settlement, 'SpecifiedTradePaymentTerms');
  const texts = allTerms.flatMap((terms) => readText(terms, 'Description') ?? []);
  const terms = texts.length === 0 ? null : texts.join('\n');
  const mandates = allTerms.flatMap((element) => readText(element, 'DirectDebitMandateID') ?? []);
  return {
    means: findElements(settlement, 'SpecifiedTradeSettlementPaymentMeans').map(readMeans),
    remittanceText: readText(settlement, 'PaymentReference'),
    terms,
    cashDiscounts: [
      ...readCashDiscounts(terms),
      ...allTerms.flatMap((element) => readStructuredDiscounts(reading, element)),
    ],
    mandateReference: mandates[0] ?? null,
    creditorId: readText(settlement, 'CreditorReferenceID'),
  };
}

function readMeans(means: XmlElement): PaymentMeans {
  const account = findElement(means, 'PayeePartyCreditorFinancialAccount');
  const debited = findElement(means, 'PayerPartyDebtorFinancialAccount');
  const card = findElement(means, 'ApplicableTradeSettlementFinancialCard');
  return {
    code: readText(means, 'TypeCode'),
    text: readText(means, 'Information'),
    account: readText(account, 'IBANID') ?? readText(account, 'ProprietaryID'),
    accountName: readText(account, 'AccountName'),
    bic: readText(means, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
    cardNumber: readText(card, 'ID'),
    cardHolder: readText(card, 'CardholderName'),
    debitedAccount: readText(debited, 'IBANID') ?? readText(debited, 'ProprietaryID'),
  };
}

/** The day on which everything is due: terms with a cash discount may name its last day instead. */
export function readCiiDueDate(reading: Reading, settlement: XmlElement | undefined): string | null {
  const allTerms = findElements(settlement, 'SpecifiedTradePaymentTerms');
  const withoutDiscount = allTerms.filter(
    (terms) => !findElement(terms, 'ApplicableTradePaymentDiscountTerms'),
  );
  return (
    [...withoutDiscount, ...allTerms]
      .map((terms) => readCiiDay(reading, terms, 'DueDateDateTime'))
      .find((day) => day !== null) ?? null
  );
}

const daysByUnit: ReadonlyMap<string, number> = new Map([
  ['DAY', 1],
  ['WEE', 7],
]);

const readStructuredDiscounts = (reading: Reading, terms: XmlElement): CashDiscount[] =>
  findElements(terms, 'ApplicableTradePaymentDiscountTerms').map((discount) => {
    const measure = findElement(discount, 'BasisPeriodMeasure');
    const count = reading.decimal(measure);
    const factor = daysByUnit.get(readAttribute(measure, 'unitCode') ?? 'DAY');
    const days = count === null || factor === undefined ? null : Number(count.rounded(0).units) * factor;
    return {
      days,
      until: days === null ? readCiiDay(reading, terms, 'DueDateDateTime') : null,
      percent: reading.decimal(discount, 'CalculationPercent'),
      baseAmount: reading.decimal(discount, 'BasisAmount'),
      amount: reading.decimal(discount, 'ActualDiscountAmount'),
    };
  });
