// Invoices are kept as long as the law of the practice's country asks for them, and deleted by an owner afterwards.
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { lockInvoice } from './invoices.repository.ts';
import { record } from './lock.ts';

export async function deleteInvoice(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  const { tx } = context;
  const row = await lockInvoice(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  await tx.run(
    'update invoice set predecessor_id = null where practice_id = $practice and predecessor_id = $1',
    [id],
  );
  // The database itself lets the application delete none that must still be there.
  if (!(await deleteExpired(tx, id))) throw new Refusal('INVOICE_KEPT', { day: row.keepUntil });
  await record(context, 'invoice.deleted', id, row.number);
  return { deleted: true };
}

const deleteExpired = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('delete from invoice where practice_id = $practice and id = $1', [id])) === 1;
