import type { Order } from '@praxora/contract/orders/order';
import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { downloadApi } from '../../../lib/api/api.ts';
import { previewFile, saveFile } from '../../../lib/files.ts';
import { notify } from '../../../ui/feedback/notify.tsx';

/** The order as a document: the PDF opens, the XML is saved. */
export function useOrderFiles({ id: orderId, orderNumber }: Order) {
  const params = { orderId };
  const told = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify.error(<ApiErrorMessage error={error} />));
  return {
    openPdf: () => told(previewFile(() => downloadApi(orderCalls.orderPdf, { params }))),
    saveXml: () => told(saveFile(() => downloadApi(orderCalls.orderXml, { params }), `${orderNumber}.xml`)),
  };
}
