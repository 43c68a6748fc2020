import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { downloadApi } from '../../../lib/api/api.ts';
import { previewFile, saveFile } from '../../../lib/files.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

/** The order as a document: the PDF opens, the XML is saved. */
export function useOrderFiles({ id: orderId, orderNumber }: Pick<Order, 'id' | 'orderNumber'>) {
  const params = { orderId };
  const start = (work: Promise<void>) => void work.catch(notifyRefusal);
  return {
    openPdf: () => start(previewFile(() => downloadApi(orderCalls.orderPdf, { params }))),
    saveXml: () => start(saveFile(() => downloadApi(orderCalls.orderXml, { params }), `${orderNumber}.xml`)),
  };
}
