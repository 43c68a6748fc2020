// Which movements of stock a report looks at, and what they mean in it.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { localTime, startOfLocalDay } from '../../../platform/database/local-time.ts';
import { entryValue } from '../../inventory/index.ts';
import { Conditions, inCategories, type ReportCategories } from './conditions.ts';

export interface StockFilter {
  readonly articleIds?: readonly number[] | undefined;
  readonly categoryIds?: ReportCategories | undefined;
  readonly manufacturerIds?: readonly number[] | undefined;
  readonly costCenterIds?: readonly number[] | undefined;
  readonly vendorIds?: readonly number[] | undefined;
  readonly storageIds?: readonly number[] | undefined;
}

/** Adds the stock filter's conditions on an entry `e` and the article with this id. */
export function narrowedTo(conditions: Conditions, wish: StockFilter, articleId: string): Conditions {
  conditions
    .oneOf(articleId, wish.articleIds)
    .oneOf('e.storage_id', wish.storageIds)
    .oneOf('e.vendor_id', wish.vendorIds);
  if (wish.manufacturerIds !== undefined)
    conditions.also(
      `${articleId} in (select x.id from article x
        where x.practice_id = $practice and x.manufacturer_id = any(${conditions.add(wish.manufacturerIds)}))`,
    );
  if (wish.categoryIds !== undefined) {
    const within = new Conditions(conditions.values);
    inCategories(within, 'x.product_id', wish.categoryIds);
    conditions.also(
      `${articleId} in (select x.id from article x where x.practice_id = $practice and ${within.text})`,
    );
  }
  return conditions;
}

/** SQL conditions on a movement `m` of a stock entry `e`. */
export const movementConditions = (wish: StockFilter, span: DaySpan): Conditions =>
  narrowedTo(new Conditions().also('m.practice_id = $practice'), wish, 'm.article_id')
    .onDays('m.happened_on', span)
    .oneOf('m.cost_center_id', wish.costCenterIds);

/** SQL condition that a movement `m` was booked after the end of a day, but dated on that day or earlier. */
export const wasBookedAfter = (day: string): string =>
  `m.happened_on <= ${day}::date and m.booked_at >= ${startOfLocalDay(`${day}::date + 1`)}
   and ${localTime('m.booked_at')}::date > m.happened_on`;

/** Kind of the movement that `m` reverses; looked up for reversals only. */
const reversedKind =
  '(select r.kind from stock_movement r where r.practice_id = $practice and r.id = m.reverses)';

/** SQL condition for movements that change no quantity: stock transfers, price changes, and the reversals of either. */
export const isNeutral = `(m.kind in ('move', 'price') or (m.kind = 'undo' and ${reversedKind} in ('move', 'price')))`;

/** Movements that `usedBy` of the stock module counts. */
export const isUse = `(m.kind = 'consumption' or (m.kind = 'undo' and ${reversedKind} = 'consumption'))`;

/** Goods that were thrown away, and what of it was taken back. */
export const isDisposal = `(m.kind = 'write-off' or (m.kind = 'undo' and ${reversedKind} = 'write-off'))`;

const isFirst = `m.id = (
  select min(f.id) from stock_movement f where f.practice_id = $practice and f.article_id = m.article_id)`;

/** As people call it. */
export const kindOfMovement = `
  case m.kind
    when 'input' then case when m.input_type <> 'CORRECTION' then 'goodsReceipt'
                           when ${isFirst} then 'initialInventory' else 'correction' end
    when 'consumption' then 'removal'
    when 'count' then 'stocktaking'
    when 'cancellation' then 'cancelled'
    when 'undo' then 'takenBack'
    when 'return' then 'returned'
    when 'write-off' then 'writeOff'
    else m.kind end`;

/** Corrections and stocktaking, as people call them. What is false comes first: the first movement is looked up for inputs alone. */
export const isCorrection = `(m.kind in ('correction', 'count') or (m.kind = 'input' and m.input_type = 'CORRECTION' and not ${isFirst}))`;

/** With its sign, not rounded; nothing where no price was recorded. */
export const movementValue = entryValue('m.amount');
