import { budgetCalls as calls } from '@praxora/contract/purchasing/budgets.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listBudgets, saveBudget } from './budgets.service.ts';

export function budgetRoutes(http: Http): void {
  http.answer(calls.listBudgets, (context) => listBudgets(context));
  http.answer(calls.saveBudget, (context, { body }) => saveBudget(context, body));
}
