// Runs that people look at: they end with the session, begin anew when the cart changes, and stop when nobody looks.
import { type OptimizedCart, optimizerProgress } from '@praxora/contract/purchasing/optimizer.calls';
import { useEffect } from 'react';
import type { CallOptions } from '../../../lib/api/client.ts';
import { sessionStore } from '../../../lib/session/session-store.ts';
import { useStore } from '../../../lib/store.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { onCartChange } from '../cart/cart-changes.ts';
import { createOptimizerRuns, type OptimizerState, type ResultKind } from './optimizer-runs.ts';

const optimizerTimeoutMs = 600_000;
/** People click more than once and drag sliders: a run starts when they rest. */
const restMs = 250;
/** The next screen has this long to take a run over. */
const takeOverMs = 1500;

type Runs<Parameters> = ReturnType<typeof createOptimizerRuns<Parameters>>;

type Solve<Parameters> = (
  addressId: number,
  parameters: Parameters,
  kind: ResultKind,
  options: CallOptions,
) => Promise<OptimizedCart>;

export function createWatchedRuns<Parameters>(solve: Solve<Parameters>): Runs<Parameters> {
  const runs = createOptimizerRuns<Parameters>({
    solve: (addressId, parameters, kind, { signal, onProgress }) =>
      solve(addressId, parameters, kind, {
        timeoutMs: optimizerTimeoutMs,
        signal,
        onLine: (line) => {
          const progress = optimizerProgress.safeParse((line as { progress?: unknown } | null)?.progress);
          if (progress.success) onProgress(progress.data);
        },
      }),
    onFailure: notifyRefusal,
  });
  onCartChange(() => runs.forgetAll());
  sessionStore.subscribe(() => {
    if (sessionStore.get().user === null) runs.forgetAll();
  });
  return runs;
}

export interface RunView<Parameters> extends OptimizerState<Parameters> {
  readonly cancel: () => void;
  readonly optimizeAgain: () => void;
}

/** Solves and solves again, whenever the parameters or the cart change; null: it is not known yet what to solve. */
export function useRuns<Parameters>(
  runs: Runs<Parameters>,
  addressId: number,
  parameters: Parameters | null,
): RunView<Parameters> {
  const state = useStore(runs.storeOf(addressId));
  const parametersKey = parameters && JSON.stringify(parameters);
  const { revision } = state;

  useEffect(() => {
    if (parametersKey === null) return undefined;
    const start = () => runs.run(addressId, JSON.parse(parametersKey) as Parameters);
    const isFirst = runs.storeOf(addressId).get().parameters === null && revision === 0;
    const timer = window.setTimeout(start, isFirst ? 0 : restMs);
    return () => window.clearTimeout(timer);
  }, [runs, addressId, parametersKey, revision]);

  useEffect(() => {
    const leave = runs.use(addressId);
    return () => {
      leave();
      window.setTimeout(() => runs.endUnused(addressId), takeOverMs);
    };
  }, [runs, addressId]);

  return {
    ...state,
    cancel: () => runs.cancel(addressId),
    optimizeAgain: () => {
      if (parameters) runs.runAgain(addressId, parameters);
    },
  };
}
