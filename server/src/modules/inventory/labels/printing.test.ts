// Printing over HTTP: PDF sheets, ZPL, a printer in the network, and how new browsers print.
import { createServer, type Server, type Socket } from 'node:net';
import { testLabelId } from '@praxora/barcode/label-id';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aReceivingDesk, type ReceivingDesk } from '../../../testing/receiving-builders.ts';
import { sendToPrinter } from './network-printer.ts';

let app: TestApp;
let desk: ReceivingDesk;
let printer: Server;
let allowed = '';
/** Data the printer received, job by job; and its handling of a connection. */
let jobs: string[] = [];
let take: (socket: Socket) => void;

/** Printer address on which nothing listens. */
const unplugged = '127.0.0.1:1';

beforeAll(async () => {
  printer = createServer((socket) => take(socket));
  await new Promise<void>((listening) => printer.listen(0, '127.0.0.1', listening));
  const address = printer.address();
  allowed = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  app = await startTestApp({ LABEL_PRINTERS: `${allowed},${unplugged}` });
});
afterAll(async () => {
  await app.close();
  printer.close();
});
beforeEach(async () => {
  jobs = [];
  take = (socket) => {
    let job = '';
    socket.setEncoding('utf8').on('data', (text) => {
      job += text;
    });
    socket.on('end', () => {
      jobs.push(job);
      socket.end();
    });
  };
  desk = await aReceivingDesk(app);
});

const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) =>
  desk.keeper.send(method, url, payload, key);

async function someLabels(amount = 2, name = 'Ampullen ^XZ ~JA_') {
  const { articleId } = await desk.anArticle({ name });
  const { labelIds, stockId } = await desk.keeper.bookIn(articleId, amount, desk.storages[0], {
    batchNumber: 'NB26',
    expirationDate: '2028-10-31',
  });
  return { articleId, stockId, labelIds, labels: labelIds.map((labelId) => ({ kind: 'unit', labelId })) };
}

const sheets = (payload: object) =>
  app.request({ method: 'POST', url: '/pro/labels/sheets', headers: desk.keeper.headers, payload });

it('300 labels of a delivery become one PDF, from the place that was chosen', async () => {
  const { labels } = await someLabels(300);
  const answer = await sheets({ paper: '3475', start: 24, labels });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Etiketten-3475.pdf'),
  });
  const pdf = answer.rawPayload.toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  // One label on the first sheet, then 24 on each.
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1 + Math.ceil(299 / 24));
  expect((await send('GET', 'labels/due')).data.labels, 'nobody has said that it was printed').toBe(300);
});

it('a place that the sheet does not have, and labels that are not there, are refused', async () => {
  const { labels } = await someLabels(1);
  expect((await sheets({ paper: '3475', start: 25, labels })).statusCode).toBe(422);
  expect((await sheets({ paper: 'L4731', start: 189, labels })).statusCode).toBe(200);
  expect((await sheets({ paper: 'A4', labels: [{ kind: 'unit', labelId: 'PX000000001' }] })).statusCode).toBe(
    404,
  );
  expect((await sheets({ paper: 'A4', labels: [] })).statusCode).toBe(422);
  const { stockId } = await someLabels(1);
  const copies = Array.from({ length: 3 }, () => ({ kind: 'batch', stockId, copies: 999 }));
  expect((await sheets({ paper: 'A4', labels: copies })).json().errors.code).toBe('TOO_MANY_TO_PRINT');
});

it('what was taken back is not printed any more', async () => {
  const { labels, stockId } = await someLabels(1);
  await desk.keeper.send('DELETE', `stock/input/${stockId}`);
  expect((await sheets({ paper: 'A4', labels })).json().errors.code).toBe('LABEL_WITHDRAWN');
});

