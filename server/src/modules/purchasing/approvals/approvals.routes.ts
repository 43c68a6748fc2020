import { clinicCalls } from '@praxora/contract/account/clinics.calls';
import { approvalCalls as calls } from '@praxora/contract/purchasing/approvals.calls';
import type { Http } from '../../../platform/http/answer.ts';
import type { SolverPool } from '../optimizer/optimizer.service.ts';
import * as approvals from './approvals.service.ts';
import { changeOrder } from './changes.ts';
import { applyCheaperSplit, findCheaperSplit } from './cheaper-split.ts';

export function approvalRoutes(http: Http, pool: SolverPool): void {
  http.answer(clinicCalls.findClinic, (context, { query }) => approvals.findClinic(context, query.clinicId));
  http.answer(calls.listRejected, (context, { query }) => approvals.listRejected(context, query.clinicIds));
  http.answer(calls.deleteRejected, (context, { body }) => approvals.deleteRejected(context, body));
  http.answer(calls.listPending, (context) => approvals.listPending(context));
  http.answer(calls.approve, (context, { params, body }) => approvals.approve(context, params.orderId, body));
  http.answer(calls.approveSeveral, (context, { body }) => approvals.approveSeveral(context, body));
  http.answer(calls.changeOrder, (context, { params, body }) => changeOrder(context, params.orderId, body));
  http.answerSlowly(calls.findCheaperSplit, (context, { params }, work) =>
    findCheaperSplit(pool, context, params.orderId, work),
  );
  http.answer(calls.applyCheaperSplit, (context, { params, body }) =>
    applyCheaperSplit(context, params.orderId, body),
  );
  http.answer(calls.reject, (context, { params, body }) =>
    approvals.reject(context, params.orderId, body.comment),
  );
  http.answer(calls.rejectedToCart, (context, { body }) => approvals.rejectedToCart(context, body));
}
