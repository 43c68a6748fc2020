// The past of an article, made backwards from what is left today: what was used when, and the lots it was taken from.
import { addDays, startOfWeek } from '@praxora/rules/shared/calendar';
import type { Calendar } from '../calendar.ts';
import { createRandom, type Random } from '../random.ts';
import { isPracticeDay, monthEnd, practiceDayAfter, workingDayUpTo, writeBatchNumber } from './days.ts';
import type { StorageName } from './pictured.ts';
import type { ArticlePlan } from './plan.ts';

export interface Lot {
  readonly storage: StorageName;
  readonly batch: string;
  readonly expiry: string | null;
  /** Amount received, and amount left; counting units. */
  readonly amount: number;
  readonly left: number;
  /** `opening`: counted when the inventory began; the others were bought. */
  readonly origin: 'opening' | 'order';
  /** It came when nothing was left: no other order brings it earlier. */
  readonly isLate: boolean;
  /** Set anew when lots of one order are put together; never after the first use. */
  received: string;
}

interface Use {
  readonly day: string;
  readonly kind: 'consumption' | 'correction';
  /** Amounts taken, by lot. */
  readonly takings: readonly { readonly lot: Lot; readonly amount: number }[];
}

export interface History {
  readonly lots: readonly Lot[];
  readonly uses: readonly Use[];
}

interface Demand {
  readonly day: string;
  readonly amount: number;
}

const workingDaysPerMonth = 21;
/** How much more is used in a busy week, and of what has been used more for three months. */
const busyFactor = 3.6;
const risen = 1.5;

/** Up to yesterday: the present day is the user's. */
function demandOf(plan: ArticlePlan, calendar: Calendar, random: Random): Demand[] {
  const { perMonth, usesPerMonth, busyWeeksAgo, isRising } = plan;
  const demand: Demand[] = [];
  const busy = busyWeeksAgo === null ? '9999' : startOfWeek(addDays(calendar.today, -7 * busyWeeksAgo));
  const busyEnd = busyWeeksAgo === null ? '' : addDays(busy, 7);
  const risenFrom = isRising ? addDays(calendar.today, -91) : '9999';
  let month = '';
  let level = 1;
  for (const day of calendar.days) {
    if (day >= calendar.today || !isPracticeDay(day)) continue;
    if (day.slice(0, 7) !== month) {
      month = day.slice(0, 7);
      level = random.between(0.75, 1.15);
    }
    const rise = day >= risenFrom ? risen : 1;
    const most = day >= busy && day < busyEnd ? busyFactor : 1;
    for (let left = usesPerMonth / workingDaysPerMonth; left > 0; left -= 1) {
      if (!random.chance(left)) continue;
      const amount = Math.round((perMonth / usesPerMonth) * level * rise * most * random.between(0.6, 1.4));
      demand.push({ day, amount: Math.max(1, amount) });
    }
  }
  return demand;
}

/** Usual purchase: about five weeks' worth, in whole packs. */
const usualLot = ({ perMonth, perPack }: ArticlePlan): number =>
  perPack * Math.max(1, Math.round((perMonth * 1.2) / perPack));

interface DraftLot extends Omit<Lot, 'received' | 'batch' | 'isLate'> {
  readonly givenBatch: string | null;
}

/** In the order they were used: the opening stock, what was bought and used up, and what is left of the last ones. */
function draftLots(plan: ArticlePlan, used: number): DraftLot[] {
  const { lots, perPack, product, storage } = plan;
  const last = lots.map((lot): DraftLot => {
    const amount = Math.ceil(lot.amount / perPack) * perPack;
    return {
      storage: lot.storage,
      expiry: lot.expiry,
      givenBatch: lot.batch,
      amount,
      left: lot.amount,
      origin: 'order',
    };
  });
  let before = used - last.reduce((sum, { amount, left }) => sum + amount - left, 0);
  // Used too slowly for whole packs: what is left was there from the start.
  if (before < 0) return last.map((lot) => ({ ...lot, amount: lot.left, origin: 'opening' }));
  const bought: DraftLot[] = [];
  const usual = usualLot(plan);
  const gone = { storage, expiry: null, givenBatch: product.hasBatch ? '' : null, left: 0 };
  for (; before > usual; before -= usual) bought.push({ ...gone, amount: usual, origin: 'order' });
  const opening: DraftLot[] = before > 0 ? [{ ...gone, amount: before, origin: 'opening' }] : [];
  return [...opening, ...bought, ...last];
}

