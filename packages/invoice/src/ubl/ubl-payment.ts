// How a UBL invoice is to be paid.
import { readCashDiscounts } from '../cash-discount.ts';
import type { CashDiscount, Payment } from '../model.ts';
import type { Reading } from '../reading.ts';
import { findElement, findElements, readAttribute, readText, type XmlElement } from '../xml/element.ts';
import { readCreditorId } from './ubl-party.ts';

export function readUblPayment(reading: Reading, root: XmlElement): Payment {
  const means = findElements(root, 'PaymentMeans');
  const texts = findElements(root, 'PaymentTerms').flatMap((terms) => readText(terms, 'Note') ?? []);
  const terms = texts.length === 0 ? null : texts.join('\n');
  return {
    means: means.map((element) => {
      const code = findElement(element, 'PaymentMeansCode');
      const account = findElement(element, 'PayeeFinancialAccount');
      return {
        code: readText(code),
        text: readAttribute(code, 'name'),
        account: readText(account, 'ID'),
        accountName: readText(account, 'Name'),
        bic: readText(account, 'FinancialInstitutionBranch', 'ID'),
        cardNumber: readText(element, 'CardAccount', 'PrimaryAccountNumberID'),
        cardHolder: readText(element, 'CardAccount', 'HolderName'),
        debitedAccount: readText(element, 'PaymentMandate', 'PayerFinancialAccount', 'ID'),
      };
    }),
    remittanceText: firstText(means, 'PaymentID'),
    terms,
    cashDiscounts: [...readCashDiscounts(terms), ...readStructuredDiscounts(reading, root)],
    mandateReference: firstText(means, 'PaymentMandate', 'ID'),
    creditorId: readCreditorId(
      findElement(root, 'AccountingSupplierParty', 'Party'),
      findElement(root, 'PayeeParty'),
    ),
  };
}

const firstText = (elements: readonly XmlElement[], ...path: readonly string[]): string | null =>
  elements.map((element) => readText(element, ...path)).find((text) => text !== null) ?? null;

/** EN 16931 has no fields for a cash discount; UBL itself has. */
const readStructuredDiscounts = (reading: Reading, root: XmlElement): CashDiscount[] =>
  findElements(root, 'PaymentTerms')
    .filter((terms) => findElement(terms, 'SettlementDiscountPercent'))
    .map((terms) => {
      const days = reading.decimal(terms, 'SettlementPeriod', 'DurationMeasure');
      return {
        days: days === null ? null : Number(days.rounded(0).units),
        until: reading.day(terms, 'SettlementPeriod', 'EndDate'),
        percent: reading.decimal(terms, 'SettlementDiscountPercent'),
        baseAmount: reading.decimal(terms, 'Amount'),
        amount: reading.decimal(terms, 'SettlementDiscountAmount'),
      };
    });
