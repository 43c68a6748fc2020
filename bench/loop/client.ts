// An HTTP client of the product, and files and requests as large as the product's limits allow.
import { writeXlsx } from '../../server/src/platform/spreadsheet/write-xlsx.ts';
import { responseXml } from '../../server/src/testing/response-xml.ts';

export interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

export class BenchClient {
  readonly #address: string;
  #token = '';
  #key = '';

  constructor(address: string) {
    this.#address = address;
  }

  /** With a new session. */
  async enter(): Promise<void> {
    const login = { email: 'demo@praxora.example', password: 'praxora-demo' };
    const { data } = JSON.parse((await this.send('POST', 'pro/login', login)).text);
    this.#token = data.token;
    this.#key = JSON.parse((await this.send('GET', 'pro/search/key')).text).data.key;
  }

  async send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.#address}/${path}`, {
      method,
      headers: {
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    return answered(response);
  }

  async search(requests: readonly object[]): Promise<Answer> {
    const response = await fetch(`${this.#address}/services/search/1/indexes/*/queries`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'x-algolia-api-key': this.#key,
        'x-algolia-application-id': 'praxora',
      },
      body: JSON.stringify({ requests }),
    });
    return answered(response);
  }

  upload(path: string, content: Buffer, name: string): Promise<Answer> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    return this.send('POST', path, form);
  }
}

async function answered(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, bytes: text.length, text };
}

const headings = [
  'Artikelname',
  'Herstellernummer',
  'Bestelleinheit',
  'Anfangsbestand',
  'Lagerort',
  'Charge',
];

const rowOf = (row: number, columns: number, series: string): string[] => [
  ...[`Artikel ${series}${row}`, `N-${row}`, 'Box', String(1 + (row % 9)), `Raum ${row % 20}`, `L${row}`],
  ...Array.from({ length: columns - headings.length }, (_, column) => `W${row % 97}-${column}`),
];
const headerOf = (columns: number): string[] => [
  ...headings,
  ...Array.from({ length: columns - headings.length }, (_, column) => `Spalte ${column + 1}`),
];

/** Articles of another series are others. */
export const articleCsv = (rows: number, columns: number, series = ''): Buffer =>
  Buffer.from(
    [headerOf(columns), ...Array.from({ length: rows }, (_, row) => rowOf(row, columns, series))]
      .map((cells) => cells.join(';'))
      .join('\r\n'),
  );

export const articleXlsx = (rows: number, columns: number): Promise<Buffer> =>
  writeXlsx([
    {
      name: 'Artikel',
      header: headerOf(columns),
      rows: Array.from({ length: rows }, (_, row) => rowOf(row, columns, '')),
    },
  ]);

/** As many lines as fit into what we read. */
export function largeResponse(orderNumber: string, positions: number): Buffer {
  const items = Array.from({ length: 11_000 }, (_, index) => ({
    line: String(1 + (index % positions)),
    number: `D-${1 + (index % positions)}`,
    quantity: '1',
    date: '2026-12-01',
  }));
  return Buffer.from(responseXml({ orderId: orderNumber, items }));
}
