// Thresholds that fit how articles are used: what is suggested, why, and what it would have changed.
import {
  mostSuggestions,
  type ThresholdSuggestion,
  type thresholdCalls,
} from '@praxora/contract/inventory/thresholds.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import type { ArticleThresholds } from '@praxora/rules/inventory/article';
import { fitAlready, suggestThresholds } from '@praxora/rules/inventory/suggested-thresholds';
import { periodDays } from '@praxora/rules/inventory/threshold-replay';
import { calendarDay } from '@praxora/rules/shared/dates';
import { firstOfTwelveMonths } from '@praxora/rules/shared/last-months';
import type { DeliveryTime } from '@praxora/rules/vendors/delivery-time';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { isAvailable, offersFor, priceAt } from '../../vendors/index.ts';
import {
  estimateNow,
  type PastWeeks,
  pastWeeks,
  weeklyUse,
  weeksLearned,
} from '../estimates/estimates.service.ts';
import { centsAtRisk, type LotAtRisk, readLotsAtRisk } from './expiring.ts';
import { type Deliveries, deliveryTimeBefore, pastDays, toDelivery } from './past.ts';
import { replayArticle } from './replay.ts';
import * as repository from './thresholds.repository.ts';

/** A hidden suggestion comes back when use has changed by a quarter. */
const changedUse = 0.25;

type Estimate = NonNullable<ReturnType<typeof estimateNow>>;

interface Candidate {
  readonly row: repository.WatchedRow;
  readonly present: ArticleThresholds;
  readonly suggested: ArticleThresholds;
  readonly estimate: Estimate;
  readonly deliveries: Deliveries;
  readonly delivery: DeliveryTime;
  readonly lost: readonly LotAtRisk[];
}

const presentOf = (row: repository.WatchedRow): ArticleThresholds => ({
  minimumStock: row.minimum_stock,
  warningStock: row.warning_stock,
  idealStock: row.ideal_stock,
});

export async function listSuggestions(
  context: UserContext,
): Promise<DataOf<typeof thresholdCalls.listSuggestions>> {
  const today = calendarDay(context.now());
  const { candidates, watched, unknown, receipts } = await findCandidates(context, today);
  const weightiest = candidates.sort(weightiestFirst).slice(0, mostSuggestions);
  // The weeks replayed, and as many before them to learn from.
  const weeks = await pastWeeks(context, 2 * weeksLearned);
  const suggestions = await explained(context, weightiest, weeks, today);
  const isClosed = weeks.closedBefore(2 * weeksLearned);
  return {
    suggestions,
    total: candidates.length,
    fitting: watched - candidates.length - unknown,
    unknown,
    weeks: weeks.weeks
      .slice(-weeksLearned - 1)
      .map((week, index) => ({ week, isClosed: isClosed[weeksLearned + index] ?? false })),
    deliveries: receipts,
  };
}

/** Suggestions that change the most money come first. */
const weightiestFirst = (a: Candidate, b: Candidate): number => weight(b) - weight(a) || a.row.id - b.row.id;
const weight = ({ row, present, suggested }: Candidate): number =>
  Math.abs(present.idealStock - suggested.idealStock) * Math.max(1, row.unit_cents ?? 0);

async function findCandidates(context: UserContext, today: string) {
  const { tx } = context;
  const watched = await repository.listWatched(tx);
  const rows = await repository.listDeliveries(tx, firstOfTwelveMonths(today));
  const deliveriesOf = groupBy(rows, ({ article_id }) => article_id);
  const lostOf = groupBy(await readLotsAtRisk(context), ({ lot }) => lot.article_id);
  const past = await pastWeeks(context, weeksLearned);
  const uses = await weeklyUse(
    context,
    watched.map(({ id }) => id),
    past,
  );
  const unseen = watched.filter(({ id }) => !deliveriesOf.has(id));
  const offers = groupBy(
    (
      await offersFor(
        tx,
        unseen.map(({ product_id }) => product_id),
      )
    ).filter(isAvailable),
    ({ productId }) => productId,
  );
  let unknown = 0;
  const candidates = await mapInSlices(watched, (row): Candidate[] => {
    const use = uses.get(row.id);
    const estimate = use ? estimateNow(use, past) : null;
    const deliveries: Deliveries = {
      seen: (deliveriesOf.get(row.id) ?? []).map(toDelivery),
      offerDays: offers.get(row.product_id)?.[0]?.deliveryDays ?? null,
    };
    const delivery = deliveryTimeBefore(deliveries, '9999');
    const suggested = estimate && suggestThresholds(estimate, delivery.slowest);
    if (!estimate || !suggested) {
      unknown += 1;
      return [];
    }
    const present = presentOf(row);
    if (fitAlready(present, suggested)) return [];
    return [{ row, present, suggested, estimate, deliveries, delivery, lost: lostOf.get(row.id) ?? [] }];
  });
  return {
    candidates: candidates.flat(),
    watched: watched.length,
    unknown,
    receipts: new Set(rows.map(({ receipt_id }) => receipt_id)).size,
  };
}

