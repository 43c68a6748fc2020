// Articles, storages and stock made to order for tests, through the calls a user makes.
import type { ArticleInput } from '@praxora/contract/inventory/article';
import type { Role } from '@praxora/contract/shared/permissions';
import type { TestApp } from './app.ts';
import { aUser, bearer, loginAs } from './builders.ts';

let count = 0;

/** Test helper for a user with an inventory: sends calls and books stock. */
export async function aStoreKeeper(
  app: TestApp,
  wish: { readonly practiceId?: number; readonly role?: Role } = {},
) {
  const user = await aUser(app, wish);
  const headers = bearer(await loginAs(app, user));
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ) => {
    const answer = await app.request({
      method,
      url: `/pro/${url}`,
      headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      ...(payload ? { payload } : {}),
    });
    const { data, errors, error } = answer.json();
    if (error) throw new Error(`${method} ${url}: ${JSON.stringify(error)}`);
    return { status: answer.statusCode, data, errors };
  };
  const aStorage = async (): Promise<number> => {
    count += 1;
    const { id } = await app.asOwner.one<{ id: number }>(
      'insert into storage (practice_id, name) values ($1, $2) returning id',
      [user.practiceId, `Raum ${count}`],
    );
    return id;
  };
  const anArticle = async (wish: Partial<ArticleInput> = {}): Promise<number> => {
    count += 1;
    const { data, errors } = await send('POST', 'inventory/article', { name: `Artikel ${count}`, ...wish });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.saved[0].id;
  };
  /** Books in by hand and tells what was booked. */
  const bookIn = async (articleId: number, amount: number, storageId: number, more: object = {}) => {
    const { data, errors } = await send('POST', 'stock/manual/input', {
      articleId,
      amount,
      storageId,
      ...more,
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return data as { stockId: number; bookingId: string; stock: number; labelIds: string[] };
  };
  /** The article as its page shows it. */
  const see = async (articleId: number) => (await send('GET', `inventory/article/${articleId}`)).data;
  return { user, headers, send, aStorage, anArticle, bookIn, see };
}

export type StoreKeeper = Awaited<ReturnType<typeof aStoreKeeper>>;
