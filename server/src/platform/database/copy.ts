// Bulk insert over PostgreSQL's COPY, which the driver speaks but does not wrap.
import type { Client, Connection, Submittable } from 'pg';

export type Value = string | number | boolean | null | readonly number[];

/** What the driver's connection can do beyond its published types. */
interface CopyConnection extends Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function written(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string')
    return value.replace(/[\\\t\n\r]/g, (special) => escapes[special] ?? special);
  if (typeof value === 'object') return `{${value.join(',')}}`;
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value);
}

export const copyText = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => `${row.map(written).join('\t')}\n`).join('');

/** Answers to the messages the client passes on while this is its running query. */
class CopyIn implements Submittable {
  readonly done: Promise<void>;
  readonly #command: string;
  readonly #data: Buffer;
  #finish: () => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;

  constructor(command: string, data: Buffer) {
    this.#command = command;
    this.#data = data;
    this.done = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
  }

  submit(connection: Connection): void {
    (connection as CopyConnection).query(this.#command);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleError(error: Error): void {
    this.#fail(error);
  }

  handleReadyForQuery(): void {
    this.#finish();
  }

  handleCommandComplete(): void {
    // The result is what handleReadyForQuery tells.
  }
}

/** Table and columns are code, never input. */
export async function copyRows(
  client: Client,
  table: string,
  columns: string,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const copy = new CopyIn(`copy ${table} (${columns}) from stdin`, Buffer.from(copyText(rows)));
  client.query(copy);
  await copy.done;
}
