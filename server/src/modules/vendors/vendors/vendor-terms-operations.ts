// Terms of a vendor of the marketplace in a country, from a day on: planned by operators, applied when the day has come.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Tx } from '../../../platform/database/tx.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { findVendor } from './vendor-operations.ts';
import * as repository from './vendor-terms-operations.repository.ts';

export type VendorTerms = repository.Terms;

/** For whom and from when on terms hold. */
export interface TermsPeriod {
  readonly vendorId: number;
  readonly country: string;
  /** YYYY-MM-DD. */
  readonly from: string;
}

/** A day further off is a slip of the finger. */
const furthestDays = 3 * 366;

/** Terms that are left out are those that would hold on that day; `null` ends the delivery to the country. */
export async function planTerms(
  tx: Tx,
  { vendorId, country, from }: TermsPeriod,
  change: Partial<repository.Terms> | null,
  now: Date,
): Promise<repository.PlannedTerms> {
  const today = calendarDay(now);
  if (from < today)
    throw new OperatorError(`Terms begin today or later: ${from} is over, and its orders have their terms.`);
  if (from > addDays(today, furthestDays))
    throw new OperatorError(`${from} is more than three years ahead; terms are planned for a nearer day.`);
  const { name } = await findVendor(tx, vendorId);
  const current = await repository.findTermsOn(tx, vendorId, country, from);
  if (current === null && (change === null || change.shippingCents === undefined))
    throw new OperatorError(
      change === null
        ? `${name} does not deliver to ${country} on ${from}.`
        : `${name} does not deliver to ${country} on ${from}: say at least --shipping, and it does.`,
    );
  const terms = { ...usualTerms, ...current, ...change };
  if (terms.deliveryDaysMin > terms.deliveryDaysMax)
    throw new OperatorError('The first delivery day comes after the last one.');
  const planned = { country, validFrom: from, delivers: change !== null, ...terms };
  await repository.savePlannedTerms(tx, vendorId, planned);
  if (from === today) await repository.applyDueTerms(tx, today);
  return planned;
}

const usualTerms: repository.Terms = {
  shippingCents: 0,
  freeShippingFromCents: null,
  surchargeCents: 0,
  surchargeBelowCents: 0,
  deliveryDaysMin: 1,
  deliveryDaysMax: 3,
};

/** Only what has not begun can be taken back. */
export async function cancelTerms(tx: Tx, { vendorId, country, from }: TermsPeriod): Promise<void> {
  const { name } = await findVendor(tx, vendorId);
  if ((await repository.deletePlannedTerms(tx, vendorId, country, from)) === 0)
    throw new OperatorError(
      `Nothing is planned for ${name} in ${country} from ${from} on. See: npm run admin -- vendor show --vendor ${vendorId}`,
    );
}

export const { listPlannedTerms, listTerms } = repository;

/** At the beginning of each day. */
export const vendorTermsJob = dailyJob({
  queue: 'vendor-terms',
  at: { hour: 0, minute: 1 },
  run: async ({ database, log, now }) => {
    const applied = await database.forNobody((tx) => repository.applyDueTerms(tx, calendarDay(now())));
    if (applied > 0) log.info({ applied }, 'terms of vendors hold from today on');
  },
});
