// The "go": all prices of a list become own price offers at a vendor, in one transaction, as the preview showed them.
import type { CommittedPriceList } from '@praxora/contract/vendors/price-lists.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { changedFields, recordActivity, refuseOthersThanApprovers } from '../../account/index.ts';
import { writeListedOffers } from '../offers/own-offers.ts';
import { requireVendor } from '../price-offers/price-offers.service.ts';
import { hasOutdatedLines, holdArticles } from './lines.repository.ts';
import { countLines, deleteDraft, findVendorName, lockDraft } from './price-lists.repository.ts';

/**
 * In the transaction of the context, so that a vendor can be created with its prices. A list that was made for a vendor
 * belongs to it; one that was made before there was a vendor may go to any.
 */
export async function commitPriceList(
  context: UserContext,
  vendorId: number,
  priceListId: string,
): Promise<CommittedPriceList> {
  const { tx, user } = context;
  // Two lists of one practice may hold the same articles: one waits for the other.
  await lockInPractice(tx, 'price list');
  const draft = await lockDraft(tx, user.userId, priceListId);
  if (draft === null || (draft.vendorId !== null && draft.vendorId !== vendorId))
    throw new Refusal('NOT_FOUND');
  await requireVendor(context, vendorId);
  await refuseOthersThanApprovers(context);
  await holdArticles(tx, priceListId);
  const { lines, ready, wrong } = await countLines(tx, priceListId, vendorId);
  // Only the lines as shown are taken over: if an article was deleted or a price expired since, they are checked again
  // first.
  const isOutdated = await hasOutdatedLines(tx, priceListId, calendarDay(context.now()));
  if (wrong > 0 || isOutdated) throw new Refusal('IMPORT_HAS_ERRORS');
  if (ready === 0) throw new Refusal('IMPORT_NOTHING_LEFT');
  await noteWriter(context);
  const { added, changed } = await writeListedOffers(tx, { id: priceListId, lineCount: lines }, vendorId);
  await deleteDraft(tx, user.userId, priceListId);
  const name = await findVendorName(tx, vendorId);
  await recordActivity(context, {
    action: 'priceList.committed',
    subject: { type: 'vendor', id: vendorId, name },
    changes: changedFields({}, { fileName: draft.fileName, pricesAdded: added, pricesChanged: changed }),
  });
  return { added, changed, same: ready - added - changed };
}
