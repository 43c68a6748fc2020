// The past of an article, made backwards from what is left today: what was used when, and the lots it was taken from.
import { addDays, isWorkingDay } from '@praxora/rules/calendar';
import type { Calendar } from '../calendar.ts';
import { type Random, randomOf } from '../random.ts';
import { batchOf, monthEnd, workingDayUpTo } from './days.ts';
import type { StorageName } from './pictured.ts';
import type { ArticlePlan } from './plan.ts';

export interface Lot {
  readonly storage: StorageName;
  readonly batch: string;
  readonly expiry: string | null;
  /** What came in, and what is left; counting units. */
  readonly amount: number;
  readonly left: number;
  /** `opening`: counted when the inventory began; the others were bought. */
  readonly origin: 'opening' | 'order';
  /** Set anew when lots of one order are put together; never after the first use. */
  received: string;
}

interface Use {
  readonly day: string;
  readonly kind: 'consumption' | 'correction';
  /** What was taken of which lots. */
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

/** Up to yesterday: the present day is the user's. */
function demandOf({ perMonth, usesPerMonth }: ArticlePlan, calendar: Calendar, random: Random): Demand[] {
  const demand: Demand[] = [];
  let month = '';
  let level = 1;
  for (const day of calendar.days) {
    if (day >= calendar.today || !isWorkingDay(day)) continue;
    if (day.slice(0, 7) !== month) {
      month = day.slice(0, 7);
      level = random.between(0.75, 1.15);
    }
    for (let left = usesPerMonth / workingDaysPerMonth; left > 0; left -= 1) {
      if (!random.chance(left)) continue;
      const amount = Math.round((perMonth / usesPerMonth) * level * random.between(0.6, 1.4));
      demand.push({ day, amount: Math.max(1, amount) });
    }
  }
  return demand;
}

/** What is bought at once: about five weeks' worth, in whole packs. */
const usualLot = ({ perMonth, perPack }: ArticlePlan): number =>
  perPack * Math.max(1, Math.round((perMonth * 1.2) / perPack));

interface DraftLot extends Omit<Lot, 'received' | 'batch'> {
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

export function historyOf(plan: ArticlePlan, calendar: Calendar, seed: string): History {
  const random = randomOf(seed, `history ${plan.product.id}`);
  const { firstDay, today } = calendar;
  const demand = plan.useInventory ? demandOf(plan, calendar, random) : [];
  const drafts = draftLots(
    plan,
    demand.reduce((sum, { amount }) => sum + amount, 0),
  );
  const lots = drafts.map((draft) => ({
    ...draft,
    firstUse: null as string | null,
    free: draft.amount - draft.left,
  }));

  const takings = demand.map(({ day, amount }) => {
    const taken: { index: number; amount: number }[] = [];
    for (let wanted = amount; wanted > 0; ) {
      const index = lots.findIndex(({ free }) => free > 0);
      const lot = lots[index];
      // Nothing is ever used that was not there.
      if (!lot) break;
      const part = Math.min(wanted, lot.free);
      lot.free -= part;
      lot.firstUse ??= day;
      wanted -= part;
      taken.push({ index, amount: part });
    }
    return { day, taken };
  });

  const finished = lots.map((lot): Lot => {
    const wanted =
      lot.origin === 'opening'
        ? firstDay
        : addDays(lot.firstUse ?? today, -random.int(lot.firstUse ? 3 : 6, 14));
    const received = wanted < firstDay ? firstDay : workingDayUpTo(wanted);
    return {
      storage: lot.storage,
      amount: lot.amount,
      left: lot.left,
      origin: lot.origin,
      received: received < firstDay ? firstDay : received,
      batch: lot.givenBatch === null ? '' : lot.givenBatch || batchOf(received, random.int(100, 899)),
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
