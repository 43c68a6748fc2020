import { optimizerCalls as calls } from '@praxora/contract/purchasing/optimizer.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { appliedOptimization } from './applied.ts';
import { applyOptimizedCart, optimizeCart, type SolverPool } from './optimizer.service.ts';
import { findSaving } from './saving.ts';

export function optimizerRoutes(http: Http, pool: SolverPool): void {
  http.answerSlowly(calls.optimizeCart, (context, { body }, work) =>
    optimizeCart(pool, context, body.data, work),
  );
  http.answer(calls.findSaving, (context, { query }) => findSaving(context, query.excluded ?? []));
  http.answer(calls.applyOptimizedCart, (context, { body }) => applyOptimizedCart(context, body.data));
  http.answer(calls.getAppliedOptimization, (context, { params }) =>
    appliedOptimization(context, params.addressId),
  );
}
