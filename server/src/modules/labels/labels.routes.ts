import type { QueryOf } from '@praxora/contract/call';
import { labelCalls as calls } from '@praxora/contract/labels/labels.calls';
import type { Http } from '../../platform/http/answer.ts';
import { dueLabels, listLabels, tellPrinted, type Wanted, waiveLabels } from './labels.service.ts';
import { labelSheets, networkPrinters, printOnNetwork, zplText } from './printing.ts';
import { getPrintingDefaults, setPrintingDefaults } from './printing-defaults.ts';
import { testLabel } from './test-label.ts';

/** The contract lets exactly one of them through. */
function wantedOf({ receiptId, stockId, storageId, articleIds }: QueryOf<typeof calls.listLabels>): Wanted {
  if (receiptId !== undefined) return { of: 'receipt', id: receiptId };
  if (stockId !== undefined) return { of: 'stock', id: stockId };
  if (storageId !== undefined) return { of: 'storage', id: storageId };
  return articleIds === undefined
    ? { of: 'withoutOrder' }
    : { of: 'articles', ids: [...new Set(articleIds)] };
}

export function labelRoutes(http: Http): void {
  http.answer(calls.orderLabels, (context, { params }) =>
    listLabels(context, { of: 'order', id: params.orderId }),
  );
  http.answer(calls.listLabels, (context, { query }) => listLabels(context, wantedOf(query)));
  http.answer(calls.dueLabels, (context) => dueLabels(context));
  http.answer(calls.tellPrinted, (context, { body }) => tellPrinted(context, body));
  http.answer(calls.waiveLabels, (context, { body }) => waiveLabels(context, body));
  http.download(calls.labelSheets, (context, { body }) => labelSheets(context, body));
  http.answer(calls.labelZpl, (context, { body }) => zplText(context, body));
  http.answer(calls.networkPrinters, (context) => networkPrinters(context));
  http.answer(calls.printOnNetwork, (context, { body }) => printOnNetwork(context, body));
  http.answer(calls.testLabel, (context) => testLabel(context));
  http.answer(calls.getPrintingDefaults, (context) => getPrintingDefaults(context));
  http.answer(calls.setPrintingDefaults, (context, { body }) => setPrintingDefaults(context, body));
}
