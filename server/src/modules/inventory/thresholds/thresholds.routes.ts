import { thresholdCalls as calls } from '@praxora/contract/inventory/thresholds.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { setThresholds } from './accept.ts';
import { listExpiring } from './expiring.ts';
import { hideSuggestion, listSuggestions } from './thresholds.service.ts';

export function thresholdRoutes(http: Http): void {
  http.answer(calls.listSuggestions, (context) => listSuggestions(context));
  http.answer(calls.setThresholds, (context, { body }) => setThresholds(context, body));
  http.answer(calls.hideSuggestion, (context, { params, body }) =>
    hideSuggestion(context, params.articleId, body.isHidden),
  );
  http.answer(calls.listExpiring, (context) => listExpiring(context));
}
