// Goods that came without an order: a receipt of its own, with a vendor or without.
import { randomUUID } from 'node:crypto';
import type { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import { toAuthor, type UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type WrongField, wrongFields } from '../../../platform/http/problems.ts';
import {
  countedScan,
  lockArticles,
  refuseImpossibleDay,
  refuseImpossibleScan,
} from '../../inventory/index.ts';
import { countUnits, listStorageIds, lotProblems, storeLots } from './lots.ts';
import * as repository from './receiving.repository.ts';

export async function bookOutside(
  context: UserContext,
  wanted: BodyOf<typeof receivingCalls.bookOutside>,
): Promise<DataOf<typeof receivingCalls.bookOutside>> {
  const { tx, user, now } = context;
  await refuseImpossibleDay(context, wanted.happenedOn, 'happenedOn');
  const scan = countedScan(context, wanted.scannedAt);
  await refuseImpossibleScan(context, scan);
  if (countUnits(wanted.articles.flatMap(({ lots }) => lots)) === 0) throw new Refusal('RECEIPT_EMPTY');
  const vendor = wanted.vendorId === null ? null : await repository.findVendor(tx, wanted.vendorId);
  const articles = new Map(
    (await lockArticles(tx, { ids: wanted.articles.map(({ articleId }) => articleId) })).map((article) => [
      article.id,
      article,
    ]),
  );
  const storages = await repository.lockStorages(tx, listStorageIds(wanted.articles));
  const problems = wanted.articles.flatMap(({ articleId, lots }, index): WrongField[] => {
    const article = articles.get(articleId);
    return article
      ? lotProblems(lots, `articles.${index}.lots`, article, storages)
      : [{ field: `articles.${index}.articleId`, code: 'NOT_FOUND' }];
  });
  if (wanted.vendorId !== null && vendor === null) problems.push({ field: 'vendorId', code: 'NOT_FOUND' });
  if (problems.length > 0) throw wrongFields(problems, wanted);

  const { note, deliveryNote, happenedOn = calendarDay(scan?.at ?? now()) } = wanted;
  const bookingId = randomUUID();
  const receiptId = await repository.insertReceipt(tx, {
    kind: 'receipt',
    orderId: null,
    vendor,
    deliveryNote,
    note,
    happenedOn,
    ...toAuthor(user),
    bookingId,
  });
  const labels = await storeLots(
    context,
    { receiptId, bookingId, day: happenedOn, note, scan, vendor, orderId: null, storages },
    wanted.articles.map(({ articleId, orderUnitPriceCents, lots }) => ({
      positionId: null,
      article: articles.get(articleId) ?? null,
      priceCents: orderUnitPriceCents,
      lots,
    })),
  );
  return { receiptId, labels };
}
