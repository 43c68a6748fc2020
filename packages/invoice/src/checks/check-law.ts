// What § 14 Abs. 4 UStG (Germany) and § 11 Abs. 1 UStG (Austria) ask of an invoice, and of one about a small amount.
import { Decimal } from '../decimal.ts';
import type { Invoice, Party } from '../model.ts';
import { countedLines } from './counted-lines.ts';
import { type Finding, makeFinding } from './finding.ts';
import type { FindingCode } from './finding-texts.ts';

export type InvoiceCountry = 'DE' | 'AT';

interface Law {
  readonly all: string;
  readonly small: string;
  /** Gross amounts up to which fewer fields are needed, each from a day on; the newest first. */
  readonly smallAmounts: readonly (readonly [from: string, limit: Decimal])[];
}

const laws: Readonly<Record<InvoiceCountry, Law>> = {
  DE: {
    all: '§ 14 Abs. 4 UStG',
    small: '§ 33 UStDV',
    smallAmounts: [
      ['2017-01-01', new Decimal(250n, 0)],
      ['2007-01-01', new Decimal(150n, 0)],
    ],
  },
  AT: {
    all: '§ 11 Abs. 1 UStG 1994',
    small: '§ 11 Abs. 6 UStG 1994',
    smallAmounts: [
      ['2014-03-01', new Decimal(400n, 0)],
      ['1994-01-01', new Decimal(150n, 0)],
    ],
  },
};

/** Above this gross amount Austria asks for the buyer's VAT id. */
const austrianBuyerLimit = new Decimal(10_000n, 0);

export function checkLaw(invoice: Invoice, country: InvoiceCountry): Finding[] {
  const law = laws[country];
  const isSmall = isSmallAmount(invoice, law);
  const rule = isSmall ? law.small : law.all;
  const findIf = (isMissing: boolean, code: FindingCode): Finding[] =>
    isMissing ? [makeFinding(code, rule)] : [];
  const needed = [
    ...findIf(!hasAddress(invoice.seller), 'LAW_SELLER'),
    ...findIf(invoice.issueDate === null, 'LAW_ISSUE_DATE'),
    ...findIf(lacksGoods(invoice), 'LAW_GOODS'),
    ...findIf(invoice.totals.gross === null, 'LAW_GROSS'),
    ...findExemptions(invoice, rule),
  ];
  if (isSmall) return [...needed, ...findIf(lacksRates(invoice), 'LAW_AMOUNTS')];
  return [
    ...needed,
    ...findIf(!hasAddress(invoice.buyer), 'LAW_BUYER'),
    ...findIf(lacksTaxNumber(invoice, country), 'LAW_TAX_NUMBER'),
    ...findIf(invoice.number === null, 'LAW_NUMBER'),
    ...findIf(lacksDeliveryDay(invoice), 'LAW_DELIVERY_DAY'),
    ...findIf(lacksRates(invoice) || lacksAmounts(invoice), 'LAW_AMOUNTS'),
    ...(country === 'AT' ? checkAustrianBuyer(invoice, rule) : []),
  ];
}

function isSmallAmount({ totals, issueDate }: Invoice, { smallAmounts }: Law): boolean {
  const limit = smallAmounts.find(([from]) => from <= (issueDate ?? '9999-12-31'))?.[1];
  return totals.gross !== null && limit !== undefined && totals.gross.absolute().compare(limit) <= 0;
}

/** The street may be missing where a town or a post box has none. */
const hasAddress = ({ name, address }: Party): boolean =>
  name !== null &&
  address !== null &&
  address.city !== null &&
  (address.postcode !== null || address.lines.length > 0);

/** A number of the tax office is enough in Germany; Austria asks for the VAT id. */
const lacksTaxNumber = ({ seller, taxRepresentative }: Invoice, country: InvoiceCountry): boolean =>
  (seller.vatId ?? taxRepresentative?.vatId ?? null) === null &&
  (country === 'AT' || seller.taxNumber === null);

function lacksGoods(invoice: Invoice): boolean {
  const lines = countedLines(invoice);
  return lines.length === 0 || lines.some(({ name, quantity }) => name === null || quantity === null);
}

/** The day may stand in a note, such as "Leistungsdatum gleich Rechnungsdatum". */
const namesDeliveryDay = /(liefer|leistungs)(datum|zeitpunkt|zeitraum|tag)|date of (delivery|supply)/i;

const lacksDeliveryDay = ({ deliveryDate, period, lines, references, notes }: Invoice): boolean =>
  deliveryDate === null &&
  period === null &&
  references.deliveryNote === null &&
  !notes.some(({ text }) => namesDeliveryDay.test(text)) &&
  (lines.length === 0 || lines.some((line) => line.period === null && line.deliveryNote === null));

const isTaxed = (category: string | null): boolean =>
  category === 'S' || category === 'L' || category === 'M';

const lacksRates = ({ vatBreakdown }: Invoice): boolean =>
  vatBreakdown.length === 0 || vatBreakdown.some(({ category, rate }) => isTaxed(category) && rate === null);

const lacksAmounts = ({ vatBreakdown, totals }: Invoice): boolean =>
  totals.net === null ||
  vatBreakdown.some(({ baseAmount, vatAmount }) => baseAmount === null || vatAmount === null);

/** Reverse charge, deliveries within the Union and exemptions must be told; a rate of zero needs no reason. */
const findExemptions = ({ vatBreakdown }: Invoice, rule: string): Finding[] =>
  vatBreakdown
    .filter(
      ({ category, exemptionReason, exemptionCode }) =>
        ['E', 'AE', 'K', 'G', 'O'].includes(category ?? '') &&
        exemptionReason === null &&
        exemptionCode === null,
    )
    .map(({ category }) => makeFinding('LAW_EXEMPTION', rule, { category: category ?? '' }));

function checkAustrianBuyer({ totals, buyer }: Invoice, rule: string): Finding[] {
  const isAbove = totals.gross !== null && totals.gross.absolute().compare(austrianBuyerLimit) > 0;
  return isAbove && buyer.vatId === null ? [makeFinding('LAW_BUYER_VAT_ID', rule, { limit: '10.000' })] : [];
}
