// Cost centers, and whether the practice uses them; the switch itself is one of the app store's.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const number = lineText.min(1).max(20);
const name = lineText.min(1).max(120);

/** Why it cannot be deleted, the reason a user can do most about first. */
const obstacle = z.enum(['last', 'standard', 'articles', 'cart', 'orders', 'stock']);

export const costCenter = z.object({
  id: whole,
  number,
  name,
  /** Exactly one is: for articles that name none. It is always active. */
  isStandard: z.boolean(),
  /** Off: it can be chosen no more, and stays in the past. */
  isActive: z.boolean(),
  /** Articles that name it. */
  articleCount: whole,
  /** Net of what was ordered for it in this month, without shipping. */
  orderedCents: whole,
  /** Null: it can be deleted. */
  obstacle: obstacle.nullable(),
});
export type CostCenter = z.infer<typeof costCenter>;

const params = z.object({ costCenterId: pathId });

nameSchemas({ CostCenter: costCenter });

export const costCenterCalls = {
  listCostCenters: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cost-centers',
    summary: 'All cost centers by number',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    data: z.array(costCenter),
  }),
  getCostCenter: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cost-centers/{costCenterId}',
    summary: 'One cost center',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params,
    data: costCenter,
    errors: ['NOT_FOUND'],
  }),
  createCostCenter: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'cost-centers',
    summary:
      'Add a cost center; a new standard takes the place of the old, and the first one is the standard',
    access: 'pro20',
    permission: 'manageSettings',
    body: z.object({
      number,
      name,
      isStandard: z.boolean().default(false),
      isActive: z.boolean().default(true),
    }),
    data: costCenter,
    errors: ['RESOURCE_EXISTS', 'COST_CENTER_STANDARD'],
  }),
  updateCostCenter: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'cost-centers/{costCenterId}',
    summary: 'Change a cost center; what was ordered and booked for it keeps its number and name',
    access: 'pro20',
    permission: 'manageSettings',
    params,
    /** Left out: as it is. */
    body: z.object({ number, name, isStandard: z.boolean(), isActive: z.boolean() }).partial(),
    data: costCenter,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'COST_CENTER_STANDARD'],
  }),
  deleteCostCenter: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'cost-centers/{costCenterId}',
    summary: 'Delete a cost center that is not in use and not the last',
    access: 'pro20',
    permission: 'manageSettings',
    params,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'COST_CENTER_IN_USE'],
  }),
  getFeature: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cost-centers/feature',
    summary: 'Whether the practice uses cost centers',
    access: 'pro20',
    permission: 'view',
    data: z.object({ activateCostCenter: z.boolean() }),
  }),
} as const;
