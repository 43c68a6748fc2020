// What the text layer of a plain PDF proposes, before a person types it.
import type { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { type ProposedFields, proposeFields } from '@praxora/invoice/propose-fields';
import {
  chooseVendor,
  type InvoiceSender,
  type KnownVendor,
} from '@praxora/rules/purchasing/invoice-match/choose-vendor';
import type { UserContext } from '../../../platform/context.ts';
import type { UploadedFile } from '../../../platform/http/files.ts';
import { invoicePlatform } from '../../../platform/invoice-platform.ts';
import { listVendors } from './matched-orders.repository.ts';

export async function proposeInvoice(
  { tx }: Pick<UserContext, 'tx'>,
  file: UploadedFile,
): Promise<DataOf<typeof invoiceCalls.proposeInvoice>> {
  const fields = proposeFields(file.content, invoicePlatform);
  const { number, issuedOn, grossCents } = fields;
  return { number, issuedOn, grossCents, sellerName: findVendorName(fields, await listVendors(tx)) };
}

const unknown: InvoiceSender = { vatId: null, ibans: [], customerNumbers: [], names: [] };

/** The buyer's VAT id stands on the page as well: the one that a vendor has decides. */
function findVendorName({ vatIds, ibans, texts }: ProposedFields, vendors: readonly KnownVendor[]) {
  const senders = [...vatIds.map((vatId) => ({ ...unknown, vatId })), { ...unknown, ibans, names: texts }];
  const [found] = senders.flatMap((sender) => chooseVendor(sender, vendors) ?? []);
  return vendors.find(({ id }) => id === found?.vendorId)?.name ?? null;
}
