// A practice with an order of two articles, of which 12 of 20 and all 3 arrived, and the calls that invoices of it need.
import type { TestApp } from './app.ts';
import { aReceivingDesk, type ReceivingDesk, type TestOrder } from './receiving-builders.ts';
import { type UblLine, ublInvoice } from './ubl-invoice.ts';

export interface Sent {
  readonly fields?: Record<string, string>;
  readonly name?: string;
  readonly headers?: Record<string, string>;
  /** Another call than the one that receives invoices. */
  readonly to?: string;
}

export interface InvoiceDesk {
  readonly desk: ReceivingDesk;
  readonly order: TestOrder;
  readonly orderNumber: string;
  readonly anInvoice: (
    lines?: readonly UblLine[],
    more?: Partial<Parameters<typeof ublInvoice>[0]>,
  ) => Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked against the contract by the test app.
  readonly upload: (content: Buffer, sent?: Sent) => Promise<{ status: number; data: any; errors: any }>;
}

export const right: readonly UblLine[] = [
  { number: 'SN-1', quantity: 12, unitCents: 545 },
  { number: 'SN-2', quantity: 3, unitCents: 4190 },
];

let count = 0;

export async function anInvoiceDesk(app: TestApp): Promise<InvoiceDesk> {
  const desk = await aReceivingDesk(app);
  const order = await desk.order([
    { productId: null, quantity: 20, unitPriceCents: 545, vendorOrderNumber: 'SN-1' },
    { productId: null, quantity: 3, unitPriceCents: 4190, vendorOrderNumber: 'SN-2' },
  ]);
  const { order_number: orderNumber } = await app.asOwner.one<{ order_number: string }>(
    'select order_number from purchase_order where id = $1',
    [order.id],
  );
  const { name: buyerName } = await app.asOwner.one<{ name: string }>(
    'select name from practice where id = $1',
    [desk.keeper.user.practiceId],
  );
  for (const [index, received] of [12, 3].entries()) {
    await app.asOwner.one('update order_position set received = $2 where id = $1 returning id', [
      order.positions[index]?.id,
      received,
    ]);
  }
  return {
    desk,
    order,
    orderNumber,
    anInvoice: (lines = right, more = {}) => {
      count += 1;
      const usual = { number: `RE-${count}`, order: orderNumber, sellerName: 'Depotia', buyerName, lines };
      return ublInvoice({ ...usual, ...more });
    },
    upload: async (content, { fields = {}, name = 'rechnung.xml', headers, to = 'invoices' } = {}) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(content)]), name);
      const request = new Response(form);
      const answer = await app.request({
        method: 'POST',
        url: `/pro/${to}`,
        headers: {
          ...desk.keeper.headers,
          ...headers,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const { data, errors, error } = answer.json();
      if (error) throw new Error(JSON.stringify(error));
      return { status: answer.statusCode, data, errors };
    },
  };
}
