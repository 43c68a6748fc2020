import { optimizerCalls as calls } from '@praxora/contract/optimizer/optimizer.calls';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Http } from '../../platform/http/answer.ts';
import {
  appliedOptimization,
  applyOptimizedCart,
  openSolverPool,
  optimizeCart,
} from './optimizer.service.ts';

export function optimizerRoutes(http: Http, app: FastifyInstance, config: Config): void {
  const pool = openSolverPool(config);
  // Before the open requests are waited for: nobody waits for the end of a long run then.
  app.addHook('preClose', () => pool.close());
  http.answerSlowly(calls.optimizeCart, (context, { body }, work) =>
    optimizeCart(pool, context, body.data, work),
  );
  http.answer(calls.applyOptimizedCart, (context, { body }) => applyOptimizedCart(context, body.data));
  http.answer(calls.getAppliedOptimization, (context, { params }) =>
    appliedOptimization(context, params.addressId),
  );
}
