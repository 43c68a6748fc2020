// Cost centers: exactly one of them the standard, none deleted while in use, and at least one left.
import type { CostCenter, costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { isSwitchedOn, recordActivity, recordChange } from '../../account/index.ts';
import { clearCostCenter } from '../articles/article-changes.ts';
import * as repository from './cost-centers.repository.ts';

const monthOf = ({ now }: Pick<UserContext, 'now'>): string => `${calendarDay(now()).slice(0, 7)}-01`;

/** Also before there is a row to lock: of two first ones only one becomes the standard. */
async function lockCostCenters({ tx }: UserContext): Promise<boolean> {
  await lockInPractice(tx, 'cost centers');
  return (await repository.lockAll(tx)).length > 0;
}

export const listCostCenters = (context: UserContext): Promise<CostCenter[]> =>
  repository.listCostCenters(context.tx, monthOf(context));

export async function getCostCenter(context: UserContext, id: number): Promise<CostCenter> {
  const row = await repository.findCostCenter(context.tx, monthOf(context), id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

/** A new standard takes the place of the old one; the first one is the standard. */
export async function createCostCenter(
  context: UserContext,
  wanted: BodyOf<typeof costCenterCalls.createCostCenter>,
): Promise<CostCenter> {
  const { tx } = context;
  const isStandard = !(await lockCostCenters(context)) || wanted.isStandard;
  if (isStandard && !wanted.isActive) throw new Refusal('COST_CENTER_STANDARD');
  if (await repository.numberTaken(tx, wanted.number, 0)) throw new Refusal('RESOURCE_EXISTS');
  if (isStandard) await repository.clearStandard(tx);
  return insertCostCenter(context, { ...wanted, isStandard });
}

async function insertCostCenter(
  context: UserContext,
  fields: BodyOf<typeof costCenterCalls.createCostCenter>,
): Promise<CostCenter> {
  const id = await repository.insertCostCenter(context.tx, fields);
  const subject = toSubject({ id, ...fields });
  await recordActivity(context, { action: 'costCenter.created', subject });
  return getCostCenter(context, id);
}

const toSubject = ({ id, number, name }: Pick<CostCenter, 'id' | 'number' | 'name'>) =>
  ({ type: 'costCenter', id, name: `${number} ${name}` }) as const;

const toValues = ({ number, name, isStandard, isActive }: CostCenter) => ({
  number,
  name,
  isStandard,
  isActive,
});

export async function updateCostCenter(
  context: UserContext,
  id: number,
  wanted: BodyOf<typeof costCenterCalls.updateCostCenter>,
): Promise<CostCenter> {
  const { tx } = context;
  await lockCostCenters(context);
  const before = await getCostCenter(context, id);
  const { number = before.number, name = before.name } = wanted;
  const { isStandard = before.isStandard, isActive = before.isActive } = wanted;
  // The standard cost center changes only by making another one the standard.
  if ((before.isStandard && !isStandard) || (isStandard && !isActive))
    throw new Refusal('COST_CENTER_STANDARD');
  if (await repository.numberTaken(tx, number, id)) throw new Refusal('RESOURCE_EXISTS');
  if (isStandard) await repository.clearStandard(tx);
  const values = { number, name, isStandard, isActive };
  await repository.updateCostCenter(tx, id, values);
  const activity = { action: 'costCenter.changed', subject: toSubject({ id, number, name }) } as const;
  await recordChange(context, activity, toValues(before), values);
  return getCostCenter(context, id);
}

export async function deleteCostCenter(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  await lockCostCenters(context);
  const costCenter = await getCostCenter(context, id);
  if (costCenter.obstacle !== null) throw new Refusal('COST_CENTER_IN_USE');
  await clearCostCenter(context.tx, id);
  await repository.deleteCostCenter(context.tx, id);
  await recordActivity(context, { action: 'costCenter.deleted', subject: toSubject(costCenter) });
  return { deleted: true };
}

export const getFeature = async ({ tx }: UserContext): Promise<{ activateCostCenter: boolean }> => ({
  activateCostCenter: await isSwitchedOn(tx, 'costCenters'),
});

const firstNames = { de: 'Allgemeine Praxis', en: 'General practice' };

/** Creates the first cost center, for all articles, when a practice begins to use cost centers. */
export async function ensureFirstCostCenter(context: UserContext): Promise<void> {
  if (await lockCostCenters(context)) return;
  const name = firstNames[await repository.findUserLanguage(context.tx, context.user.userId)];
  await insertCostCenter(context, { number: '1000', name, isStandard: true, isActive: true });
}

/** It is one of this practice's that can be chosen today, and stays until the transaction ends. */
export async function refuseUnchoosable({ tx }: UserContext, costCenterId: number): Promise<void> {
  if (!(await isSwitchedOn(tx, 'costCenters'))) throw new Refusal('FEATURE_OFF');
  const found = await repository.holdCostCenter(tx, costCenterId);
  if (found === null) throw new Refusal('NOT_FOUND');
  if (!found.is_active)
    throw wrongFields([{ field: 'costCenterId', code: 'INCORRECT_VALUE' }], { costCenterId });
}
