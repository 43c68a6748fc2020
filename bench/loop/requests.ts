// The heaviest requests the product takes, and some that it must refuse without much ado.
import { type Answer, articleCsv, articleXlsx, type BenchClient, largeResponse } from './client.ts';
import { queries, typoRich } from './queries.ts';

export interface Heavy {
  readonly what: string;
  /** Anything else, and the row does not measure what it says. */
  readonly status: number;
  /** Setup before the request; not measured. */
  readonly prepare?: () => Promise<unknown>;
  readonly send: (round: number) => Promise<Answer | readonly Answer[]>;
}

export interface LargeOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly positions: number;
}

const size = (content: Buffer): string => `${(content.length / 1e6).toFixed(1)} MB`;

export const searches = (client: BenchClient): Heavy[] =>
  [
    { what: '1 query of 40 hits', status: 200, send: () => client.search(queries(1, 40)) },
    { what: '1 query of 1,000 hits', status: 200, send: () => client.search(queries(1, 1000)) },
    { what: '50 queries of 20 hits', status: 200, send: () => client.search(queries(50, 20)) },
    { what: '50 queries of 1,000 hits, refused', status: 400, send: () => client.search(queries(50, 1000)) },
    {
      what: 'twelve times 50 queries of 20 hits at once',
      status: 200,
      send: () => Promise.all(Array.from({ length: 12 }, () => client.search(queries(50, 20)))),
    },
    { what: '50 queries of 10 misspelt words', status: 200, send: () => client.search(typoRich(50)) },
  ].map((row) => ({
    ...row,
    what: `search, ${row.what}`,
    // Searches are limited per session; a new session has its full allowance.
    prepare: () => client.enter(),
  }));

const file = 'pro/inventory/article/import';

export async function imports(client: BenchClient): Promise<Heavy[]> {
  const draft = async (): Promise<string> => JSON.parse((await client.send('GET', file)).text).data?.id;
  const wideCsv = articleCsv(4999, 200);
  const wideXlsx = await articleXlsx(4999, 120);
  const tooWideXlsx = await articleXlsx(4999, 200);
  const upload = (content: Buffer, name: string) => () => client.upload(file, content, name);
  let made = 0;
  /** New articles every time: what is there already is no work. */
  const ready = async (): Promise<void> => {
    made += 1;
    await client.upload(file, articleCsv(4999, 6, `${made}.`), 'liste.csv');
    await client.send('PUT', `${file}/${await draft()}`, { createStorages: true });
  };
  return [
    {
      what: `import of CSV, 4,999 × 200 cells (${size(wideCsv)})`,
      status: 200,
      send: upload(wideCsv, 'liste.csv'),
    },
    {
      what: 'import, its preview read again',
      status: 200,
      send: () => client.send('GET', file),
    },
    {
      what: 'import, a page of its rows',
      status: 200,
      send: async () => client.send('GET', `${file}/${await draft()}/rows?pageSize=200`),
    },
    {
      what: `import of XLSX, 4,999 × 120 cells (${size(wideXlsx)})`,
      status: 200,
      send: upload(wideXlsx, 'liste.xlsx'),
    },
    {
      what: `import of XLSX, 4,999 × 200 cells (${size(tooWideXlsx)}), refused`,
      status: 413,
      send: upload(tooWideXlsx, 'liste.xlsx'),
    },
    {
      what: 'import, 4,999 new articles with stock: upload',
      status: 200,
      send: (round) => client.upload(file, articleCsv(4999, 6, `${round} unbooked.`), 'liste.csv'),
    },
    {
      what: 'import, 4,999 new articles with stock: go',
      status: 200,
      prepare: ready,
      send: async () => client.send('POST', `${file}/${await draft()}/commit`),
    },
    {
      what: 'import, 4,999 articles that are there already: upload',
      status: 200,
      send: () => client.upload(file, articleCsv(4999, 6, '1.'), 'liste.csv'),
    },
  ];
}

export const files = (client: BenchClient): Heavy[] => [
  {
    what: 'export of all articles as XLSX',
    status: 200,
    send: () => client.send('GET', 'pro/inventory/article/export?format=xlsx&language=de'),
  },
  {
    what: 'export of all articles as CSV',
    status: 200,
    send: () => client.send('GET', 'pro/inventory/article/export?format=csv&language=de'),
  },
  {
    what: 'template as XLSX',
    status: 200,
    send: () => client.send('GET', `${file}/template?format=xlsx&language=de`),
  },
];

export function orders(client: BenchClient, { orderId, orderNumber, positions }: LargeOrder): Heavy[] {
  const response = largeResponse(orderNumber, positions);
  const order = `order of ${positions} positions`;
  return [
    {
      what: `vendor's answer, openTRANS with 11,000 lines (${size(response)})`,
      status: 200,
      send: () => client.upload('pro/orders/responses', response, 'answer.xml'),
    },
    { what: `${order} as PDF`, status: 200, send: () => client.send('GET', `pro/orders/${orderId}/pdf`) },
    {
      what: `${order} as XML`,
      status: 200,
      send: () => client.send('GET', `pro/orders/${orderId}/opentrans`),
    },
    { what: order, status: 200, send: () => client.send('GET', `pro/orders/${orderId}`) },
  ];
}
