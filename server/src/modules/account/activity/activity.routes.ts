import { activityCalls as calls } from '@praxora/contract/account/activity.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listActivity, listLatestChanges } from './activity-list.ts';

export function activityRoutes(http: Http): void {
  http.answer(calls.listActivity, (context, { query }) => listActivity(context, query));

  http.answer(calls.listLatestChanges, (context, { query }) => listLatestChanges(context, query));
}
