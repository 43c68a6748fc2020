import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { invoiceMailboxCalls } from '@praxora/contract/purchasing/invoice-mailbox.calls';
import { invoiceCalls as calls } from '@praxora/contract/purchasing/invoices.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { getInvoiceAccounting, handInvoicesOver, saveInvoiceAccounting } from './accounting.ts';
import { complainInvoice, confirmInvoiceAccount } from './complaints.ts';
import { chooseInvoiceLine } from './corrections.ts';
import { getInvoice } from './detail.ts';
import { downloadHandover } from './handover-file.ts';
import { findNeighbours, listInvoices } from './inbox.ts';
import {
  approveInvoice,
  approveInvoices,
  assignInvoice,
  downloadInvoice,
  markInvoicePaid,
  withdrawInvoiceApproval,
} from './invoices.service.ts';
import { discardMail, downloadMail, getMailbox, renewMailbox } from './mailbox/mailbox.service.ts';
import { proposeInvoice } from './proposal.ts';
import { receiveInvoice } from './receiving.ts';
import { deleteInvoice } from './retention.ts';
import { getInvoiceSettings, saveInvoiceSettings } from './settings.ts';
import { summarizeInvoices } from './summary.ts';
import { typeInvoiceLines } from './typed-lines.ts';
import { summarizeVendorInvoices } from './vendor-invoices.ts';

export function invoiceRoutes(http: Http): void {
  http.answer(calls.listInvoices, (context, { query }) => listInvoices(context, query));
  http.answer(calls.summarizeInvoices, summarizeInvoices);
  http.answer(calls.summarizeVendorInvoices, (context, { params }) =>
    summarizeVendorInvoices(context, params.vendorId),
  );
  http.answer(calls.getInvoiceSettings, getInvoiceSettings);
  http.answer(calls.saveInvoiceSettings, (context, { body }) => saveInvoiceSettings(context, body));
  http.answer(calls.approveInvoices, (context, { body }) => approveInvoices(context, body));
  http.upload(calls.receiveInvoice, (context, { body, file }) => receiveInvoice(context, body, file));
  http.upload(calls.proposeInvoice, (context, { file }) => proposeInvoice(context, file));
  http.answer(calls.getInvoice, (context, { params }) => getInvoice(context, params.invoiceId));
  http.answer(calls.findInvoiceNeighbours, (context, { params, query }) =>
    findNeighbours(context, params.invoiceId, query),
  );
  http.answer(calls.deleteInvoice, (context, { params }) => deleteInvoice(context, params.invoiceId));
  http.download(calls.downloadInvoice, (context, { params }) => downloadInvoice(context, params.invoiceId));
  http.answer(calls.assignInvoice, (context, { params, body }) =>
    assignInvoice(context, params.invoiceId, body),
  );
  http.answer(calls.approveInvoice, (context, { params, body }) =>
    approveInvoice(context, params.invoiceId, body),
  );
  http.answer(calls.withdrawInvoiceApproval, (context, { params }) =>
    withdrawInvoiceApproval(context, params.invoiceId),
  );
  http.answer(calls.typeInvoiceLines, (context, { params, body }) =>
    typeInvoiceLines(context, params.invoiceId, body.lines),
  );
  http.answer(calls.chooseInvoiceLine, (context, { params, body }) =>
    chooseInvoiceLine(context, params.invoiceId, params.lineIndex, body.positionId),
  );
  http.answer(calls.complainInvoice, (context, { params, body }) =>
    complainInvoice(context, params.invoiceId, body),
  );
  http.answer(calls.confirmInvoiceAccount, (context, { params }) =>
    confirmInvoiceAccount(context, params.invoiceId),
  );
  http.answer(calls.markInvoicePaid, (context, { params }) => markInvoicePaid(context, params.invoiceId));

  http.answer(invoiceAccountingCalls.getInvoiceAccounting, getInvoiceAccounting);
  http.answer(invoiceAccountingCalls.saveInvoiceAccounting, (context, { body }) =>
    saveInvoiceAccounting(context, body),
  );
  http.answer(invoiceAccountingCalls.handInvoicesOver, (context, { body }) =>
    handInvoicesOver(context, body),
  );
  http.download(invoiceAccountingCalls.downloadHandover, (context, { params, query }) =>
    downloadHandover(context, params.handoverId, query),
  );

  http.answer(invoiceMailboxCalls.getMailbox, getMailbox);
  http.answer(invoiceMailboxCalls.renewMailbox, renewMailbox);
  http.download(invoiceMailboxCalls.downloadMail, (context, { params }) =>
    downloadMail(context, params.mailId),
  );
  http.answer(invoiceMailboxCalls.discardMail, (context, { params }) => discardMail(context, params.mailId));
}
