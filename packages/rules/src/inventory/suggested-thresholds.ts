// Minimum, re-order point and ideal stock that fit how an article is used and how long its deliveries take.
import type { ArticleThresholds } from './article.ts';
import type { UseEstimate } from './weekly-use.ts';

type Use = Pick<UseEstimate, 'perWeek' | 'spread' | 'weeksCounted'>;

/** From fewer weeks nothing is suggested. */
const weeksNeeded = 8;
const workingDaysPerWeek = 5;
/** About 98 of 100 times there is enough. */
const certainty = 2;
/** Weeks until low stock is noticed: the list is checked at least once a week. */
const weeksUntilNoticed = 1;
/** Weeks of use covered by one order: fewer parcels than every week, and no full shelves. */
const weeksOfOrder = 2;
/** Maximum amount the article's form accepts. */
const mostAmount = 1_000_000;

/** Small amounts are exact, large ones round: nobody sets 187. */
function roundedUp(amount: number): number {
  let step = 1;
  while (amount >= 50 * step) step *= 10;
  // A hair's breadth above a whole number is that number.
  return Math.ceil(amount / step - 1e-9) * step;
}

/**
 * Minimum: what is used until an order placed today is there. Re-order point: the same from the day somebody looks. Ideal:
 * what an order brings on top. Always rising, as the form's rules ask; null where too little is known.
 */
export function suggestThresholds(
  { perWeek, spread, weeksCounted }: Use,
  deliveryDays: number,
): ArticleThresholds | null {
  if (weeksCounted < weeksNeeded || perWeek <= 0) return null;
  const enoughFor = (weeks: number): number => perWeek * weeks + certainty * spread * Math.sqrt(weeks);
  const delivery = Math.max(1, deliveryDays) / workingDaysPerWeek;
  const untilThere = enoughFor(delivery + weeksUntilNoticed);
  const minimumStock = roundedUp(enoughFor(delivery));
  const warningStock = Math.max(roundedUp(untilThere), minimumStock + 1);
  const idealStock = Math.max(roundedUp(untilThere + perWeek * weeksOfOrder), warningStock + 1);
  return idealStock > mostAmount ? null : { minimumStock, warningStock, idealStock };
}

const smallChange = 0.15;

const differs = (present: number, suggested: number): boolean =>
  Math.abs(suggested - present) > Math.max(1, Math.max(present, suggested) * smallChange);

/** True if the thresholds need no change: a difference of one unit or of a few percent is not reported. */
export const fitAlready = (present: ArticleThresholds, suggested: ArticleThresholds): boolean =>
  !(['minimumStock', 'warningStock', 'idealStock'] as const).some((name) =>
    differs(present[name], suggested[name]),
  );
