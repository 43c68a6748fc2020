// Writes a blocked batch: it came on the practice's last day, and its manufacturer calls it back.
import { addDays } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { chooseCostCenter } from './article-row.ts';
import { workingDayUpTo, writeBatchNumber } from './days.ts';
import { receivedAt } from './order-life.ts';
import { picturedArticles } from './pictured.ts';
import type { PracticeIds } from './practice-ids.ts';
import { refreshArticles } from './refresh-articles.ts';
import type { StockedArticle } from './stocked.ts';
import { toUuid } from './uuid.ts';

const amount = 6;
const daysLeft = 25;
const pictured = new Set(picturedArticles.map(({ name }) => name));

/** Blocked goods are not available, so that the article's status is as it was. */
export async function writeBlock(
  client: Client,
  articles: readonly StockedArticle[],
  ids: PracticeIds,
  { today, entryId }: { readonly today: string; readonly entryId: number },
): Promise<void> {
  const { practiceId, userId, storages } = ids;
  const day = workingDayUpTo(addDays(today, -1));
  const article = articles.find(({ plan, history }) => {
    const isUsual = plan.useInventory && plan.isWatched && !pictured.has(plan.product.name);
    const { hasBatch, hasExpiry } = plan.product;
    return isUsual && hasBatch && hasExpiry && history.uses.every((use) => use.day < day);
  });
  if (!article) return;
  const { product, storage, counts, perPack, offer } = article.plan;
  await client.query(
    `insert into stock_entry (id, practice_id, article_id, storage_id, batch_number, expiration_date, price_type,
       order_unit_price_cents, units_per_order_unit, received_on, balance, created_at, block_reason)
     values ($1, $2, $3, $4, $5, $6::date + $7::integer, 'average', $8, $9, $10, $11, $12, 'recall')`,
    [
      ...[
        entryId,
        practiceId,
        article.id,
        storages.get(storage),
        writeBatchNumber(day, 207),
        today,
        daysLeft,
      ],
      ...[offer.tierCents[0], perPack, day, amount, receivedAt(day)],
    ],
  );
  const [unitToCount, unitId] =
    counts === 'packs' ? ['ORDER_UNIT', product.unitId] : ['CONSUMPTION_UNIT', product.contentUnitId];
  await client.query(
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount, unit_to_count,
       unit_id, user_id, happened_on, booked_at, cost_center_id)
     values ($1, $2, $3, $4, 'input', 'CORRECTION', $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[practiceId, article.id, entryId, toUuid(`blocked ${practiceId} ${entryId}`), amount],
      ...[unitToCount, unitId, userId, day, receivedAt(day), chooseCostCenter(article.plan, ids)],
    ],
  );
  const [year, month, date] = day.split('-');
  await client.query(
    `insert into stock_block (practice_id, stock_entry_id, reason, note, blocked_at, blocked_by)
     values ($1, $2, 'recall', $3, $4, $5)`,
    [
      ...[practiceId, entryId, `Rückruf des Herstellers vom ${date}.${month}.${year}`],
      ...[`${day}T08:20:00Z`, userId],
    ],
  );
  await refreshArticles(client, practiceId, [entryId]);
}
