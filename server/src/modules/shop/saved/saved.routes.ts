import { savedCalls as calls } from '@praxora/contract/shop/saved.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listPriceAlerts } from './price-alerts.service.ts';
import { listSaved } from './saved.service.ts';

export function savedRoutes(http: Http): void {
  http.answer(calls.listSavedArticles, (context, { query }) => listSaved(context, query));
  http.answer(calls.listPriceAlerts, listPriceAlerts);
}
