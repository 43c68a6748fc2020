// An invoice as the calls show it.
import type { InvoiceDetail, InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { epcCode } from '@praxora/rules/purchasing/epc-code';
import { invoiceGroup, openDiscount } from '@praxora/rules/purchasing/invoice-dates';
import type { ChargeRow, MatchRow } from '@praxora/rules/purchasing/invoice-match/match-result';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listComplaints } from './complaints.repository.ts';
import type { InvoiceContent } from './invoice-content.ts';
import * as repository from './invoices.repository.ts';
import { listReceiptDays, type MatchedPosition } from './matched-orders.repository.ts';
import {
  type Comparison,
  describeComparison,
  type MatchedInvoice,
  matchInvoices,
  notCompared,
} from './matching.ts';
import { isForOwners, type Measure, readMeasure } from './settings.ts';

/** Compared anew each time it is looked at. */
export const isUndecided = ({ state }: Pick<InvoiceListed, 'state'>): boolean =>
  state === 'open' || state === 'complained';

/** What is paid, or paid back, has none. */
export const hasDiscount = ({ state, kind }: Pick<InvoiceListed, 'state' | 'kind'>): boolean =>
  state !== 'paid' && kind !== 'credit-note';

export function toListed(row: repository.InvoiceRow, compared: Comparison, measure: Measure): InvoiceListed {
  const { content, ibans, vendor_sign, orders_sign, receivedAt, approvedAt, approvedBy, ...listed } = row;
  const found = {
    ...listed,
    discount: hasDiscount(row) ? openDiscount(content.discounts ?? [], measure.today) : null,
    isForOwners: isForOwners(row, measure),
    receivedAt: receivedAt.toISOString(),
    approval: approvedAt === null ? null : { at: approvedAt.toISOString(), by: approvedBy },
    // What was found on the day of the approval stands.
    ...(isUndecided(row) ? compared : compareDecided(row.orders.length, row.tooMuchCents)),
  };
  return { ...found, group: invoiceGroup(found) };
}

export function compareDecided(orders: number, tooMuchCents: number): Comparison {
  if (orders === 0) return { ...notCompared, tooMuchCents };
  return { ...notCompared, comparison: tooMuchCents === 0 ? 'agrees' : 'differs', tooMuchCents };
}

export async function getInvoice(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  id: number,
): Promise<InvoiceDetail> {
  const row = await repository.findInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const measure = await readMeasure({ tx, now });
  const matched = (await matchInvoices(tx, [row], measure)).get(id) ?? { orders: [], match: null };
  // An approved invoice is among what was charged: comparing it again would find it twice.
  const found = isUndecided(row) ? describeMatch(matched, row.content) : row.decidedMatch;
  const listed = toListed(row, describeComparison(matched.match), measure);
  return {
    ...listed,
    vendorMatchedBy: row.vendor_sign,
    ordersMatchedBy: row.orders_sign,
    sellerVatId: row.sellerVatId,
    ibans: row.ibans,
    isKnownAccount: row.isKnownAccount,
    isAccountConfirmed: row.isAccountConfirmed,
    fileName: row.fileName,
    mediaType: row.mediaType,
    sha256: row.sha256,
    keepUntil: row.keepUntil,
    receivedBy: row.receivedBy,
    receivedFrom: row.receivedFrom,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    findings: row.content.findings,
    ...(found ?? { rows: [], charges: null, total: null }),
    receivedOn: await listReceiptDays(
      tx,
      row.orders.map((order) => order.id),
    ),
    document: toDocument(row.content),
    complaintRecipient: row.content.sellerEmail ?? row.vendorEmail,
    customerNumber: row.customerNumber,
    complaints: await listComplaints(tx, id),
    predecessor: row.predecessor,
    successor: row.successor,
    paymentCode: toPaymentCode(row, listed),
  };
}

const toDocument = ({ lines, charges, letter }: InvoiceContent): InvoiceDetail['document'] => ({
  seller: [...(letter?.seller ?? [])],
  buyer: [...(letter?.buyer ?? [])],
  order: letter?.order ?? null,
  terms: letter?.terms ?? null,
  lines: lines.map(({ vendorNumber, name, quantity, netCents }) => ({
    number: vendorNumber,
    name,
    quantity,
    netCents,
  })),
  charges: charges.map(({ name, netCents }) => ({ name, netCents })),
});

function toPaymentCode(row: repository.DetailRow, listed: InvoiceListed): InvoiceDetail['paymentCode'] {
  const { payment } = row.content;
  const isOurs = row.kind !== 'credit-note' && row.payableCents > 0;
  const isPayable = isOurs && row.state === 'approved' && row.isAccountConfirmed && row.currency === 'EUR';
  if (!isPayable || payment === undefined || payment.iban === null) return null;
  const cents = row.payableCents - (listed.discount?.cents ?? 0);
  const text = epcCode({ ...payment, iban: payment.iban, cents });
  return text === null ? null : { text, cents };
}

/** The comparison as the calls show it, and as an approval keeps it. */
export function describeMatch(
  { match, orders }: MatchedInvoice,
  content: InvoiceContent,
): repository.DecidedMatch {
  const positions = orders.flatMap((order) => order.positions);
  return {
    rows: (match?.rows ?? []).map((item) => toRow(item, content, positions)),
    charges: toCharge(match?.charges ?? null),
    total: toCharge(match?.total ?? null),
  };
}

const toCharge = (row: ChargeRow | null): InvoiceDetail['charges'] =>
  row === null ? null : { ...row, differences: [...row.differences] };

function toRow(
  row: MatchRow,
  content: InvoiceContent,
  positions: readonly MatchedPosition[],
): InvoiceDetail['rows'][number] {
  const line = row.lineIndex === null ? undefined : content.lines[row.lineIndex];
  const position = positions.find(({ id }) => id === row.positionId);
  return {
    lineIndex: row.lineIndex,
    invoicedName: line?.name ?? null,
    invoicedNumber: line?.vendorNumber ?? null,
    positionId: row.positionId,
    orderedName: position ? { de: position.nameDe, en: position.nameEn } : null,
    ...(position ? { picture: position.picture } : {}),
    matchedBy: row.matchedBy,
    ordered: position?.quantity ?? null,
    orderedCents: position?.netCents ?? null,
    received: position?.received ?? null,
    invoiced: row.invoicedQuantity,
    agreedCents: row.agreedCents,
    invoicedCents: row.invoicedCents,
    differences: [...row.differences],
  };
}
