// What a removal was for: the practice's reference of the treatment, the scanned code of the package and its serial number.
import { readUdi } from '@praxora/barcode/udi';
import type { Treatment } from '@praxora/contract/inventory/treatment';
import type { treatmentCalls } from '@praxora/contract/inventory/treatment.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { batchFits } from '@praxora/rules/inventory/batch-number';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { lockedArticle } from './locks.ts';
import type { StockArticle } from './stock.repository.ts';
import * as repository from './treatment.repository.ts';

type TreatmentInput = BodyOf<typeof treatmentCalls.setTreatment>;

export interface ReadTreatment extends Treatment {
  /** The batch that the scanned code names; empty: it names none. */
  readonly lot: string;
}

/** The code is kept as it is printed beside the symbol, because scanners send it in many ways. */
export function readTreatment(
  { now }: Pick<UserContext, 'now'>,
  { reference, udi, serialNumber }: TreatmentInput,
): ReadTreatment {
  if (udi.trim() === '') return { reference, serialNumber, udi: '', lot: '' };
  const read = readUdi(udi, calendarDay(now()));
  if (read === null) throw new Refusal('UDI_UNREADABLE');
  return { reference, udi: read.text, serialNumber: serialNumber || read.serial, lot: read.lot };
}

/** A code of another batch is that of another package: the recall would find the wrong treatment. */
export function refuseOtherBatch(
  article: Pick<StockArticle, 'id' | 'name'>,
  { lot }: ReadTreatment,
  batches: readonly string[],
): void {
  if (lot === '') return;
  const other = batches.find((batch) => batch !== '' && batchFits(lot, batch) !== 'whole');
  if (other !== undefined) throw new Refusal('UDI_OTHER_BATCH', { lot, batch: other }, concerning(article));
}

const isEmpty = ({ reference, udi, serialNumber }: Treatment): boolean =>
  reference === '' && udi === '' && serialNumber === '';

export async function recordTreatment(
  { tx, user }: Pick<UserContext, 'tx' | 'user'>,
  removal: { readonly bookingId: string; readonly day: string },
  treatment: Treatment,
): Promise<void> {
  if (isEmpty(treatment)) await repository.deleteTreatment(tx, removal.bookingId);
  else
    await repository.upsertTreatment(tx, {
      ...removal,
      ...treatment,
      userId: user.device ? null : user.userId,
    });
}

/** Changes it afterwards; all empty deletes it. */
export async function setTreatment(
  context: UserContext,
  bookingId: string,
  input: TreatmentInput,
): Promise<Treatment> {
  const treatment = readTreatment(context, input);
  const [seen] = await repository.listRemoval(context.tx, bookingId);
  if (seen === undefined) throw new Refusal('NOT_FOUND');
  // An undo of the removal locks the article, too: read anew behind the lock.
  const article = await lockedArticle(context, seen.article_id);
  const parts = await repository.listRemoval(context.tx, bookingId);
  const [first] = parts;
  if (first === undefined) throw new Refusal('NOT_FOUND');
  refuseOtherBatch(
    article,
    treatment,
    parts.map(({ batch_number }) => batch_number),
  );
  await recordTreatment(context, { bookingId, day: first.happened_on }, treatment);
  const { reference, udi, serialNumber } = treatment;
  return { reference, udi, serialNumber };
}

/** Goods that are back were for nothing: nobody may keep what they were removed for. */
export const forgetTreatment = ({ tx }: Pick<UserContext, 'tx'>, bookingId: string): Promise<number> =>
  repository.deleteTreatment(tx, bookingId);
