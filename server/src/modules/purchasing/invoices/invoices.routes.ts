import { invoiceCalls as calls } from '@praxora/contract/purchasing/invoices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { getInvoice } from './detail.ts';
import {
  approveInvoice,
  assignInvoice,
  downloadInvoice,
  listInvoices,
  markInvoicePaid,
  receiveInvoice,
} from './invoices.service.ts';

export function invoiceRoutes(http: Http): void {
  http.answer(calls.listInvoices, (context, { query }) => listInvoices(context, query));
  http.upload(calls.receiveInvoice, (context, { body, file }) => receiveInvoice(context, body, file));
  http.answer(calls.getInvoice, (context, { params }) => getInvoice(context, params.invoiceId));
  http.download(calls.downloadInvoice, (context, { params }) => downloadInvoice(context, params.invoiceId));
  http.answer(calls.assignInvoice, (context, { params, body }) =>
    assignInvoice(context, params.invoiceId, body),
  );
  http.answer(calls.approveInvoice, (context, { params, body }) =>
    approveInvoice(context, params.invoiceId, body),
  );
  http.answer(calls.markInvoicePaid, (context, { params }) => markInvoicePaid(context, params.invoiceId));
}
