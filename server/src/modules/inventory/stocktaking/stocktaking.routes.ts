import { stocktakingCalls as calls } from '@praxora/contract/inventory/stocktaking.calls';
import type { Http } from '../../../platform/http/answer.ts';
import {
  bookStocktaking,
  countLabel,
  countLine,
  discardStocktaking,
  getStocktaking,
  listStocktakings,
  startStocktaking,
} from './stocktaking.service.ts';

export function stocktakingRoutes(http: Http): void {
  http.answer(calls.listStocktakings, (context) => listStocktakings(context));
  http.answer(calls.startStocktaking, (context, { body }) => startStocktaking(context, body.storageId));
  http.answer(calls.getStocktaking, (context, { params }) => getStocktaking(context, params.stocktakingId));
  http.answer(calls.countLine, (context, { params, body }) =>
    countLine(context, params.stocktakingId, params.stockId, body),
  );
  http.answer(calls.countLabel, (context, { params, body }) =>
    countLabel(context, params.stocktakingId, body),
  );
  http.answer(calls.bookStocktaking, (context, { params }) => bookStocktaking(context, params.stocktakingId));
  http.answer(calls.discardStocktaking, (context, { params }) =>
    discardStocktaking(context, params.stocktakingId),
  );
}
