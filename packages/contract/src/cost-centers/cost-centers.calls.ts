// Cost centers, and the switch of the feature.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pathId } from '../ids.ts';
import { nameSchemas } from '../shared-schemas.ts';

const costCenterFields = z.object({
  number: z.string().trim().min(1).max(20),
  name: z.string().trim().min(1).max(120),
  isStandard: z.boolean().default(false),
  isActive: z.boolean().default(true),
});
export const costCenter = costCenterFields.extend({
  id: z.number().int(),
  /** Articles that name it; it cannot be deleted then. */
  articleCount: z.number().int(),
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
    scopes: ['inventory:read'],
    data: z.array(costCenter),
  }),
  getCostCenter: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'cost-centers/{costCenterId}',
    summary: 'One cost center',
    access: 'pro20',
    scopes: ['inventory:read'],
    params,
    data: costCenter,
    errors: ['NOT_FOUND'],
  }),
  createCostCenter: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'cost-centers',
    summary: 'Add a cost center; a new standard takes the place of the old',
    access: 'pro20',
    body: costCenterFields,
    data: costCenter,
    errors: ['RESOURCE_EXISTS'],
  }),
  updateCostCenter: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'cost-centers/{costCenterId}',
    summary: 'Change a cost center',
    access: 'pro20',
    params,
    body: costCenterFields,
    data: costCenter,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS'],
  }),
  deleteCostCenter: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'cost-centers/{costCenterId}',
    summary: 'Delete a cost center that is not in use and not the last',
    access: 'pro20',
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
    data: z.object({ activateCostCenter: z.boolean() }),
  }),
  setFeature: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'features',
    summary: 'Switch cost centers on or off; nothing entered is lost',
    access: 'pro20',
    body: z.object({ activateCostCenter: z.boolean() }),
    data: z.object({ activateCostCenter: z.boolean() }),
  }),
} as const;
