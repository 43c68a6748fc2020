// Which batches expire, and what they are worth: the dashboard's tile and the list say the same, because both ask here.
import {
  type ExpiringBatches,
  type ExpirySpan,
  type expiryCalls,
  expirySpan,
  mostExpiringBatches,
} from '@praxora/contract/inventory/expiry.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { addMonths } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './expiry.repository.ts';

const noDay = '-infinity';

/** A day of expiry is the last day of use. */
export function daysOfSpan(span: ExpirySpan, today: string): repository.DaySpan {
  const first = span === 'expired' || span === 'upTo3Months' ? noDay : today;
  const end = span === 'expired' ? today : addMonths(today, span === 'under1Month' ? 1 : 3);
  return { key: span, first, end };
}

/** Expiring batches by the key of each span. */
export async function expiringFigures(
  { tx }: Pick<UserContext, 'tx'>,
  spans: readonly repository.DaySpan[],
): Promise<(key: string) => ExpiringBatches> {
  const rows = new Map((await repository.countBatches(tx, spans)).map((row) => [row.key, row]));
  return (key) => {
    const row = rows.get(key);
    return {
      batches: row?.batches ?? 0,
      valueCents: row?.value_cents ?? 0,
      unpricedArticles: row?.unpriced_articles ?? 0,
    };
  };
}

export async function listExpiringBatches(
  context: UserContext,
  span: ExpirySpan,
): Promise<DataOf<typeof expiryCalls.listExpiringBatches>> {
  const today = calendarDay(context.now());
  const spans = expirySpan.options.map((one) => daysOfSpan(one, today));
  const [figures, rows] = await Promise.all([
    expiringFigures(context, spans),
    repository.listBatches(context.tx, daysOfSpan(span, today), mostExpiringBatches),
  ]);
  return {
    figures: {
      expired: figures('expired'),
      under1Month: figures('under1Month'),
      under3Months: figures('under3Months'),
      upTo3Months: figures('upTo3Months'),
    },
    batches: rows.map((row) => ({
      articleId: row.article_id,
      articleName: row.article_name,
      manufacturer: row.manufacturer,
      manufacturerNumber: row.manufacturer_number,
      picture: row.picture,
      batchNumber: row.batch_number,
      expirationDate: row.expiration_date,
      storages: [...row.storages],
      amount: row.amount,
      unit: { de: row.unit_de, en: row.unit_en },
      valueCents: row.value_cents,
    })),
  };
}
