// What of a read invoice is kept beside its file: enough to compare it again and again without reading the file anew.

import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { checkInvoice } from '@praxora/invoice/checks/check-invoice';
import { describeFinding } from '@praxora/invoice/checks/finding';
import { Decimal } from '@praxora/invoice/decimal';
import type { AllowanceOrCharge, Invoice, InvoiceLine } from '@praxora/invoice/model';
import type { InvoicedCharge, InvoicedLine } from '@praxora/rules/purchasing/invoice-match/match-input';

interface KeptLine extends Omit<InvoicedLine, 'quantity'> {
  /** Exact, as it is written. */
  readonly quantity: string | null;
}

export interface InvoiceContent {
  readonly lines: readonly KeptLine[];
  readonly charges: readonly InvoicedCharge[];
  readonly findings: InvoiceDetail['findings'];
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
});

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
