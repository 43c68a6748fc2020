// Connects the domains where a lower one has to reach an upper one: the upper one's handler runs in the lower one's transaction.
import { ensureFirstCostCenter } from './modules/cost-centers/cost-centers.service.ts';
import { registerSetUp } from './modules/features/features.service.ts';

export function registerDomainHandlers(): void {
  registerSetUp('costCenters', ensureFirstCostCenter);
}
