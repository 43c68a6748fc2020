// Lines of a plain PDF or a picture, typed by a person: with them it is compared like an electronic invoice.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { deleteChoices } from './corrections.repository.ts';
import { getInvoice } from './detail.ts';
import type { InvoiceContent } from './invoice-content.ts';
import * as repository from './invoices.repository.ts';
import { lockInState, record } from './lock.ts';

type TypedLine = BodyOf<typeof invoiceCalls.typeInvoiceLines>['lines'][number];

export async function typeInvoiceLines(
  context: UserContext,
  id: number,
  lines: readonly TypedLine[],
): Promise<InvoiceDetail> {
  const { tx } = context;
  const { number, format } = await lockInState(context, id, ['open', 'complained']);
  if (format !== 'PDF' && format !== 'IMAGE') throw new Refusal('INVOICE_HAS_LINES');
  await repository.saveLines(tx, id, lines.map(toKept));
  // Choices name lines by their place, and another line may stand there now.
  await deleteChoices(tx, id);
  await record(context, 'invoice.linesTyped', id, number);
  return getInvoice(context, id);
}

const toKept = (
  { number, name, quantity, netCents }: TypedLine,
  index: number,
): InvoiceContent['lines'][number] => ({
  line: String(index + 1),
  vendorNumber: number.trim() || null,
  gtin: null,
  manufacturerNumber: null,
  name,
  quantity: String(quantity),
  netCents,
  vatPercent: null,
  order: null,
});
