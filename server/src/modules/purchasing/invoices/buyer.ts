// Whether an invoice is for this practice: another VAT id, or a name and a postcode that both differ, are asked about.
import type { Party } from '@praxora/invoice/model';
import { normalizeName, normalizeNumber } from '@praxora/rules/purchasing/invoice-match/normalize';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { listOwnAddresses } from './matched-orders.repository.ts';

export async function refuseOtherBuyer(tx: Tx, buyer: Party): Promise<void> {
  const own = await listOwnAddresses(tx);
  const vatIds = own.map(({ vatId }) => normalizeNumber(vatId)).filter((vatId) => vatId !== '');
  const named = normalizeNumber(buyer.vatId);
  const isOtherVatId = named !== '' && vatIds.length > 0 && !vatIds.includes(named);
  const isKnown =
    own.some(({ name }) => normalizeName(name) === normalizeName(buyer.name)) ||
    own.some(({ postcode }) => postcode === buyer.address?.postcode);
  const isOtherAddress = buyer.name !== null && typeof buyer.address?.postcode === 'string' && !isKnown;
  const isSameVatId = named !== '' && vatIds.includes(named);
  if (isOtherVatId || (isOtherAddress && !isSameVatId)) {
    throw new Refusal('INVOICE_FOR_OTHERS', { buyer: (buyer.name ?? buyer.vatId ?? '').slice(0, 200) });
  }
}
