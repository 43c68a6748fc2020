// Checked invoices for the tax adviser: settings, the hand-over of a month, and its files.
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import type { invoiceAccountingCalls as calls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { addDays, addMonths } from '@praxora/rules/shared/calendar';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './accounting.repository.ts';

export async function getInvoiceAccounting({ tx }: Pick<UserContext, 'tx'>): Promise<InvoiceAccounting> {
  const handovers = await repository.listHandovers(tx);
  return {
    settings: await repository.findSettings(tx),
    vendors: await repository.listVendors(tx),
    categories: await repository.listCategories(tx),
    open: await repository.listOpenMonths(tx),
    handovers: handovers.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  };
}

export async function saveInvoiceAccounting(
  context: UserContext,
  { vendorAccounts, categoryAccounts, ...settings }: BodyOf<typeof calls.saveInvoiceAccounting>,
): Promise<InvoiceAccounting> {
  const { tx } = context;
  const vendorIds = [...new Set(vendorAccounts.map(({ vendorId }) => vendorId))];
  if ((await repository.countVendorsOfInvoices(tx, vendorIds)) !== vendorAccounts.length)
    throw new Refusal('NOT_FOUND');
  const categoryIds = [...new Set(categoryAccounts.map(({ categoryId }) => categoryId))];
  if ((await repository.countMainCategories(tx, categoryIds)) !== categoryAccounts.length)
    throw new Refusal('NOT_FOUND');
  await repository.saveSettings(tx, settings);
  await repository.saveVendorAccounts(tx, vendorAccounts);
  await repository.saveCategoryAccounts(tx, categoryAccounts);
  return getInvoiceAccounting(context);
}

/** The month stays as it is from then on: later invoices go with the next one. */
export async function handInvoicesOver(
  context: UserContext,
  { month }: BodyOf<typeof calls.handInvoicesOver>,
): Promise<InvoiceAccounting> {
  const { tx, user } = context;
  if ((await repository.findSettings(tx)) === null) throw new Refusal('ACCOUNTING_INCOMPLETE');
  const firstDay = `${month}-01`;
  const id = await repository.insertHandover(tx, firstDay, user.userId);
  if (id === null) throw new Refusal('HANDOVER_DONE', { month });
  const count = await repository.assignInvoices(tx, id, addDays(addMonths(firstDay, 1), -1));
  if (count === 0) throw new Refusal('HANDOVER_EMPTY', { month });
  if ((await repository.countWithoutAccount(tx, id)) > 0) throw new Refusal('ACCOUNTING_INCOMPLETE');
  await recordActivity(context, {
    action: 'invoice.handedOver',
    subject: { type: 'invoice', id: null, name: month },
  });
  return getInvoiceAccounting(context);
}