it('ZPL says what the label says; no name becomes a command', async () => {
  const { labels, labelIds } = await someLabels();
  const { data } = await send('POST', 'labels/zpl', { size: '30334', dpi: 203, labels });
  expect(data.labels).toBe(2);
  expect(data.zpl.match(/\^XA/g)).toHaveLength(2);
  expect(data.zpl.match(/\^XZ/g)).toHaveLength(2);
  expect(data.zpl).toContain('^PW456^LL256');
  for (const labelId of labelIds) expect(data.zpl).toContain(`^BXN,10,200,16,16^FD${labelId}^FS`);
  expect(data.zpl).toContain('_5EXZ');
  expect(data.zpl).not.toContain('~JA');
  expect((await send('POST', 'labels/zpl', { size: '11352', dpi: 300 })).data.zpl).toContain(testLabelId);
});

it('a job goes to an allowed printer, once for one key, and counts as printed', async () => {
  const { labels } = await someLabels();
  const job = { printer: allowed, size: '30334', dpi: 203, labels };
  const first = await send('POST', 'labels/network-prints', job, 'network-key-1');
  expect(first.data).toEqual({ labels: 2, due: 0 });
  expect(await send('POST', 'labels/network-prints', job, 'network-key-1')).toEqual(first);
  await expect.poll(() => jobs).toHaveLength(1);
  expect(jobs[0]?.match(/\^XA/g)).toHaveLength(2);
  expect((await send('GET', 'labels/network-printers')).data).toEqual([allowed, unplugged]);
});

it.each(['127.0.0.1:22', 'localhost:9100', '169.254.169.254:80', 'http://127.0.0.1', ''])(
  'no other address is ever asked: %s',
  async (address) => {
    const { status, errors } = await send('POST', 'labels/network-prints', {
      printer: address,
      size: '30334',
      dpi: 203,
    });
    expect(status).toBe(422);
    if (address !== '') expect(errors.code).toBe('PRINTER_NOT_ALLOWED');
  },
);

it('a printer that is not there, or hangs up, leaves everything due', async () => {
  const { labels } = await someLabels();
  const to = (address: string) =>
    send('POST', 'labels/network-prints', { printer: address, size: '30334', dpi: 203, labels });
  expect((await to(unplugged)).errors.code).toBe('PRINTER_NOT_REACHED');
  expect((await send('GET', 'labels/due')).data.labels).toBe(2);
});

it('one job at a time: a second one meanwhile is told so, and the next is taken again', async () => {
  const first = sendToPrinter(allowed, '^XA^XZ');
  await expect(sendToPrinter(allowed, '^XA^XZ')).rejects.toMatchObject({ code: 'PRINTER_BUSY' });
  await first;
  await sendToPrinter(allowed, '^XA^XZ');
  await expect.poll(() => jobs).toHaveLength(2);
});

it('how new browsers print is kept for the practice, and nobody’s change is written over unseen', async () => {
  const empty = { defaults: null, version: 0 };
  expect((await send('GET', 'labels/printing-defaults')).data).toEqual(empty);
  const defaults = {
    way: 'pdf',
    dymoPrinter: '',
    roll: '30334',
    paper: '3475',
    zplSize: '30334',
    dpi: 203,
    networkPrinter: allowed,
  };
  const put = (payload: object) => send('PUT', 'labels/printing-defaults', payload);
  expect((await put({ defaults, version: 0 })).data).toEqual({ defaults, version: 1 });
  expect((await put({ defaults, version: 0 })).status, 'the same again').toBe(200);
  expect((await put({ defaults: { ...defaults, way: 'zpl' }, version: 0 })).errors.code).toBe(
    'CHANGED_MEANWHILE',
  );
  const foreign = { ...defaults, networkPrinter: '10.0.0.1:9100' };
  expect((await put({ defaults: foreign })).errors.code).toBe('PRINTER_NOT_ALLOWED');
  expect((await put({ defaults: null, version: 1 })).data).toEqual({ defaults: null, version: 2 });
  const other = await aReceivingDesk(app);
  expect((await other.keeper.send('GET', 'labels/printing-defaults')).data).toEqual(empty);
});
