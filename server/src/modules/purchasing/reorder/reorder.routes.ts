import { reorderCalls as calls } from '@praxora/contract/purchasing/reorder.calls';
import type { Http } from '../../../platform/http/answer.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import { changeRow, putOnList, resetRow, setAside, takePutBack } from './changes.ts';
import { fillUp, putIntoCart } from './into-cart.ts';
import { listRows } from './listing.ts';
import { countRows } from './reorder.service.ts';
import { putSplitIntoCart, splitLines } from './split.ts';
import { orderAmounts } from './suggestions.ts';

export function reorderRoutes(http: Http, pool: SolverPool): void {
  http.answer(calls.listReorder, (context, { query }) => listRows(context, query));

  http.answer(calls.countReorder, (context) => countRows(context));

  http.answer(calls.getOrderAmounts, (context, { query }) => orderAmounts(context, query.ids));

  http.answer(calls.putOnReorder, (context, { body }) => putOnList(context, body));

  http.answer(calls.takePutBack, (context, { params }) => takePutBack(context, params.putId));

  http.answer(calls.changeReorder, (context, { params, body }) => changeRow(context, params.articleId, body));

  http.answer(calls.setReorderAside, (context, { body }) => setAside(context, body));

  http.answer(calls.resetReorder, (context, { params }) => resetRow(context, params.articleId));

  http.answer(calls.putReorderIntoCart, (context, { body }) => putIntoCart(context, body));

  http.answer(calls.fillUp, (context, { body }) => fillUp(context, body.articleIds));

  http.answerSlowly(calls.optimizeReorder, (context, { body }, work) =>
    splitLines(pool, context, body, work),
  );

  http.answer(calls.applyReorderSplit, (context, { body }) => putSplitIntoCart(context, body));
}
