import { receivingCalls as calls } from '@praxora/contract/purchasing/receiving.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { receiptDetail } from '../orders/receipts.ts';
import { findReceivable } from './find.ts';
import { bookOutside } from './outside.ts';
import { getReceivableOrder, listReceivableOrders } from './receivable.ts';
import { bookReceipt } from './receiving.service.ts';
import { bookReturn, listReturnable } from './returns.ts';
import { takeReceiptBack } from './take-back.ts';

export function receivingRoutes(http: Http): void {
  http.answer(calls.listReceivableOrders, (context, { query }) => listReceivableOrders(context, query));
  http.answer(calls.getReceivableOrder, (context, { params }) => getReceivableOrder(context, params.orderId));
  http.answer(calls.bookReceipt, (context, { params, body }) => bookReceipt(context, params.orderId, body));
  http.answer(calls.listReturnable, (context, { params }) => listReturnable(context, params.orderId));
  http.answer(calls.bookReturn, (context, { params, body }) => bookReturn(context, params.orderId, body));
  http.answer(calls.bookOutside, (context, { body }) => bookOutside(context, body));
  http.answer(calls.getReceipt, ({ tx }, { params }) => receiptDetail(tx, params.receiptId));
  http.answer(calls.takeReceiptBack, (context, { params, body }) =>
    takeReceiptBack(context, params.receiptId, body),
  );
  http.answer(calls.findReceivable, (context, { query }) => findReceivable(context, query));
}
