// The vendor's answer as openTRANS ORDERRESPONSE: the order is confirmed with what it says, or nothing is saved.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { aBuyer, readRefusal } from '../../../../testing/cart-builders.ts';
import { responseXml } from '../../../../testing/response-xml.ts';
import { aTransmission, type TransmissionBench } from '../testing/transmission-bench.ts';

let app: TestApp;
let bench: TransmissionBench;
beforeAll(async () => {
  app = await startTestApp();
  bench = await aTransmission(app);
});
afterAll(() => app.close());

/** Handed over by hand: three gloves in line 1, two masks in line 2. */
async function ordered() {
  const id = await bench.place();
  await bench.post(id, 'sent');
  return bench.see(id);
}

function upload(content: string | Buffer, headers = bench.buyer.me.headers) {
  const boundary = 'a-boundary-of-this-test';
  return app.request({
    method: 'POST',
    url: '/pro/orders/responses',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="answer.xml"\r\ncontent-type: application/xml\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
}

test('confirms quantities, backorders and dates; a second answer changes them', async () => {
  const { id, platformOrderNumber, positions } = await ordered();
  const answer = await upload(
    responseXml({
      orderId: platformOrderNumber,
      vendorOrderId: 'AB-77',
      date: '2026-12-01',
      items: [
        {
          line: '00001',
          quantity: '3.0',
          parts: [
            ['2', '2026-12-01'],
            ['1', '2027-01-15T00:00:00+01:00'],
          ],
        },
        // Counted anew: the number tells.
        { line: '7', number: positions[1]?.vendorOrderNumber ?? '', quantity: '1', date: '20261203' },
      ],
    }),
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({
    id,
    state: 'open',
    deliveryDate: '2026-12-01',
    positions: [
      { confirmedQuantity: 2, backorderedQuantity: 1, deliveryDate: '2027-01-15' },
      { confirmedQuantity: 1, backorderedQuantity: 0, deliveryDate: '2026-12-03' },
    ],
  });
  expect(answer.json().data.history.at(-1)).toMatchObject({
    event: 'confirmed',
    detail: { by: 'opentrans', deliveryDate: '2026-12-01', vendorOrderNumber: 'AB-77', backordered: 1 },
  });
  const again = await upload(
    responseXml({
      orderId: platformOrderNumber,
      items: [
        { line: '1', quantity: '2', date: '2026-12-08' },
        { line: '1', quantity: '1', date: '2026-12-09' },
      ],
    }),
  );
  expect(again.json().data).toMatchObject({
    state: 'open',
    deliveryDate: '2026-12-08',
    positions: [
      { confirmedQuantity: 2, backorderedQuantity: 1, deliveryDate: '2026-12-09' },
      { confirmedQuantity: 1 },
    ],
  });
});

test("the practice's own number is understood too, as are other encodings and files without namespaces", async () => {
  const { orderNumber } = await ordered();
  const plain = responseXml({
    orderId: orderNumber,
    vendorOrderId: 'Bestätigt',
    items: [{ line: '1', quantity: '3' }],
    isPlain: true,
  }).replace('UTF-8', 'ISO-8859-1');
  const answer = await upload(Buffer.from(plain, 'latin1'));
  expect(answer.json().data).toMatchObject({ orderNumber, state: 'open', deliveryDate: null });
  expect(answer.json().data.history.at(-1).detail.vendorOrderNumber).toBe('Bestätigt');
});

const item = { line: '1', quantity: '3' };
test.each([
  ['no XML', () => 'Guten Tag', /no valid XML/],
  ['another document', () => '<ORDER/>', /it is ORDER, not ORDERRESPONSE/],
  ['no order id', () => responseXml({ orderId: '', items: [item] }), /ORDER_ID is missing/],
  ['an unknown order', () => responseXml({ orderId: 'PX-1', items: [item] }), /order PX-1 is not known/],
  ['no lines', (number: string) => responseXml({ orderId: number, items: [] }), /no ORDERRESPONSE_ITEM/],
  [
    'lines nobody ordered',
    (number: string) =>
      responseXml({
        orderId: number,
        items: [item, { line: '9', quantity: '1' }, { line: '', number: 'X-1', quantity: '1' }],
      }),
    /lines that are not in the order: 9, X-1/,
  ],
  [
    'half a box',
    (number: string) => responseXml({ orderId: number, items: [{ line: '1', quantity: '1.5' }] }),
    /QUANTITY "1.5" of line 1/,
  ],
  [
    'a day that is none',
    (number: string) => responseXml({ orderId: number, items: [{ ...item, date: '2026-02-30' }] }),
    /"2026-02-30" is no date/,
  ],
  [
    'a document type',
    (number: string) =>
      responseXml({ orderId: number, items: [item] }).replace(
        '?>',
        '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
      ),
    /document type/,
  ],
  [
    'an entity',
    (number: string) => responseXml({ orderId: number, items: [item] }).replace('>3<', '>&three;<'),
    /no valid XML/,
  ],
  ['too much', () => `<ORDERRESPONSE>${' '.repeat(5 * 1024 * 1024)}</ORDERRESPONSE>`, /larger than 5 MB/],
  ['too deep', () => '<a>'.repeat(100) + '</a>'.repeat(100), /too many elements/],
])('%s: says so and saves nothing', async (_, write, reason) => {
  const { id, platformOrderNumber } = await ordered();
  const answer = await upload(write(platformOrderNumber));
  expect(readRefusal(answer)).toEqual([422, 'ORDER_RESPONSE_UNREADABLE']);
  expect(answer.json().errors.params.reason).toMatch(reason);
  expect(await bench.see(id)).toMatchObject({
    state: 'ordered',
    deliveryDate: null,
    positions: [{ confirmedQuantity: null }, { confirmedQuantity: null }],
  });
});

test("another practice's order is not known, and an order still on its way cannot be confirmed", async () => {
  const { platformOrderNumber } = await ordered();
  const xml = responseXml({ orderId: platformOrderNumber, items: [item] });
  const other = await aBuyer(app);
  expect(readRefusal(await upload(xml, other.headers))).toEqual([422, 'ORDER_RESPONSE_UNREADABLE']);
  const waiting = await bench.see(await bench.place());
  const early = await upload(responseXml({ orderId: waiting.platformOrderNumber, items: [item] }));
  expect(readRefusal(early)).toEqual([409, 'ORDER_STATE']);
});
