// What every change of an invoice begins and ends with: the row in one of the states that allow it, and the activity log.
import type { InvoiceState } from '@praxora/contract/purchasing/invoice';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Recorder, recordActivity } from '../../account/index.ts';
import * as repository from './invoices.repository.ts';

export async function lockInState(
  { tx }: UserContext,
  id: number,
  states: readonly InvoiceState[],
): Promise<repository.LockedInvoice> {
  const row = await repository.lockInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  if (!states.includes(row.state)) throw new Refusal('INVOICE_STATE');
  return row;
}

type InvoiceAction =
  | 'invoice.received'
  | 'invoice.assigned'
  | 'invoice.corrected'
  | 'invoice.linesTyped'
  | 'invoice.complained'
  | 'invoice.accountConfirmed'
  | 'invoice.approved'
  | 'invoice.approvalWithdrawn'
  | 'invoice.paid'
  | 'invoice.deleted';

export const record = (
  recorder: Recorder,
  action: InvoiceAction,
  id: number,
  number: string,
): Promise<void> => recordActivity(recorder, { action, subject: { type: 'invoice', id, name: number } });
