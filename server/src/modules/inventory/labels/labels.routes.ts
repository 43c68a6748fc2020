import { labelCalls as calls } from '@praxora/contract/inventory/labels.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import type { Http } from '../../../platform/http/answer.ts';
import { dueLabels, listLabels, markPrinted, replaceLost, waiveLabels } from './labels.service.ts';
import { labelSheets, networkPrinters, printOnNetwork, zplText } from './printing.ts';
import { getPrintingDefaults, setPrintingDefaults } from './printing-defaults.ts';
import { storageLabels } from './storage-labels.ts';
import { testLabel } from './test-label.ts';

type LabelChoice = Parameters<typeof listLabels>[1];

/** The contract lets exactly one of them through. */
function toLabelChoice({
  receiptId,
  stockId,
  stockIds,
  storageId,
  articleIds,
}: QueryOf<typeof calls.listLabels>): LabelChoice {
  if (receiptId !== undefined) return { of: 'receipt', id: receiptId };
  if (stockId !== undefined) return { of: 'stock', id: stockId };
  if (stockIds !== undefined) return { of: 'stocks', ids: [...new Set(stockIds)] };
  if (storageId !== undefined) return { of: 'storage', id: storageId };
  return articleIds === undefined
    ? { of: 'withoutOrder' }
    : { of: 'articles', ids: [...new Set(articleIds)] };
}

export function labelRoutes(http: Http): void {
  http.answer(calls.orderLabels, (context, { params }) =>
    listLabels(context, { of: 'order', id: params.orderId }),
  );
  http.answer(calls.listLabels, (context, { query }) => listLabels(context, toLabelChoice(query)));
  http.answer(calls.dueLabels, (context) => dueLabels(context));
  http.answer(calls.tellPrinted, (context, { body }) => markPrinted(context, body));
  http.answer(calls.waiveLabels, (context, { body }) => waiveLabels(context, body));
  http.answer(calls.replaceLostLabel, (context, { body }) => replaceLost(context, body));
  http.download(calls.labelSheets, (context, { body }) => labelSheets(context, body));
  http.answer(calls.labelZpl, (context, { body }) => zplText(context, body));
  http.answer(calls.networkPrinters, (context) => networkPrinters(context));
  http.answer(calls.printOnNetwork, (context, { body }) => printOnNetwork(context, body));
  http.answer(calls.storageLabels, (context, { body }) => storageLabels(context, body));
  http.answer(calls.testLabel, (context) => testLabel(context));
  http.answer(calls.getPrintingDefaults, (context) => getPrintingDefaults(context));
  http.answer(calls.setPrintingDefaults, (context, { body }) => setPrintingDefaults(context, body));
}
