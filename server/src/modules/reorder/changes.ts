// What people change on the re-order list: put something there, choose quantity and vendor, snooze, leave out, take back.
import type { BodyOf } from '@praxora/contract/call';
import type { ReorderRow } from '@praxora/contract/reorder/reorder';
import type { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { calendarDay } from '@praxora/rules/dates';
import { mostOfOne } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { lockInPractice } from '../../platform/database/practice-lock.ts';
import { concerning, Refusal } from '../../platform/errors.ts';
import { wrongFields } from '../../platform/http/problems.ts';
import { vendorMarks } from '../vendors/vendors.service.ts';
import * as changes from './changes.repository.ts';
import { faultOf } from './faults.ts';
import { listRows } from './listing.ts';
import * as repository from './reorder.repository.ts';
import { cartFor } from './suggestions.ts';

/** Two devices that put the same article there work one after the other. */
const lockList = ({ tx }: UserContext): Promise<number> => lockInPractice(tx, 're-order');

async function articleNeeded({ tx }: UserContext, articleId: number): Promise<repository.NeedRow> {
  const [article] = await repository.listNeeds(tx, [articleId]);
  if (article === undefined) throw new Refusal('NOT_FOUND');
  return article;
}

const findRow = async (context: UserContext, articleId: number): Promise<ReorderRow | null> =>
  (await listRows(context, { articleIds: [articleId] })).rows[0] ?? null;

async function rowNeeded(context: UserContext, articleId: number): Promise<ReorderRow> {
  const row = await findRow(context, articleId);
  if (row === null) throw new Refusal('REORDER_ROW_GONE');
  return row;
}

/** Once more adds to what has not come yet. */
export async function putOnList(
  context: UserContext,
  { articleId, quantity }: BodyOf<typeof reorderCalls.putOnReorder>,
): Promise<ReorderRow> {
  const { tx, user } = context;
  await lockList(context);
  const article = await articleNeeded(context, articleId);
  if (article.is_discontinued)
    throw new Refusal('ARTICLE_DISCONTINUED', {}, concerning({ id: articleId, name: article.name }));
  const [listed] = await repository.listListedNeeds(tx, [articleId]);
  const together = (listed?.put ?? 0) + quantity;
  if (together > mostOfOne) throw new Refusal('NUMBER_TOO_LARGE', { maximum: mostOfOne });
  await changes.savePut(tx, articleId, together, user.userId);
  return rowNeeded(context, articleId);
}

export async function changeRow(
  context: UserContext,
  articleId: number,
  change: BodyOf<typeof reorderCalls.changeReorder>,
): Promise<ReorderRow> {
  const { tx } = context;
  await lockList(context);
  await articleNeeded(context, articleId);
  const row = await rowNeeded(context, articleId);
  if (change.quantity !== undefined || change.vendorId !== undefined) await choose(context, row, change);
  if (change.snooze !== undefined) await snooze(context, row, change.snooze);
  if (change.leaveOut !== undefined) await changes.saveLeftOut(tx, articleId, change.leaveOut === true);
  return rowNeeded(context, articleId);
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
  // What stays as it was may have fallen out of step with its offer meanwhile; the list raises it.
  const wanted = { productId: article.productId, vendorId, quantity: change.quantity ?? null };
  const fault = faultOf(cart, await vendorMarks(context, vendorId === null ? [] : [vendorId]), wanted);
  if (fault?.code === 'NOT_FOUND') throw new Refusal('NOT_FOUND');
  if (fault?.code === 'QUANTITY_NOT_SOLD') throw new Refusal(fault.code, fault.params, concerning(article));
  if (fault && fault.code !== 'NO_VENDOR_OFFERS') throw new Refusal(fault.code, {}, concerning(article));
  const comes = [...onTheirWay, ...inCarts].reduce((sum, one) => sum + one.quantity, 0);
  const isKept = change.quantity === undefined;
  const beside = quantity === null ? null : isKept ? await besideOf(context, article.id) : comes;
  await changes.saveChoice(context.tx, article.id, { quantity, beside, vendorId });
}

/** What came anyway when the quantity was chosen that stays. */
const besideOf = async ({ tx }: UserContext, articleId: number): Promise<number> =>
  (await repository.listListedNeeds(tx, [articleId]))[0]?.quantity_beside ?? 0;

async function snooze(
  { tx, now }: UserContext,
  { article }: ReorderRow,
  wanted: NonNullable<BodyOf<typeof reorderCalls.changeReorder>['snooze']> | null,
): Promise<void> {
  const until = wanted && 'until' in wanted ? wanted.until : null;
  if (until !== null && until <= calendarDay(now()))
    throw wrongFields([{ field: 'snooze.until', code: 'INCORRECT_VALUE' }], { snooze: wanted });
  const atStock = wanted && 'untilStockFalls' in wanted ? article.stock : null;
  await changes.saveSnooze(tx, article.id, { until, atStock });
}

/** What was put there and every change of the row; what is low stays on the list. */
export async function resetRow(context: UserContext, articleId: number): Promise<{ row: ReorderRow | null }> {
  await lockList(context);
  await articleNeeded(context, articleId);
  await changes.deleteChange(context.tx, articleId);
  return { row: await findRow(context, articleId) };
}
