import { dashboardCalls as calls } from '@praxora/contract/reports/dashboard.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { expiryOutlook, savings, spending, stockValue } from './dashboard.service.ts';
import { chooseFirstSteps, getFirstSteps } from './first-steps.service.ts';

export function dashboardRoutes(http: Http): void {
  http.answer(calls.getExpiry, expiryOutlook);
  http.answer(calls.getSpending, spending);
  http.answer(calls.getStockValue, stockValue);
  http.answer(calls.getSavings, savings);
  http.answer(calls.getFirstSteps, getFirstSteps);
  http.answer(calls.chooseFirstSteps, (context, { body }) => chooseFirstSteps(context, body));
}
