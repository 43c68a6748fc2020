// The first steps of a practice: they tick themselves from what exists; each user skips or puts them away for oneself.
import type { dashboardCalls, FirstStepsState } from '@praxora/contract/reports/dashboard.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { firstSteps, isFirstStepDone, isSetUp } from '@praxora/rules/reports/first-steps';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './first-steps.repository.ts';

export async function getFirstSteps({ tx, user }: UserContext): Promise<FirstStepsState> {
  const { invited, joined, storages, articles, ...row } = await repository.findFirstSteps(tx, user.userId);
  const facts = { ...row, storages, articles, colleagues: invited + joined };
  const skipped = row.skipped ?? [];
  return {
    isSetUp: isSetUp(facts),
    done: firstSteps.filter((step) => isFirstStepDone(step, facts)),
    skipped: firstSteps.filter((step) => skipped.includes(step)),
    isPutAway: row.isPutAway ?? false,
    deliveryAddress: row.deliveryAddress,
    hasBillingAddress: row.billingAddresses > 0,
    invited,
    joined,
    storages,
    articles,
    hasScanned: row.hasScanned,
  };
}

export async function chooseFirstSteps(
  context: UserContext,
  { skipped, isPutAway }: BodyOf<typeof dashboardCalls.chooseFirstSteps>,
): Promise<FirstStepsState> {
  await repository.saveChoice(context.tx, context.user.userId, skipped, isPutAway);
  return getFirstSteps(context);
}
