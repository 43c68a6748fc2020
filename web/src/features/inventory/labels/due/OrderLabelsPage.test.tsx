import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aGroup, aLabel, aList, aRow, delivery } from '../../../../domain/inventory/labels/labels.fixture.ts';
import { storageKeys, writeStored } from '../../../../lib/storage.ts';
import { type Answer, type SentRequest, serve } from '../../../../lib/testing/fake-server.ts';
import { find, pageText, prepareTexts, settle, show, takeDown } from '../../../../lib/testing/screen.tsx';
import { OrderLabelsPage } from './OrderLabelsPage.tsx';

const dymo = 'https://127.0.0.1:41951/DYMO/DLS/Printing/';
const printer =
  '<Printers><LabelWriterPrinter><Name>LabelWriter</Name><IsConnected>True</IsConnected></LabelWriterPrinter></Printers>';

const printedList = aList(
  delivery.groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({
      ...row,
      due: 0,
      labels: row.labels.map((label) => ({ ...label, isDue: false })),
    })),
  })),
);

type Answers = Readonly<Record<string, Answer | (() => Answer)>>;

async function open(answers: Answers = {}): Promise<SentRequest[]> {
  const requests = serve({
    'GET /pro/features': { body: { data: { activateLabelPrinting: true } } },
    'GET /pro/orders/42/labels': { body: { data: delivery } },
    'GET /pro/labels/printing-defaults': { body: { data: { defaults: null, version: 0 } } },
    'POST /pro/labels/printed': { body: { data: { labels: 5, due: 0 } } },
    [`GET ${dymo}StatusConnected`]: { body: 'true' },
    [`GET ${dymo}GetPrinters`]: { body: printer },
    [`GET ${dymo}Is550Printer`]: { body: 'false' },
    [`POST ${dymo}PrintLabel`]: { body: 'true' },
    ...answers,
  });
  await show(<OrderLabelsPage />, '/orders/42/labels', '/orders/:orderId/labels');
  return requests;
}

const byText = (text: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(text),
  );
  if (!button) throw new Error(`no button says ${text}`);
  return button;
};

async function press(text: string): Promise<void> {
  act(() => byText(text).click());
  await settle();
}

const sentTo = (requests: readonly SentRequest[], address: string) =>
  requests.filter(({ method, url }) => `${method} ${url}`.includes(address));

beforeEach(() => prepareTexts('en'));
afterEach(() => {
  takeDown();
  for (const key of [storageKeys.dymoOrigin, storageKeys.printer]) writeStored(key, null);
});

describe('the labels of an order', () => {
  it('come out one by one, and the server is told which', async () => {
    let isPrinted = false;
    const requests = await open({
      'GET /pro/orders/42/labels': () => ({ body: { data: isPrinted ? printedList : delivery } }),
      'POST /pro/labels/printed': () => {
        isPrinted = true;
        return { body: { data: { labels: 5, due: 0 } } };
      },
    });
    expect(find('h1').textContent).toBe('5 labels are due');
    expect(sentTo(requests, dymo)).toEqual([]);
    act(() => {
      byText('Print 5 labels').click();
      byText('Print 5 labels').click();
    });
    await settle();
    expect(sentTo(requests, 'PrintLabel')).toHaveLength(5);
    const [told, ...more] = sentTo(requests, 'POST /pro/labels/printed');
    expect(more).toEqual([]);
    expect(told?.body).toMatchObject({ labels: { length: 4 } });
    expect(told?.headers.get('Idempotency-Key')).not.toBeNull();
    expect(byText('Printed').disabled).toBe(true);
    expect(find('h1').textContent).toBe('5 labels are printed');
  });

  it('stay due when the printer refuses, and those that came out are told', async () => {
    let jobs = 0;
    const requests = await open({
      [`POST ${dymo}PrintLabel`]: () => {
        jobs += 1;
        return jobs < 3
          ? { body: 'true' }
          : { status: 400, body: 'Error printing label. Exception: no paper' };
      },
    });
    await press('Print 5 labels');
    expect(find('[role="alert"]').textContent).toContain('Error printing label. Exception: no paper');
    expect(sentTo(requests, 'POST /pro/labels/printed')[0]?.body).toEqual({
      labels: [
        { kind: 'unit', labelId: 'PX7K3QW8M20' },
        { kind: 'unit', labelId: 'PX4TBN90XHX' },
      ],
    });
  });

  it('are not printed when somebody else did it meanwhile', async () => {
    let asked = 0;
    const requests = await open({
      'GET /pro/orders/42/labels': () => {
        asked += 1;
        return { body: { data: asked === 1 ? delivery : printedList } };
      },
    });
    await press('Print 5 labels');
    expect(pageText()).toContain('5 labels are no longer due');
    expect(sentTo(requests, 'PrintLabel')).toEqual([]);
  });

  it('can be told again when the server broke', async () => {
    let isReached = false;
    const requests = await open({
      'GET /pro/orders/42/labels': () => ({ body: { data: isReached ? printedList : delivery } }),
      'POST /pro/labels/printed': () =>
        isReached ? { body: { data: { labels: 5, due: 0 } } } : { status: 500 },
    });
    await press('Print 5 labels');
    expect(pageText()).toContain('Printed, but not noted');
    isReached = true;
    await press('Note as printed');
    const keys = sentTo(requests, 'POST /pro/labels/printed').map(({ headers }) =>
      headers.get('Idempotency-Key'),
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(byText('Printed').disabled).toBe(true);
  });

  it('are none while the practice does without', async () => {
    const requests = await open({
      'GET /pro/features': { body: { data: { activateLabelPrinting: false } } },
    });
    expect(pageText()).toContain('Label printing is switched off');
    expect(sentTo(requests, '/labels?')).toEqual([]);
    expect(sentTo(requests, 'GET /pro/orders/42/labels')).toEqual([]);
  });

  it('of a shelf never stand among them, and nothing due says so', async () => {
    await open({ 'GET /pro/orders/42/labels': { body: { data: aList([]) } } });
    expect(pageText()).toContain('No labels are due');
    takeDown();
    await open({
      'GET /pro/orders/42/labels': {
        body: { data: aList([aGroup({ rows: [aRow({ labels: [aLabel('PX7K3QW8M20')] })] })]) },
      },
    });
    expect(pageText()).toContain('Permanent shelf labels are not among them.');
  });
});
