import { orderCalls as calls } from '@praxora/contract/purchasing/orders.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { importResponse } from './response/import-response.ts';
import { markSent, orderPdf, orderXml, sendAgain } from './transmission.service.ts';

export function transmissionRoutes(http: Http): void {
  http.download(calls.orderPdf, (context, { params }) => orderPdf(context, params.orderId));
  http.download(calls.orderXml, (context, { params }) => orderXml(context, params.orderId));
  http.answer(calls.sendAgain, (context, { params }) => sendAgain(context, params.orderId));
  http.answer(calls.markSent, (context, { params }) => markSent(context, params.orderId));
  http.upload(calls.importResponse, (context, { file }) => importResponse(context, file));
}
