// Cost centers: one of them the standard, none deleted while in use, and at least one left.
import type { BodyOf } from '@praxora/contract/call';
import type { CostCenter, costCenterCalls } from '@praxora/contract/cost-centers/cost-centers.calls';
import type { UserContext } from '../../platform/context.ts';
import { refusedWhenTaken } from '../../platform/database/unique.ts';
import { Refusal } from '../../platform/errors.ts';
import * as repository from './cost-centers.repository.ts';

type Fields = BodyOf<typeof costCenterCalls.createCostCenter>;

export const listCostCenters = ({ tx }: UserContext): Promise<CostCenter[]> => repository.listCostCenters(tx);

export async function getCostCenter({ tx }: UserContext, id: number): Promise<CostCenter> {
  const row = await repository.findCostCenter(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

/** A new standard takes the place of the old one. */
export async function createCostCenter(context: UserContext, fields: Fields): Promise<CostCenter> {
  const { tx } = context;
  await repository.lockAll(tx);
  if (await repository.numberTaken(tx, fields.number, 0)) throw new Refusal('RESOURCE_EXISTS');
  if (fields.isStandard) await repository.clearStandard(tx);
  const id = await refusedWhenTaken('RESOURCE_EXISTS', () => repository.insertCostCenter(tx, fields));
  if (id === null) throw new Refusal('RESOURCE_EXISTS');
  return getCostCenter(context, id);
}

export async function updateCostCenter(
  context: UserContext,
  id: number,
  fields: Fields,
): Promise<CostCenter> {
  const { tx } = context;
  await repository.lockAll(tx);
  await getCostCenter(context, id);
  if (await repository.numberTaken(tx, fields.number, id)) throw new Refusal('RESOURCE_EXISTS');
  if (fields.isStandard) await repository.clearStandard(tx);
  await refusedWhenTaken('RESOURCE_EXISTS', () => repository.updateCostCenter(tx, id, fields));
  return getCostCenter(context, id);
}

export async function deleteCostCenter(context: UserContext, id: number): Promise<{ deleted: boolean }> {
  const { tx } = context;
  const all = await repository.lockAll(tx);
  const { articleCount } = await getCostCenter(context, id);
  if (articleCount > 0 || all.length === 1) throw new Refusal('COST_CENTER_IN_USE');
  await repository.deleteCostCenter(tx, id);
  return { deleted: true };
}

export const getFeature = async ({ tx }: UserContext): Promise<{ activateCostCenter: boolean }> => ({
  activateCostCenter: await repository.isActive(tx),
});

/** Switching off hides them everywhere; nothing entered is lost. */
export async function setFeature(
  { tx }: UserContext,
  { activateCostCenter }: BodyOf<typeof costCenterCalls.setFeature>,
): Promise<{ activateCostCenter: boolean }> {
  await repository.setActive(tx, activateCostCenter);
  return { activateCostCenter };
}
