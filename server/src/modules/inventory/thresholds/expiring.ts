// Batches that will expire before they are used, at the rate their articles are used.
import type { ExpiringBatch, thresholdCalls } from '@praxora/contract/inventory/thresholds.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { lostToExpiry } from '@praxora/rules/inventory/expiring-stock';
import { addMonths } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { estimateNow, pastWeeks, weeklyUse, weeksLearned } from '../estimates/estimates.service.ts';
import * as repository from './thresholds.repository.ts';

export interface LotAtRisk {
  readonly lot: repository.LotRow;
  readonly amount: number;
  readonly usedPerWeek: number;
}

/** Fewest weeks of use needed to know the rate of an article. */
const weeksNeeded = 8;
const monthsAhead = 12;

/** Takes three queries for all articles together. */
export async function readLotsAtRisk(context: Pick<UserContext, 'tx' | 'now'>): Promise<LotAtRisk[]> {
  const today = calendarDay(context.now());
  const lots = await repository.listDatedLots(context.tx, today, addMonths(today, monthsAhead));
  const byArticle = groupBy(lots, ({ article_id }) => article_id);
  if (byArticle.size === 0) return [];
  const past = await pastWeeks(context, weeksLearned);
  const uses = await weeklyUse(context, [...byArticle.keys()], past);
  const lost = await mapInSlices(byArticle, ([articleId, ofOne]): LotAtRisk[] => {
    const use = uses.get(articleId);
    const estimate = use && estimateNow(use, past);
    if (!estimate || estimate.weeksCounted < weeksNeeded) return [];
    const dated = ofOne.map((lot) => ({ lot, balance: lot.balance, expirationDate: lot.expiration_date }));
    return lostToExpiry(dated, estimate.perWeek, today).map((part) => ({
      lot: part.lot.lot,
      amount: part.amount,
      usedPerWeek: estimate.perWeek,
    }));
  });
  return lost.flat();
}

export const centsAtRisk = ({ lot, amount }: LotAtRisk): number | null =>
  lot.unit_cents === null ? null : Math.round(lot.unit_cents * amount);

export async function listExpiring(
  context: UserContext,
): Promise<DataOf<typeof thresholdCalls.listExpiring>> {
  const lost = await readLotsAtRisk(context);
  const named = await repository.listNamed(
    context.tx,
    lost.map(({ lot }) => lot.article_id),
  );
  const articles = new Map(named.map((row) => [row.id, row]));
  const batches = lost.flatMap((part): ExpiringBatch[] => {
    const { lot, amount, usedPerWeek } = part;
    const article = articles.get(lot.article_id);
    if (article === undefined) return [];
    return [
      {
        stockId: lot.id,
        articleId: article.id,
        articleName: article.name,
        picture: article.picture,
        unit: { id: article.unit_id, de: article.unit_de, en: article.unit_en },
        storageName: lot.storage_name,
        batchNumber: lot.batch_number,
        expirationDate: lot.expiration_date,
        amount,
        of: lot.balance,
        valueCents: centsAtRisk(part),
        usedPerWeek,
      },
    ];
  });
  batches.sort(
    (a, b) =>
      (b.valueCents ?? 0) - (a.valueCents ?? 0) ||
      (a.expirationDate < b.expirationDate
        ? -1
        : a.expirationDate > b.expirationDate
          ? 1
          : a.stockId - b.stockId),
  );
  return { batches, valueCents: batches.reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0) };
}
