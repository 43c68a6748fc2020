// Saves drafts and books what lies there already. Each article is saved or refused by itself.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { BookingKeys } from '../../../lib/api/booking-keys.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { toPayload } from './article-form.ts';
import { afterAnswer, afterRefusal, type Draft } from './drafts.ts';

/** The drafts as they stand after the server's answer; what it did not answer at all is thrown. */
export async function saveDrafts(drafts: readonly Draft[], keys: BookingKeys): Promise<Draft[]> {
  const office = sessionStore.get().user?.dentalOfficeId;
  const [first, ...others] = drafts.map(({ values }) => ({ ...toPayload(values, office) }));
  if (first === undefined) return [];
  const body = others.length === 0 ? first : { articles: [first, ...others] };
  try {
    const answer = await callApi(articleCalls.createArticles, { body }, keys.keyOf(body));
    keys.answered();
    return afterAnswer(drafts, answer);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 422 || error.status === 404))
      return afterRefusal(drafts, error);
    throw error;
  }
}

export interface NotBooked {
  readonly name: string;
  readonly error: unknown;
}

/** The opening stock of those that are saved now. An article stays even where its stock could not be booked. */
export async function bookOpenings(saved: readonly Draft[]): Promise<NotBooked[]> {
  const failures: NotBooked[] = [];
  for (const { savedAs, values } of saved) {
    const { amount, batchNumber, expirationDate } = values.opening;
    const storageId = values.opening.storageId ?? values.defaultStorageId;
    if (savedAs === null || !values.useInventory || amount === null || storageId === null) continue;
    const body = {
      articleId: savedAs,
      amount,
      storageId,
      batchNumber,
      expirationDate,
      type: 'CORRECTION',
    } as const;
    try {
      await callApi(stockCalls.bookInput, { body }, { idempotencyKey: newIdempotencyKey() });
    } catch (error) {
      failures.push({ name: values.name, error });
    }
  }
  return failures;
}
