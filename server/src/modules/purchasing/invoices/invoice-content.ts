// What of a read invoice is kept beside its file: enough to compare it again and again without reading the file anew.

import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { checkInvoice } from '@praxora/invoice/checks/check-invoice';
import { describeFinding } from '@praxora/invoice/checks/finding';
import { Decimal } from '@praxora/invoice/decimal';
import type { AllowanceOrCharge, CashDiscount, Invoice, InvoiceLine, Party } from '@praxora/invoice/model';
import type { DatedDiscount } from '@praxora/rules/purchasing/invoice-dates';
import type { InvoicedCharge, InvoicedLine } from '@praxora/rules/purchasing/invoice-match/match-input';
import { addDays } from '@praxora/rules/shared/calendar';

interface KeptLine extends Omit<InvoicedLine, 'quantity'> {
  /** Exact, as it is written. */
  readonly quantity: string | null;
}

export interface KeptPayment {
  readonly beneficiary: string;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly reference: string;
}

/** What stands around the lines of a letter. */
interface KeptLetter {
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly order: string | null;
  readonly terms: string | null;
}

export interface InvoiceContent {
  readonly lines: readonly KeptLine[];
  readonly charges: readonly InvoicedCharge[];
  readonly findings: InvoiceDetail['findings'];
  /** Left out in invoices received before they were kept. */
  readonly discounts?: readonly DatedDiscount[];
  readonly payment?: KeptPayment;
  readonly sellerEmail?: string | null;
  readonly customerNumber?: string | null;
  readonly letter?: KeptLetter;
  /** Rates of its VAT breakdown. */
  readonly vatRates?: readonly number[];
}

export const emptyContent: InvoiceContent = { lines: [], charges: [], findings: [] };

export const toContent = (invoice: Invoice, country: string): InvoiceContent => ({
  lines: invoice.lines.filter(isCounted).map(toKeptLine),
  charges: invoice.allowancesAndCharges.map(toCharge),
  findings: checkInvoice(invoice, country === 'AT' ? 'AT' : 'DE').map((finding) => ({
    code: finding.code,
    rule: finding.rule,
    text: { de: describeFinding(finding, 'de'), en: describeFinding(finding, 'en') },
  })),
  discounts: invoice.payment.cashDiscounts.flatMap((discount) => toDiscount(discount, invoice)),
  payment: toPayment(invoice),
  sellerEmail: findEmail(invoice.seller),
  customerNumber: invoice.buyer.ids[0]?.id.slice(0, 64) ?? null,
  letter: toLetter(invoice),
  vatRates: [...new Set(invoice.vatBreakdown.flatMap(({ rate }) => (rate ? [Number(rate.toString())] : [])))],
});

/** Of another amount than the document's only where it says so; without a day or days it cannot be taken. */
function toDiscount(
  { days, until, percent, baseAmount, amount }: CashDiscount,
  invoice: Invoice,
): DatedDiscount[] {
  const last =
    until ?? (days === null || invoice.issueDate === null ? null : addDays(invoice.issueDate, days));
  const base = baseAmount ?? invoice.totals.payable ?? invoice.totals.gross;
  const saved = amount ?? (percent === null ? null : (base?.times(percent).dividedBy(hundred, 2) ?? null));
  if (last === null || saved === null || saved.toCents() <= 0) return [];
  return [
    { until: last, percent: percent === null ? null : Number(percent.toString()), cents: saved.toCents() },
  ];
}

const hundred = new Decimal(100n, 0);

function toPayment({ payment, payee, seller, number }: Invoice): KeptPayment {
  const [means] = payment.means.filter(({ account }) => account !== null);
  return {
    beneficiary: (means?.accountName ?? payee?.name ?? seller.name ?? '').slice(0, 200),
    iban: means?.account?.replace(/\s/g, '').toUpperCase().slice(0, 40) ?? null,
    bic: means?.bic?.slice(0, 11) ?? null,
    reference: (payment.remittanceText ?? number ?? '').slice(0, 200),
  };
}

const toLetter = ({ seller, buyer, references, payment }: Invoice): KeptLetter => ({
  seller: toAddress(seller),
  buyer: [buyer.name ?? '', ...toAddress(buyer)].filter((line) => line !== '').map(shorten),
  order: references.order === null ? null : shorten(references.order),
  // Cash discounts in XRechnung's form are no sentences: they are shown as what they are.
  terms:
    (payment.terms ?? '')
      .split('\n')
      .filter((line) => !line.trim().startsWith('#'))
      .join('\n')
      .trim()
      .slice(0, 1000) || null,
});

const toAddress = ({ address }: Party): string[] =>
  address === null
    ? []
    : [...address.lines, [address.postcode, address.city].filter(Boolean).join(' ')]
        .filter((line) => line !== '')
        .map(shorten);

const shorten = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200);

/** The contact's address, else the electronic one where it is one of mail. */
function findEmail({ contact, electronicAddress }: Party): string | null {
  const addresses = [contact?.email, electronicAddress?.id];
  return addresses.find((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address ?? ''))?.slice(0, 254) ?? null;
}

/** Lines of the first level that charge something; the parts of a line are in its amount. */
const isCounted = ({ parentId, status, netAmount }: InvoiceLine): boolean =>
  parentId === null && status !== 'INFORMATION' && netAmount !== null;

const toKeptLine = (line: InvoiceLine): KeptLine => ({
  line: line.id,
  vendorNumber: line.sellerNumber,
  gtin: line.gtin,
  manufacturerNumber: line.manufacturerNumber,
  name: line.name,
  quantity: line.quantity?.toString() ?? null,
  netCents: line.netAmount?.toCents() ?? null,
  vatPercent: line.vat?.rate ? Number(line.vat.rate.toString()) : null,
  order: line.order,
});

const toCharge = ({ isCharge, amount, reason }: AllowanceOrCharge): InvoicedCharge => {
  const cents = amount?.toCents() ?? 0;
  return { name: reason, netCents: isCharge ? cents : -cents };
};

export const readKeptLine = (line: KeptLine): InvoicedLine => ({
  ...line,
  quantity: line.quantity === null ? null : Decimal.read(line.quantity),
});