async function explained(
  context: UserContext,
  candidates: readonly Candidate[],
  weeks: PastWeeks,
  today: string,
): Promise<ThresholdSuggestion[]> {
  const ids = candidates.map(({ row }) => row.id);
  const [first = today, end = today] = [weeks.weeks[weeksLearned], weeks.weeks.at(-1)];
  const period = periodDays(first, end);
  const uses = await weeklyUse(context, ids, weeks);
  const days = groupBy(await repository.listDays(context.tx, ids, first), ({ article_id }) => article_id);
  const prices = await pricesOf(context, candidates);
  return mapInSlices(candidates, (candidate): ThresholdSuggestion => {
    const { row, present, deliveries, estimate } = candidate;
    const use = uses.get(row.id) ?? { used: [], known: 0 };
    const past = pastDays(days.get(row.id) ?? [], row.stock, period);
    const unitCents = prices.get(row.id) ?? 0;
    return {
      articleId: row.id,
      version: row.version,
      name: row.name,
      picture: row.picture,
      unit: { id: row.unit_id, de: row.unit_de, en: row.unit_en },
      present,
      suggested: candidate.suggested,
      used: use.used.slice(-weeksLearned - 1),
      use: {
        perWeek: estimate.perWeek,
        spread: estimate.spread,
        most: estimate.most,
        trend: estimate.trend,
        peaks: peaksOf(estimate, use.used, weeks),
      },
      delivery: {
        ...candidate.delivery,
        vendors: [...new Set(deliveries.seen.map(({ vendorName }) => vendorName))],
      },
      ranOut: [...past.ranOut],
      expiring: expiringOf(candidate.lost),
      replay: replayArticle(
        { present, use, deliveries, past, unitsPerOrderUnit: row.units_per_order_unit, unitCents },
        weeks,
      ),
      isHidden: isHidden(row, estimate),
    };
  });
}

/** Places of an estimate are counted from its first week, of the 26 that end with the last whole one. */
const peaksOf = ({ peaks, firstWeek }: Estimate, used: readonly number[], { weeks }: PastWeeks) =>
  peaks.map((peak) => {
    const place = weeksLearned + firstWeek + peak;
    return { week: weeks[place] ?? '', used: used[place] ?? 0 };
  });

const isHidden = ({ hidden_at_use: before }: repository.WatchedRow, { perWeek }: Estimate): boolean =>
  before !== null && Math.abs(perWeek - before) <= Math.max(before, perWeek) * changedUse;

function expiringOf(lost: readonly LotAtRisk[]): ThresholdSuggestion['expiring'] {
  const [first] = lost;
  if (first === undefined) return null;
  return {
    amount: lost.reduce((sum, { amount }) => sum + amount, 0),
    of: lost.reduce((sum, { lot }) => sum + lot.balance, 0),
    expirationDate: first.lot.expiration_date,
    valueCents: lost.reduce((sum, part) => sum + (centsAtRisk(part) ?? 0), 0),
  };
}

/** Price of one counting unit: the average of the stock with a recorded price, otherwise the best offer. */
async function pricesOf({ tx }: UserContext, candidates: readonly Candidate[]): Promise<Map<number, number>> {
  const others = candidates.filter(({ row }) => row.unit_cents === null);
  const offers = groupBy(
    await offersFor(
      tx,
      others.map(({ row }) => row.product_id),
    ),
    ({ productId }) => productId,
  );
  return new Map(
    candidates.map(({ row }) => {
      if (row.unit_cents !== null) return [row.id, row.unit_cents];
      const [best] = offers.get(row.product_id) ?? [];
      return [row.id, best === undefined ? 0 : priceAt(best, 1).netCents / row.units_per_order_unit];
    }),
  );
}

export async function hideSuggestion(
  context: UserContext,
  articleId: number,
  wanted: boolean,
): Promise<{ isHidden: boolean }> {
  const { tx, user } = context;
  if ((await repository.listNamed(tx, [articleId])).length === 0) throw new Refusal('NOT_FOUND');
  if (!wanted) await repository.show(tx, articleId);
  else {
    const past = await pastWeeks(context, weeksLearned);
    const use = (await weeklyUse(context, [articleId], past)).get(articleId);
    await repository.hide(tx, articleId, (use && estimateNow(use, past)?.perWeek) ?? 0, user.userId);
  }
  return { isHidden: wanted };
}
