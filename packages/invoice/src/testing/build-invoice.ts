// Builds an invoice whose totals add up, for tests of checks and matching.
import { Decimal } from '../decimal.ts';
import type { AllowanceOrCharge, Invoice, InvoiceLine, Party, Totals, VatShare } from '../model.ts';

export const decimal = (text: string): Decimal => Decimal.read(text) ?? Decimal.zero;

export interface LineSketch extends Partial<InvoiceLine> {
  readonly quantity: Decimal;
  readonly netPrice: Decimal;
  readonly rate: string;
}

const party = (name: string, vatId: string | null): Party => ({
  name,
  tradingName: null,
  ids: [],
  registration: null,
  legalInformation: null,
  vatId,
  taxNumber: null,
  electronicAddress: null,
  contact: null,
  address: { lines: ['Am Markt 2'], postcode: '53111', city: 'Bonn', region: null, country: 'DE' },
});

const buildLine = ({ rate, ...line }: LineSketch, index: number): InvoiceLine => ({
  id: String(index + 1),
  parentId: null,
  status: null,
  notes: [],
  name: `Artikel ${index + 1}`,
  description: null,
  sellerNumber: null,
  buyerNumber: null,
  manufacturerNumber: null,
  gtin: null,
  standardId: null,
  originCountry: null,
  unit: 'C62',
  grossPrice: null,
  priceDiscount: null,
  priceQuantity: null,
  priceUnit: null,
  allowancesAndCharges: [],
  netAmount: line.quantity.times(line.netPrice).rounded(2),
  vat: { category: 'S', rate: decimal(rate) },
  period: null,
  orderLine: null,
  order: null,
  deliveryNote: null,
  ...line,
});

/** Each rate's amount is rounded once. */
function buildShares(lines: readonly InvoiceLine[], additions: readonly AllowanceOrCharge[]): VatShare[] {
  const rates = [...new Set(lines.map(({ vat }) => vat?.rate?.toString() ?? '0'))];
  return rates.map((rate) => {
    const isOfRate = ({ vat }: Pick<InvoiceLine, 'vat'>) => vat?.rate?.toString() === rate;
    const baseAmount = Decimal.sum([
      ...lines.filter(isOfRate).map(({ netAmount }) => netAmount ?? Decimal.zero),
      ...additions.filter(isOfRate).map(signedAmount),
    ]);
    const vatAmount = baseAmount.times(decimal(rate)).times(decimal('0.01')).rounded(2);
    const category = rate === '0' ? 'Z' : 'S';
    return {
      category,
      rate: decimal(rate),
      baseAmount,
      vatAmount,
      exemptionReason: null,
      exemptionCode: null,
    };
  });
}

const signedAmount = ({ isCharge, amount }: AllowanceOrCharge): Decimal =>
  (isCharge ? amount : amount?.negated()) ?? Decimal.zero;

function buildTotals(
  lines: readonly InvoiceLine[],
  additions: readonly AllowanceOrCharge[],
  shares: readonly VatShare[],
): Totals {
  const sumCharges = (isCharge: boolean) =>
    Decimal.sum(
      additions.filter((item) => item.isCharge === isCharge).map(({ amount }) => amount ?? Decimal.zero),
    );
  const linesTotal = Decimal.sum(lines.map(({ netAmount }) => netAmount ?? Decimal.zero));
  const net = linesTotal.minus(sumCharges(false)).plus(sumCharges(true));
  const vat = Decimal.sum(shares.map(({ vatAmount }) => vatAmount ?? Decimal.zero));
  return {
    lines: linesTotal,
    allowances: sumCharges(false),
    charges: sumCharges(true),
    net,
    vat,
    vatInTaxCurrency: null,
    gross: net.plus(vat),
    prepaid: null,
    rounding: null,
    payable: net.plus(vat),
    thirdParty: null,
  };
}

export function buildInvoice(
  sketches: readonly LineSketch[],
  additions: readonly AllowanceOrCharge[] = [],
  fields: Partial<Invoice> = {},
): Invoice {
  const lines = sketches.map(buildLine).map(
    (line): InvoiceLine => ({
      ...line,
      vat: { category: line.vat?.rate?.isZero() ? 'Z' : 'S', rate: line.vat?.rate ?? null },
    }),
  );
  const vatBreakdown = buildShares(lines, additions);
  return {
    syntax: 'UBL',
    specification: null,
    profile: 'EN 16931',
    kind: 'invoice',
    typeCode: '380',
    number: 'R-1',
    issueDate: '2026-03-02',
    dueDate: '2026-04-01',
    deliveryDate: '2026-03-01',
    period: null,
    taxPointDate: null,
    taxPointCode: null,
    currency: 'EUR',
    taxCurrency: null,
    notes: [],
    references: {
      buyerReference: null,
      order: null,
      salesOrder: null,
      deliveryNote: null,
      receivingAdvice: null,
      contract: null,
      project: null,
      tender: null,
      invoicedObject: null,
      precedingInvoices: [],
    },
    seller: party('Müller Dental GmbH', 'DE123456789'),
    buyer: party('Zahnarztpraxis am Markt', null),
    payee: null,
    taxRepresentative: null,
    deliverTo: null,
    lines,
    allowancesAndCharges: additions,
    vatBreakdown,
    totals: buildTotals(lines, additions, vatBreakdown),
    payment: {
      means: [],
      remittanceText: null,
      terms: null,
      cashDiscounts: [],
      mandateReference: null,
      creditorId: null,
    },
    attachments: [],
    unreadable: [],
    ...fields,
  };
}
