// What a vendor's invoices were like, for its page.
import type { VendorInvoices } from '@praxora/contract/purchasing/invoice-summary.calls';
import type { UserContext } from '../../../platform/context.ts';
import { sumDecidedOfVendor } from './inbox.repository.ts';
import { inEuros, listEntries, sumCents, undecided } from './inbox-entries.ts';
import { readMeasure } from './settings.ts';

export async function summarizeVendorInvoices(
  { tx, now }: Pick<UserContext, 'tx' | 'now'>,
  vendorId: number,
): Promise<VendorInvoices> {
  const open = await listEntries(tx, { states: undecided, vendorId }, await readMeasure({ tx, now }));
  const compared = open.filter((invoice) => invoice.compared.comparison !== 'not-compared');
  const decided = await sumDecidedOfVendor(tx, vendorId);
  return {
    count: decided.count + open.length,
    open: open.length,
    grossCents: decided.grossCents + sumCents(open, inEuros),
    compared: decided.compared + compared.length,
    agreeing: decided.agreeing + compared.filter((invoice) => invoice.compared.tooMuchCents <= 0).length,
    tooMuchCents:
      decided.tooMuchCents + sumCents(open, (invoice) => Math.max(0, invoice.compared.tooMuchCents)),
  };
}
