// A line of an invoice that was taken for another article, set right by a person.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { normalizeNumber } from '@praxora/rules/purchasing/invoice-match/normalize';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './corrections.repository.ts';
import { getInvoice } from './detail.ts';
import { findInvoice } from './invoices.repository.ts';
import { lockInState, record } from './lock.ts';

export async function chooseInvoiceLine(
  context: UserContext,
  invoiceId: number,
  lineIndex: number,
  positionId: number | null,
): Promise<InvoiceDetail> {
  const { tx } = context;
  const { number } = await lockInState(context, invoiceId, ['open', 'complained']);
  const line = (await findInvoice(tx, invoiceId))?.content.lines[lineIndex];
  if (line === undefined) throw new Refusal('NOT_FOUND');
  const isTheirs = positionId === null || (await repository.hasPosition(tx, invoiceId, positionId));
  if (!isTheirs) throw new Refusal('NOT_FOUND');
  await repository.saveChoice(tx, { invoiceId, lineIndex, positionId });
  const code = normalizeNumber(line.vendorNumber).slice(0, 200);
  if (positionId !== null && code !== '') await repository.rememberCode(tx, invoiceId, positionId, code);
  await record(context, 'invoice.corrected', invoiceId, number);
  return getInvoice(context, invoiceId);
}
