// Changes people make on the re-order list: put something there, choose quantity and vendor, snooze, leave out, undo.

import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import type { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { vendorMarks } from '../../vendors/index.ts';
import { cartFor } from '../cart/destination.ts';
import * as changes from './changes.repository.ts';
import { findFault } from './faults.ts';
import { listRows } from './listing.ts';
import * as repository from './reorder.repository.ts';

/** For a vendor that is being deleted: rows that chose it choose nobody. */
export const clearVendorChoice = (tx: Tx, vendorId: number): Promise<number> =>
  changes.clearVendorChoice(tx, vendorId);

/** Two devices that put the same article there work one after the other. */
const lockList = ({ tx }: UserContext): Promise<number> => lockInPractice(tx, 're-order');

async function articleNeeded({ tx }: UserContext, articleId: number): Promise<repository.NeedRow> {
  const [article] = await repository.listNeeds(tx, [articleId]);
  if (article === undefined) throw new Refusal('NOT_FOUND');
  return article;
}

const findRow = async (context: UserContext, articleId: number): Promise<ReorderRow | null> =>
  (await listRows(context, { articleIds: [articleId] })).rows[0] ?? null;

async function rowNeeded(context: UserContext, article: repository.NeedRow): Promise<ReorderRow> {
  const row = await findRow(context, article.article_id);
  if (row === null) throw new Refusal('REORDER_ROW_GONE', {}, concerning(named(article)));
  return row;
}

const named = ({ article_id: id, name }: repository.NeedRow) => ({ id, name });

/** Once more adds to what has not come yet. */
export async function putOnList(
  context: UserContext,
  { articleId, quantity }: BodyOf<typeof reorderCalls.putOnReorder>,
): Promise<DataOf<typeof reorderCalls.putOnReorder>> {
  const { tx, user } = context;
  await lockList(context);
  const article = await articleNeeded(context, articleId);
  if (article.is_discontinued) throw new Refusal('ARTICLE_DISCONTINUED', {}, concerning(named(article)));
  const [row] = await repository.listRowNeeds(tx, [articleId]);
  const together = (row?.put ?? 0) + quantity;
  if (together > mostOfOne) throw new Refusal('NUMBER_TOO_LARGE', { maximum: mostOfOne });
  await changes.savePut(tx, articleId, together, toAuthor(user));
  const putId = await changes.notePut(tx, articleId, quantity, toAuthor(user));
  return { ...(await rowNeeded(context, article)), putId };
}

/** Refused when it was ordered, came or was taken off the list meanwhile: then there is nothing to take back. */
export async function takePutBack(
  context: UserContext,
  putId: number,
): Promise<DataOf<typeof reorderCalls.takePutBack>> {
  const { tx, user } = context;
  await lockList(context);
  const put = await changes.findPut(tx, putId);
  const isSeen = user.device === null || put?.device_id === user.device.id;
  if (put === null || !isSeen) throw new Refusal('NOT_FOUND');
  const article = await articleNeeded(context, put.article_id);
  if (put.is_taken_back) throw new Refusal('BOOKING_UNDONE', {}, concerning(named(article)));
  const [row] = await repository.listRowNeeds(tx, [put.article_id]);
  const left = (row?.put ?? 0) - put.quantity;
  if (left < 0) throw new Refusal('REORDER_ROW_GONE', {}, concerning(named(article)));
  await changes.lowerPut(tx, put.article_id, left);
  await changes.markTakenBack(tx, putId);
  return { row: await findRow(context, put.article_id) };
}

export async function changeRow(
  context: UserContext,
  articleId: number,
  change: BodyOf<typeof reorderCalls.changeReorder>,
): Promise<ReorderRow> {
  await lockList(context);
  const article = await articleNeeded(context, articleId);
  const row = await rowNeeded(context, article);
  if (change.quantity !== undefined || change.vendorId !== undefined) await choose(context, row, change);
  await saveAside(context, [articleId], change);
  return rowNeeded(context, article);
}

type Aside = Pick<BodyOf<typeof reorderCalls.setReorderAside>, 'snooze' | 'leaveOut'>;

/**
 * Sets rows aside, with as many queries as for a single row. A row that has left the list can be neither restored nor
 * set aside.
 */
export async function setAside(
  context: UserContext,
  { articleIds, ...aside }: BodyOf<typeof reorderCalls.setReorderAside>,
): Promise<DataOf<typeof reorderCalls.setReorderAside>> {
  const { tx } = context;
  await lockList(context);
  const articles = await repository.listNeeds(tx, articleIds);
  const knownIds = new Set(articles.map(({ article_id }) => article_id));
  const unknownIndex = articleIds.findIndex((articleId) => !knownIds.has(articleId));
  if (unknownIndex >= 0) throw new Refusal('NOT_FOUND', { field: `articleIds.${unknownIndex}` });
  const listedIds = new Set((await repository.listRowNeeds(tx, articleIds)).map((row) => row.article_id));
  const gone = articles.filter(({ article_id }) => !listedIds.has(article_id));
  if (gone.length > 0 && (aside.snooze || aside.leaveOut))
    throw new Refusal('REORDER_ROW_GONE', {}, concerning(...gone.map(named)));
  await saveAside(context, [...listedIds], aside);
  return { rows: (await listRows(context, { articleIds: [...listedIds] })).rows };
}

async function saveAside(
  { tx, now }: UserContext,
  articleIds: readonly number[],
  { snooze, leaveOut }: Aside,
): Promise<void> {
  const until = snooze && 'until' in snooze ? snooze.until : null;
  if (until !== null && until <= calendarDay(now()))
    throw wrongFields([{ field: 'snooze.until', code: 'INCORRECT_VALUE' }], { snooze });
  const untilStockFalls = !!snooze && 'untilStockFalls' in snooze;
  if (snooze !== undefined) await changes.saveSnooze(tx, articleIds, { until, untilStockFalls });
  if (leaveOut !== undefined) await changes.saveLeftOut(tx, articleIds, leaveOut === true);
}

/** Only what somebody sells like that, from whom it is chosen. */
async function choose(
  context: UserContext,
  row: ReorderRow,
  change: BodyOf<typeof reorderCalls.changeReorder>,
): Promise<void> {
  const { article, onTheirWay, inCarts } = row;
  const quantity = change.quantity === undefined ? row.chosenQuantity : change.quantity;
  const vendorId = change.vendorId === undefined ? row.chosenVendorId : change.vendorId;
  const { cart } = await cartFor(context, undefined, [article.productId]);
  // An unchanged quantity may no longer fit its offer; the list raises it.
  const request = { productId: article.productId, vendorId, quantity: change.quantity ?? null };
  const fault = findFault(cart, await vendorMarks(context, vendorId === null ? [] : [vendorId]), request);
  if (fault?.code === 'NOT_FOUND') throw new Refusal('NOT_FOUND');
  if (fault?.code === 'QUANTITY_NOT_SOLD') throw new Refusal(fault.code, fault.params, concerning(article));
  if (fault && fault.code !== 'NO_VENDOR_OFFERS') throw new Refusal(fault.code, {}, concerning(article));
  const comes = [...onTheirWay, ...inCarts].reduce((sum, one) => sum + one.quantity, 0);
  const isKept = change.quantity === undefined;
  const beside = quantity === null ? null : isKept ? await besideOf(context, article.id) : comes;
  await changes.saveChoice(context.tx, article.id, { quantity, beside, vendorId });
}

/** Quantity that was already expected when the unchanged quantity was chosen. */
const besideOf = async ({ tx }: UserContext, articleId: number): Promise<number> =>
  (await repository.listRowNeeds(tx, [articleId]))[0]?.quantity_beside ?? 0;

/** Undoes the quantity put there and every change of the row; an article that is low stays on the list. */
export async function resetRow(context: UserContext, articleId: number): Promise<{ row: ReorderRow | null }> {
  await lockList(context);
  await articleNeeded(context, articleId);
  await changes.deleteChange(context.tx, articleId);
  return { row: await findRow(context, articleId) };
}
