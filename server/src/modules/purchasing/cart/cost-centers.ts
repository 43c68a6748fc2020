// A line of the cart goes to another cost center than its article usually does.
import type { UserContext } from '../../../platform/context.ts';
import { refuseUnchoosable } from '../../inventory/index.ts';
import * as repository from './cart.repository.ts';
import { lockPosition } from './positions.ts';

export async function chooseCostCenter(
  context: UserContext,
  positionId: number,
  costCenterId: number,
): Promise<{ costCenterId: number }> {
  await lockPosition(context, positionId);
  await refuseUnchoosable(context, costCenterId);
  await repository.setCostCenter(context.tx, positionId, costCenterId);
  return { costCenterId };
}
