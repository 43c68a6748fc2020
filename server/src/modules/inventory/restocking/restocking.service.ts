// What each storage should have, and what has to be carried where for that.
import {
  mostTargets,
  type moveCalls,
  type PickList,
  type StorageTarget,
} from '@praxora/contract/inventory/moves.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { planRestocking } from '@praxora/rules/inventory/restocking';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivities } from '../../account/index.ts';
import * as repository from './restocking.repository.ts';

export async function listTargets(context: UserContext, storageId: number): Promise<StorageTarget[]> {
  const { tx, now } = context;
  if (!(await repository.isStorageThere(tx, storageId))) throw new Refusal('NOT_FOUND');
  const targets = await repository.listTargets(tx, storageId);
  const goods = await repository.listGoods(tx, calendarDay(now()));
  return targets.map(({ article_id, article_name, unit_de, unit_en, amount }) => ({
    articleId: article_id,
    articleName: article_name,
    unit: { de: unit_de, en: unit_en },
    amount,
    here: goods
      .filter((one) => one.article_id === article_id && one.storage_id === storageId)
      .reduce((sum, one) => sum + one.amount, 0),
  }));
}

/** Of an article that is named twice the last word counts. */
export async function setTargets(
  context: UserContext,
  storageId: number,
  { targets }: BodyOf<typeof moveCalls.setTargets>,
): Promise<StorageTarget[]> {
  const { tx } = context;
  const storage = await repository.holdStorage(tx, storageId);
  if (storage === null) throw new Refusal('NOT_FOUND');
  const amounts = new Map(targets.map(({ articleId, amount }) => [articleId, amount]));
  const articleIds = [...amounts.keys()];
  if ((await repository.countArticles(tx, articleIds)) < articleIds.length) throw new Refusal('NOT_FOUND');
  const before = await repository.listTargets(tx, storageId);
  const kept = [...amounts].flatMap(([articleId, amount]) => (amount > 0 ? { articleId, amount } : []));
  await repository.removeTargets(
    tx,
    storageId,
    articleIds.filter((id) => amounts.get(id) === 0),
  );
  await repository.putTargets(tx, storageId, kept);
  const all = await listTargets(context, storageId);
  if (all.length > mostTargets) throw new Refusal('TOO_MANY_TARGETS', { maximum: mostTargets });
  await recordTargets(context, storage, before, all);
  return all;
}

/** Each article whose target is another one now, with its name before the amount. */
async function recordTargets(
  context: UserContext,
  { id, name }: { readonly id: number; readonly name: string },
  before: readonly repository.TargetRow[],
  after: readonly StorageTarget[],
): Promise<void> {
  const then = new Map(before.map((row) => [row.article_id, `${row.article_name}: ${row.amount}`]));
  const now = new Map(after.map((one) => [one.articleId, `${one.articleName}: ${one.amount}`]));
  const changed = [...new Set([...then.keys(), ...now.keys()])].filter(
    (articleId) => then.get(articleId) !== now.get(articleId),
  );
  await recordActivities(
    context,
    changed.map((articleId) => ({
      action: 'storage.targetChanged',
      subject: { type: 'storage', id, name },
      changes: [
        {
          field: 'targetAmount',
          before: then.get(articleId) ?? null,
          after: now.get(articleId) ?? null,
        },
      ],
    })),
  );
}

/** Everything is planned together, so that two rooms are not promised the same package; then one storage may be shown alone. */
export async function getPickList(
  { tx, now }: UserContext,
  storageId: number | null = null,
): Promise<PickList> {
  const targets = await repository.listTargets(tx);
  const goods = await repository.listGoods(tx, calendarDay(now()));
  const plan = planRestocking(
    targets.map(({ storage_id, article_id, amount }) => ({
      storageId: storage_id,
      articleId: article_id,
      amount,
    })),
    goods.map(({ stock_id, article_id, storage_id, amount }) => ({
      stockId: stock_id,
      articleId: article_id,
      storageId: storage_id,
      amount,
    })),
  );
  const articles = new Map(targets.map((row) => [row.article_id, row]));
  const names = new Map([...goods, ...targets].map((row) => [row.storage_id, row.storage_name]));
  const entries = new Map(goods.map((row) => [row.stock_id, row]));
  const placeOf = (id: number) => ({ id, name: names.get(id) ?? '' });
  const articleOf = (id: number) => {
    const row = articles.get(id);
    return {
      articleId: id,
      articleName: row?.article_name ?? '',
      unit: { de: row?.unit_de ?? '', en: row?.unit_en ?? '' },
    };
  };
  const isShown = (to: number) => storageId === null || to === storageId;
  return {
    carries: plan.carries
      .filter(({ to }) => isShown(to))
      .map(({ stockId, articleId, from, to, amount }) => ({
        stockId,
        ...articleOf(articleId),
        batchNumber: entries.get(stockId)?.batch_number ?? '',
        expirationDate: entries.get(stockId)?.expiration_date ?? null,
        from: placeOf(from),
        to: placeOf(to),
        amount,
      })),
    missing: plan.missing
      .filter(({ storageId: to }) => isShown(to))
      .map(({ storageId: to, articleId, amount }) => ({ ...articleOf(articleId), to: placeOf(to), amount })),
    storages: [...new Set(targets.map((row) => row.storage_id))].map(placeOf),
  };
}
