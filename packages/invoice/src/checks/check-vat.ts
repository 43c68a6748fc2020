// Rules of EN 16931 about VAT: -08 (taxable amount) and -09 (VAT amount) of each category, BR-CO-17 and BR-CO-18.
import { Decimal } from '../decimal.ts';
import type { Invoice, VatCategory, VatShare } from '../model.ts';
import { addUp, countedLines } from './counted-lines.ts';
import { compareAmounts, type Finding, makeFinding } from './finding.ts';

interface CategoryRules {
  /** How the rules of the category begin. */
  readonly prefix: string;
  /** Categories with rates of their own have one share per rate. */
  readonly byRate: boolean;
}

const categories: ReadonlyMap<string, CategoryRules> = new Map([
  ['S', { prefix: 'BR-S', byRate: true }],
  ['L', { prefix: 'BR-IG', byRate: true }],
  ['M', { prefix: 'BR-IP', byRate: true }],
  ['Z', { prefix: 'BR-Z', byRate: false }],
  ['E', { prefix: 'BR-E', byRate: false }],
  ['AE', { prefix: 'BR-AE', byRate: false }],
  ['K', { prefix: 'BR-IC', byRate: false }],
  ['G', { prefix: 'BR-G', byRate: false }],
  ['O', { prefix: 'BR-O', byRate: false }],
]);

const hundred = new Decimal(100n, 0);

export function checkVat(invoice: Invoice): Finding[] {
  if (invoice.vatBreakdown.length === 0) return [makeFinding('VAT_BREAKDOWN_MISSING', 'BR-CO-18')];
  return invoice.vatBreakdown.flatMap((share) => [...checkBase(invoice, share), ...checkAmount(share)]);
}

function checkBase(invoice: Invoice, share: VatShare): Finding[] {
  const rules = categories.get(share.category ?? '');
  const lines = countedLines(invoice);
  if (!rules || lines.length === 0 || lines.some(({ vat }) => vat === null)) return [];
  const isInShare = (vat: VatCategory | null): boolean =>
    vat?.category === share.category && (!rules.byRate || isSameRate(vat?.rate ?? null, share.rate));
  const computed = addUp([
    ...lines.filter(({ vat }) => isInShare(vat)).map(({ netAmount }) => netAmount),
    ...invoice.allowancesAndCharges
      .filter(({ vat }) => isInShare(vat))
      .map(({ isCharge, amount }) => (isCharge ? amount : (amount?.negated() ?? null))),
  ]);
  return compareAmounts('VAT_BASE', `${rules.prefix}-08`, share.baseAmount, computed, describeShare(share));
}

function checkAmount(share: VatShare): Finding[] {
  const rules = categories.get(share.category ?? '');
  const rule = rules ? `${rules.prefix}-09` : 'BR-CO-17';
  if (rules && !rules.byRate) {
    return compareAmounts('VAT_AMOUNT', rule, share.vatAmount, Decimal.zero, describeShare(share));
  }
  const computed =
    share.baseAmount === null || share.rate === null
      ? null
      : share.baseAmount.times(share.rate).dividedBy(hundred, 2);
  return compareAmounts('VAT_AMOUNT', rule, share.vatAmount, computed, describeShare(share));
}

const isSameRate = (one: Decimal | null, other: Decimal | null): boolean =>
  (one ?? Decimal.zero).equals(other ?? Decimal.zero);

const describeShare = ({ category, rate }: VatShare) => ({
  category: category ?? '–',
  rate:
    rate === null ? '0' : rate.toString().replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)),
});
