// Reads figures of the database when somebody asks for the metrics: over one connection of its own, with a time limit, and not
// again for some seconds. Requests and jobs never wait for it, whoever asks and however often.
import { Pool } from 'pg';
import type { Log } from '../context.ts';
import type { ConnectionOptions } from '../database/connection.ts';

export interface DatabaseFigures<Row extends object> {
  /** Names the figures where they cannot be read. */
  readonly source: string;
  readonly sql: string;
  readonly gauges: readonly {
    readonly name: string;
    readonly help: string;
    /** Columns that become labels. */
    readonly labels: readonly (keyof Row & string)[];
    /** Column with the value; a row without one leaves it out. */
    readonly value: keyof Row & string;
  }[];
}

/** Milliseconds for a connection and for a statement. */
const timeLimit = 2_000;
/** Milliseconds during which figures are not read again. */
const lifetime = 10_000;

class LatestRows<Row extends object> {
  readonly source: string;
  readonly #read: () => Promise<Row[]>;
  #rows: readonly Row[] = [];
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  isUp = false;

  constructor(source: string, read: () => Promise<Row[]>) {
    this.source = source;
    this.#read = read;
  }

  /** Empty where they could not be read: an old figure would hide that. */
  rows(): readonly Row[] {
    return this.#rows;
  }

  /** Concurrent callers share one reading. Never rejects. */
  refresh(): Promise<void> {
    if (performance.now() - this.#readAt < lifetime) return Promise.resolve();
    this.#reading ??= this.#read()
      .then(
        (rows) => {
          this.#rows = rows;
          this.isUp = true;
        },
        () => {
          this.#rows = [];
          this.isUp = false;
        },
      )
      .finally(() => {
        this.#readAt = performance.now();
        this.#reading = undefined;
      });
    return this.#reading;
  }
}

export class DatabaseReader {
  readonly #pool: Pool;
  readonly #log: Log;
  readonly #all: LatestRows<object>[] = [];

  constructor(connection: ConnectionOptions, log: Log) {
    this.#log = log;
    this.#pool = new Pool({
      ...connection,
      max: 1,
      application_name: 'praxora metrics',
      connectionTimeoutMillis: timeLimit,
      query_timeout: timeLimit,
      statement_timeout: timeLimit,
    });
    // The next reading finds out.
    this.#pool.on('error', () => undefined);
  }

  add<Row extends object>({ source, sql }: DatabaseFigures<Row>): LatestRows<Row> {
    const latest = new LatestRows<Row>(source, async () => {
      try {
        return (await this.#pool.query<Row>(sql)).rows;
      } catch (error) {
        this.#log.warn({ err: error, source }, 'figures of the metrics cannot be read');
        throw error;
      }
    });
    this.#all.push(latest);
    return latest;
  }

  async readAll(): Promise<void> {
    await Promise.all(this.#all.map((latest) => latest.refresh()));
  }

  states(): readonly { readonly source: string; readonly isUp: boolean }[] {
    return this.#all;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
