// The cheapest combination for a delivery address, found while people look at it: the cart's side card and the
// optimizer's page share the runs, so going from one to the other solves nothing twice.
import { optimizerCalls } from '@praxora/contract/purchasing/optimizer.calls';
import { callApi } from '../../../lib/api/api.ts';
import { toControlParameters } from './optimizer-parameters.ts';
import type { OptimizerParameters } from './optimizer-runs.ts';
import { createWatchedRuns, type RunView, useRuns } from './watched-runs.ts';

export const optimizerRuns = createWatchedRuns<OptimizerParameters>((addressId, parameters, kind, options) =>
  callApi(
    optimizerCalls.optimizeCart,
    {
      body: {
        data: {
          addressIds: [addressId],
          controlParameters: toControlParameters(parameters, kind),
        },
      },
    },
    options,
  ),
);

export type OptimizedCartView = RunView<OptimizerParameters>;

export const useOptimizedCart = (
  addressId: number,
  parameters: OptimizerParameters | null,
): OptimizedCartView => useRuns(optimizerRuns, addressId, parameters);
