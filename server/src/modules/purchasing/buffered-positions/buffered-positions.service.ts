// Positions put aside for the cart: put there by anybody of the practice, decided by the first who comes.
import {
  type BufferedPosition,
  type bufferedPositionCalls as calls,
  mostWaiting,
  type PricedBufferedPosition,
} from '@praxora/contract/purchasing/buffered-positions.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { cheapest, unitPricesFor } from '../../vendors/index.ts';
import { addProducts } from '../cart/additions.ts';
import { lockCart } from '../cart/lock.ts';
import * as repository from './buffered-positions.repository.ts';

/** Only of oneself: whose id it is besides is nobody's business. */
export async function checkFor(
  { tx, user }: UserContext,
  userId: number,
): Promise<DataOf<typeof calls.checkBufferedPositions>> {
  if (userId !== user.userId) throw new Refusal('NOT_FOUND');
  const count = await repository.countWaiting(tx);
  return { hasBufferedPositions: count > 0, count };
}

export async function listWaiting({ tx }: UserContext): Promise<PricedBufferedPosition[]> {
  const rows = await repository.listWaiting(tx);
  const prices = await unitPricesFor(
    tx,
    rows.map((row) => row.product_id),
  );
  const byProduct = groupBy(prices, ({ productId }) => productId);
  return rows.map((row) => ({
    ...shownPosition(row),
    unitPriceCents: cheapest(byProduct.get(row.product_id) ?? [])?.netCents ?? null,
  }));
}

const shownPosition = (row: repository.BufferedRow): BufferedPosition => ({
  id: row.id,
  productId: row.product_id,
  articleId: row.article_id,
  name: nameOf(row),
  picture: row.picture,
  packText: { de: row.pack_text_de, en: row.pack_text_en },
  quantity: row.quantity,
  putAsideBy: row.put_aside_by,
  putAsideAt: row.put_aside_at.toISOString(),
  note: row.note,
});

const nameOf = ({ name_de, name_en }: repository.BufferedRow) => ({ de: name_de, en: name_en });

export async function putAside(
  { tx, user }: UserContext,
  { productId, articleId, quantity, note }: BodyOf<typeof calls.putAside>,
): Promise<BufferedPosition> {
  // Requests are serialized, so that the limit holds.
  await lockInPractice(tx, 'buffered positions');
  if (!(await repository.isKnown(tx, productId, articleId))) throw new Refusal('NOT_FOUND');
  if ((await repository.countWaiting(tx)) >= mostWaiting)
    throw new Refusal('TOO_MANY_BUFFERED', { maximum: mostWaiting });
  const id = await repository.insert(tx, { productId, articleId, quantity, note, ...toAuthor(user) });
  const [position] = await repository.listByIds(tx, [id]);
  if (position === undefined) throw new RangeError('What was put aside is there');
  return shownPosition(position);
}

type TakeOver = DataOf<typeof calls.takeOverSeveral>;

/** Takes what still waits and somebody sells; the rest stays as it is. The whole is one change of the cart. */
export async function takeOverSeveral(
  context: UserContext,
  { ids, addressId }: BodyOf<typeof calls.takeOverSeveral>,
): Promise<TakeOver> {
  // Before the positions are held: whoever changes the cart takes its lock first.
  await lockCart(context.tx);
  const { waiting, gone } = await holdWaiting(context, ids);
  const rows = await repository.listByIds(context.tx, waiting);
  const additions = await addProducts(
    context,
    rows.map(({ product_id, quantity }) => ({ productId: product_id, quantity, vendorId: null })),
    addressId ?? null,
  );
  // A foreign address is not replaced by one's own in silence; what was added is undone with the transaction.
  if (addressId !== undefined && additions.addressId !== addressId) throw new Refusal('NOT_FOUND');
  const outcomes = rows.map((row, index) => ({ row, added: additions.added[index] ?? null }));
  const taken = outcomes.flatMap(({ row, added }) =>
    added === null
      ? []
      : {
          id: row.id,
          name: nameOf(row),
          positionId: added.position.id,
          vendorId: added.offer.vendor.id,
          vendorName: added.offer.vendor.name,
          quantity: added.growth.quantity,
          availability: added.offer.availability,
          deliveryDays: added.offer.deliveryDays,
        },
  );
  await repository.decide(
    context.tx,
    taken.map(({ id }) => id),
    'taken',
    toAuthor(context.user),
  );
  return {
    addressId: additions.addressId,
    growsByCents: outcomes.reduce((sum, { added }) => sum + (added?.growth.totalCents ?? 0), 0),
    taken,
    unavailable: outcomes.flatMap(({ row, added }) =>
      added === null ? { id: row.id, name: nameOf(row) } : [],
    ),
    gone,
  };
}

export async function takeOver(
  context: UserContext,
  id: number,
  { addressId }: BodyOf<typeof calls.takeOver>,
): Promise<DataOf<typeof calls.takeOver>> {
  await lockCart(context.tx);
  await refuseDecided(context, id);
  const { taken, growsByCents, addressId: at } = await takeOverSeveral(context, { ids: [id], addressId });
  const [one] = taken;
  if (one === undefined) throw new Refusal('NO_VENDOR_OFFERS');
  return { ...one, growsByCents, addressId: at };
}

/** A device takes back its own, and knows of no other. */
export async function discard(context: UserContext, id: number): Promise<{ id: number }> {
  await refuseDecided(context, id);
  await repository.decide(context.tx, [id], 'discarded', toAuthor(context.user));
  return { id };
}

export async function discardSeveral(
  context: UserContext,
  ids: readonly number[],
): Promise<DataOf<typeof calls.discardSeveral>> {
  const { waiting, gone } = await holdWaiting(context, ids);
  await repository.decide(context.tx, waiting, 'discarded', toAuthor(context.user));
  return { discarded: waiting, gone };
}

/** An id of nobody is an error of the whole request, one that somebody was quicker with is not. */
async function holdWaiting(
  { tx }: UserContext,
  ids: readonly number[],
): Promise<{ waiting: number[]; gone: number[] }> {
  const rows = await repository.hold(tx, ids);
  if (rows.length < new Set(ids).size) throw new Refusal('NOT_FOUND');
  const idsWhere = (isWaiting: boolean) =>
    rows.filter(({ state }) => (state === 'waiting') === isWaiting).map(({ id }) => id);
  return { waiting: idsWhere(true), gone: idsWhere(false) };
}

/** The second one is told who was first. */
async function refuseDecided({ tx, user }: UserContext, id: number): Promise<void> {
  const [decision] = await repository.hold(tx, [id]);
  const isSeen = user.device === null || decision?.device_id === user.device.id;
  if (decision === undefined || !isSeen) throw new Refusal('NOT_FOUND');
  const who = decision.decided_by ?? '';
  if (decision.state === 'taken') throw new Refusal('BUFFERED_TAKEN', { who });
  if (decision.state === 'discarded') throw new Refusal('BUFFERED_DISCARDED', { who });
}
