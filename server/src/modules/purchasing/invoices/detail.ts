// An invoice as the calls show it.
import type { InvoiceDetail, InvoiceListed } from '@praxora/contract/purchasing/invoice';
import type { ChargeRow, MatchRow } from '@praxora/rules/purchasing/invoice-match/match-result';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { InvoiceContent } from './invoice-content.ts';
import * as repository from './invoices.repository.ts';
import type { MatchedPosition } from './matched-orders.repository.ts';
import { compare, type MatchedInvoice, matchInvoices } from './matching.ts';

export function toListed(row: repository.InvoiceRow, { match }: MatchedInvoice): InvoiceListed {
  const { content, ibans, vendor_sign, orders_sign, receivedAt, ...listed } = row;
  return {
    ...listed,
    receivedAt: receivedAt.toISOString(),
    ...(row.state === 'open'
      ? { comparison: compare(match), tooMuchCents: match?.tooMuchCents ?? 0 }
      : // What was found on the day of the approval stands.
        {
          comparison:
            row.orders.length === 0 ? 'not-compared' : row.tooMuchCents === 0 ? 'agrees' : 'differs',
        }),
  };
}

export async function getInvoice({ tx }: Pick<UserContext, 'tx'>, id: number): Promise<InvoiceDetail> {
  const row = await repository.findInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  const matched = (await matchInvoices(tx, [row])).get(id) ?? { orders: [], match: null };
  // An approved invoice is among what was charged: comparing it again would find it twice.
  const match = row.state === 'open' ? matched.match : null;
  const positions = matched.orders.flatMap((order) => order.positions);
  return {
    ...toListed(row, matched),
    vendorMatchedBy: row.vendor_sign,
    ordersMatchedBy: row.orders_sign,
    sellerVatId: row.sellerVatId,
    ibans: row.ibans,
    isKnownAccount: row.isKnownAccount,
    fileName: row.fileName,
    mediaType: row.mediaType,
    sha256: row.sha256,
    keepUntil: row.keepUntil,
    receivedBy: row.receivedBy,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    findings: row.content.findings,
    rows: (match?.rows ?? []).map((item) => toRow(item, row.content, positions)),
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
    invoicedName: line?.name ?? null,
    invoicedNumber: line?.vendorNumber ?? null,
    positionId: row.positionId,
    orderedName: position ? { de: position.nameDe, en: position.nameEn } : null,
    matchedBy: row.matchedBy,
    ordered: position?.quantity ?? null,
    received: position?.received ?? null,
    invoiced: row.invoicedQuantity,
    agreedCents: row.agreedCents,
    invoicedCents: row.invoicedCents,
    differences: [...row.differences],
  };
}
