// The cheapest combination for a delivery address, found while people look at it: the cart's side card and the
// optimizer's page share the runs, so going from one to the other solves nothing twice.
import { optimizerCalls, optimizerProgress } from '@praxora/contract/optimizer/optimizer.calls';
import { useEffect } from 'react';
import { callApi } from '../../lib/api/api.ts';
import { sessionStore } from '../../lib/session/session-store.ts';
import { useStore } from '../../lib/store.ts';
import { tellRefusal } from '../../ui/feedback/tell-refusal.ts';
import { onCartChange } from '../cart/cart-changes.ts';
import { createOptimizerRuns, type OptimizerParameters, type OptimizerState } from './optimizer-runs.ts';

export type { OptimizerParameters, OptimizerState, ResultKind } from './optimizer-runs.ts';

const optimizerTimeoutMs = 600_000;
/** People click more than once and drag sliders: a run starts when they rest. */
const restMs = 250;
/** The next screen has this long to take a run over. */
const takeOverMs = 1500;

export const optimizerRuns = createOptimizerRuns({
  solve: (addressId, parameters, kind, { signal, onProgress }) =>
    callApi(
      optimizerCalls.optimizeCart,
      {
        body: {
          data: {
            addressIds: [addressId],
            controlParameters: { ...parameters, hasBuyFromFavoriteVendor: kind === 'favorites' },
          },
        },
      },
      {
        timeoutMs: optimizerTimeoutMs,
        signal,
        onLine: (line) => {
          const progress = optimizerProgress.safeParse((line as { progress?: unknown } | null)?.progress);
          if (progress.success) onProgress(progress.data);
        },
      },
    ),
  onFailure: tellRefusal,
});

onCartChange(() => optimizerRuns.forgetAll());
sessionStore.subscribe(() => {
  if (sessionStore.get().user === null) optimizerRuns.forgetAll();
});

export interface OptimizedCartView extends OptimizerState {
  readonly cancel: () => void;
  readonly optimizeAgain: () => void;
}

/** Solves and solves again, whenever the parameters or the cart change; null: it is not known yet what to solve. */
export function useOptimizedCart(
  addressId: number,
  parameters: OptimizerParameters | null,
): OptimizedCartView {
  const state = useStore(optimizerRuns.storeOf(addressId));
  const parametersKey = parameters && JSON.stringify(parameters);
  const { revision } = state;

  useEffect(() => {
    if (parametersKey === null) return undefined;
    const start = () => optimizerRuns.run(addressId, JSON.parse(parametersKey) as OptimizerParameters);
    const isFirst = optimizerRuns.storeOf(addressId).get().parameters === null && revision === 0;
    const timer = window.setTimeout(start, isFirst ? 0 : restMs);
    return () => window.clearTimeout(timer);
  }, [addressId, parametersKey, revision]);

  useEffect(() => {
    const leave = optimizerRuns.use(addressId);
    return () => {
      leave();
      window.setTimeout(() => optimizerRuns.endUnused(addressId), takeOverMs);
    };
  }, [addressId]);

  return {
    ...state,
    cancel: () => optimizerRuns.cancel(addressId),
    optimizeAgain: () => {
      if (parameters) optimizerRuns.runAgain(addressId, parameters);
    },
  };
}
