// Order lists: kept by name for the whole practice; each name once.
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import {
  mostOrderLists,
  type OrderList,
  type orderListCalls,
} from '@praxora/contract/shop/order-lists.calls';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import { holdVersion, noteWriter, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './order-lists.repository.ts';
import { quickProducts } from './products.ts';

type Content = BodyOf<typeof orderListCalls.createOrderList>;

const listOf = (row: repository.ListRow): OrderList => ({
  id: row.id,
  version: row.version,
  name: row.name,
  lineCount: row.line_count,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

async function found({ tx }: UserContext, id: number): Promise<OrderList> {
  const row = await repository.findList(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return listOf(row);
}

export const listLists = async ({ tx }: UserContext): Promise<OrderList[]> =>
  (await repository.listLists(tx)).map(listOf);

/** With what the products are called now; one that the practice cannot see is refused. */
async function titled(context: UserContext, lines: Content['lines']): Promise<repository.ListLine[]> {
  const products = await quickProducts(
    context,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return lines.map(({ productId = null, quantity, text, amountText }, index) => {
    const amount = quantity === null ? { quantity, amountText } : { quantity };
    if (productId === null) return { productId, title: text, ...amount };
    const product = products.get(productId);
    if (product === undefined) throw new Refusal('NOT_FOUND', { field: `lines.${index}.productId` });
    return { productId, title: product.name.de, ...amount };
  });
}

export async function createList(context: UserContext, { name, lines }: Content): Promise<OrderList> {
  const { tx } = context;
  // Two at once would both find room for one more.
  await lockInPractice(tx, 'order lists');
  await noteWriter(context);
  const titledLines = await titled(context, lines);
  const lists = await repository.listLists(tx);
  if (lists.length >= mostOrderLists) throw new Refusal('TOO_MANY_ORDER_LISTS', { maximum: mostOrderLists });
  const id = await repository.insertList(tx, name, titledLines);
  if (id === null) throw new Refusal('RESOURCE_EXISTS');
  return found(context, id);
}

export async function changeList(
  context: UserContext,
  id: number,
  { name, lines, version }: BodyOf<typeof orderListCalls.changeOrderList>,
): Promise<OrderList> {
  const { tx } = context;
  await found(context, id);
  const current = await holdVersion(context, 'order_list', id);
  const titledLines = lines ? await titled(context, lines) : null;
  const before = await found(context, id);
  const linesBefore = await repository.findLines(tx, id);
  const isSame = (name ?? before.name) === before.name && sameLines(titledLines ?? linesBefore, linesBefore);
  refuseOutdated(version, current, () => isSame);
  if (!isSame)
    await refusedWhenTaken('RESOURCE_EXISTS', () => repository.updateList(tx, id, name ?? null, titledLines));
  return found(context, id);
}

const sameLines = (some: readonly repository.ListLine[], others: readonly repository.ListLine[]): boolean =>
  some.length === others.length &&
  some.every(({ productId, quantity, title, amountText }, index) => {
    const other = others[index];
    const isSameProduct = other?.productId === productId && (productId !== null || other.title === title);
    return isSameProduct && other.quantity === quantity && other.amountText === amountText;
  });

export async function deleteList(
  context: UserContext,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  await found(context, id);
  refuseOutdated(version, await holdVersion(context, 'order_list', id));
  await repository.deleteList(context.tx, id);
  return { deleted: true };
}

export async function fillFromList(
  context: UserContext,
  id: number,
): Promise<DataOf<typeof orderListCalls.fillFromOrderList>> {
  const { tx, now } = context;
  await found(context, id);
  await repository.noteUse(tx, id, now());
  const lines = await repository.findLines(tx, id);
  const products = await quickProducts(
    context,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return {
    list: await found(context, id),
    lines: lines.map(({ productId, quantity, title, amountText = '' }) => ({
      title,
      quantity,
      amountText,
      isOpen: productId === null,
      product: productId === null ? null : (products.get(productId) ?? null),
    })),
  };
}
