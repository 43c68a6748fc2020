// Rules BR-CO-03, -04, -09 and -19 to -26 of EN 16931: fields that need or exclude each other.
import type { AllowanceOrCharge, Invoice, Period } from '../model.ts';
import { type Finding, makeFinding } from './finding.ts';

export function checkFields(invoice: Invoice): Finding[] {
  return [
    ...findIf(invoice.taxPointDate !== null && invoice.taxPointCode !== null, 'TAX_POINT_TWICE', 'BR-CO-03'),
    ...invoice.lines
      .filter(({ vat, parentId, status }) => parentId === null && status !== 'INFORMATION' && !vat?.category)
      .map(({ id }) => makeFinding('LINE_VAT_MISSING', 'BR-CO-04', { line: id ?? '–' })),
    ...listVatIds(invoice).map((vatId) => makeFinding('VAT_ID_WITHOUT_COUNTRY', 'BR-CO-09', { vatId })),
    ...findIf(isWithoutDays(invoice.period), 'PERIOD_WITHOUT_DAYS', 'BR-CO-19'),
    ...findIf(
      invoice.lines.some(({ period }) => isWithoutDays(period)),
      'PERIOD_WITHOUT_DAYS',
      'BR-CO-20',
    ),
    ...checkReasons(invoice.allowancesAndCharges, 'BR-CO-21', 'BR-CO-22'),
    ...checkReasons(
      invoice.lines.flatMap((line) => line.allowancesAndCharges),
      'BR-CO-23',
      'BR-CO-24',
    ),
    ...findIf(lacksDueDay(invoice), 'DUE_DAY_MISSING', 'BR-CO-25'),
    ...findIf(lacksSellerId(invoice), 'SELLER_ID_MISSING', 'BR-CO-26'),
  ];
}

const findIf = (isBroken: boolean, code: Finding['code'], rule: string): Finding[] =>
  isBroken ? [makeFinding(code, rule)] : [];

const listVatIds = ({ seller, buyer, taxRepresentative }: Invoice): string[] =>
  [seller, buyer, taxRepresentative].flatMap((party) =>
    party?.vatId && !/^[A-Z]{2}/.test(party.vatId) ? [party.vatId] : [],
  );

const isWithoutDays = (period: Period | null): boolean =>
  period !== null && period.start === null && period.end === null;

function checkReasons(
  items: readonly AllowanceOrCharge[],
  allowanceRule: string,
  chargeRule: string,
): Finding[] {
  const without = items.filter(({ reason, reasonCode }) => reason === null && reasonCode === null);
  return [
    ...findIf(
      without.some(({ isCharge }) => !isCharge),
      'REASON_MISSING',
      allowanceRule,
    ),
    ...findIf(
      without.some(({ isCharge }) => isCharge),
      'REASON_MISSING',
      chargeRule,
    ),
  ];
}

function lacksDueDay({ totals, dueDate, payment }: Invoice): boolean {
  const isToBePaid = totals.payable !== null && !totals.payable.isZero() && totals.payable.units > 0n;
  return isToBePaid && dueDate === null && payment.terms === null && payment.cashDiscounts.length === 0;
}

const lacksSellerId = ({ seller }: Invoice): boolean =>
  seller.ids.length === 0 && seller.registration === null && seller.vatId === null;