const daysLate = 3;

/** Takings by day and lot, one lot after the other; and the demand still postponed in the end. */
function takeFrom(drafts: readonly DraftLot[], demand: readonly Demand[], late: ReadonlySet<number>) {
  const lots = drafts.map((draft, index) => ({
    ...draft,
    firstUse: null as string | null,
    /** When nothing of it was left. */
    usedUp: null as string | null,
    /** When it came, of a lot that was late. */
    came: null as string | null,
    isLate: late.has(index),
    free: draft.amount - draft.left,
  }));
  let waiting = 0;
  let delivery = '';
  const takings = demand.map(({ day, amount }) => {
    const taken: { index: number; amount: number }[] = [];
    waiting += amount;
    while (waiting > 0 && day >= delivery) {
      const index = lots.findIndex(({ free }) => free > 0);
      const lot = lots[index];
      // Stock that is not there is never used.
      if (!lot) waiting = 0;
      else if (lot.isLate && lot.came === null) {
        // Low stock was not noticed in time: the article is out of stock for some days.
        delivery = practiceDayAfter(day, daysLate);
        lot.came = delivery;
      } else {
        const part = Math.min(waiting, lot.free);
        lot.free -= part;
        lot.firstUse ??= day;
        if (lot.free === 0 && lot.left === 0) lot.usedUp = day;
        waiting -= part;
        taken.push({ index, amount: part });
      }
    }
    return { day, taken };
  });
  return { lots, takings, waiting };
}

/** Places of the lots that came too late: of those bought and used up, counted from the last. */
function lateLots({ ranOut }: ArticlePlan, drafts: readonly DraftLot[]): Set<number> {
  const usedUp = drafts.flatMap(({ origin, left }, index) =>
    origin === 'order' && left === 0 ? [index] : [],
  );
  return new Set(ranOut.flatMap((fromLast) => usedUp.at(-fromLast) ?? []));
}

export function planHistory(plan: ArticlePlan, calendar: Calendar, seed: string): History {
  const random = createRandom(seed, `history ${plan.product.id}`);
  const { firstDay, today } = calendar;
  const demand = plan.useInventory ? demandOf(plan, calendar, random) : [];
  const drafts = draftLots(
    plan,
    demand.reduce((sum, { amount }) => sum + amount, 0),
  );
  const asPlanned = takeFrom(drafts, demand, lateLots(plan, drafts));
  // Postponed demand must be used before today, or more would be left than is planned.
  const { lots, takings } = asPlanned.waiting === 0 ? asPlanned : takeFrom(drafts, demand, new Set());

  const finished = lots.map((lot, index): Lot => {
    // Bought before the one before it was used up.
    const needed = [lot.firstUse ?? today, lots[index - 1]?.usedUp ?? today].sort()[0] ?? today;
    const usual = addDays(needed, -random.int(lot.firstUse ? 3 : 6, 14));
    const arrival = lot.origin === 'opening' ? firstDay : (lot.came ?? usual);
    const received = arrival < firstDay ? firstDay : workingDayUpTo(arrival);
    return {
      storage: lot.storage,
      amount: lot.amount,
      left: lot.left,
      origin: lot.origin,
      isLate: lot.came !== null,
      received: received < firstDay ? firstDay : received,
      batch:
        lot.givenBatch === null ? '' : lot.givenBatch || writeBatchNumber(received, random.int(100, 899)),
      expiry: lot.left > 0 || !plan.product.hasExpiry ? lot.expiry : monthEnd(received, random.int(14, 26)),
    };
  });
  return {
    lots: finished,
    uses: takings.flatMap(({ day, taken }): Use[] => {
      const parts = taken.flatMap(({ index, amount }) => {
        const lot = finished[index];
        return lot ? [{ lot, amount }] : [];
      });
      // Now and then something breaks or drops.
      const kind = random.chance(0.012) ? 'correction' : 'consumption';
      return parts.length > 0 ? [{ day, kind, takings: parts }] : [];
    }),
  };
}
