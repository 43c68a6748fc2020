// The one way to send SQL: named prepared statements, rows out. A transaction begins with its first query.
import { createHash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';
import { Unavailable } from '../errors.ts';
import { unavailableWhenLost } from './lost.ts';

export interface Tx {
  /** All rows. */
  rows<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or null. */
  maybe<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row | null>;
  /** The first row; none is a fault of the program. */
  one<Row extends QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row>;
  /** How many rows were written. */
  run(sql: string, values?: readonly unknown[]): Promise<number>;
}

const names = new Map<string, string>();

/** A statement is parsed and planned once per connection; its name comes from its text. */
function statementName(sql: string): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = createHash('sha1').update(sql).digest('base64url');
    names.set(sql, name);
  }
  return name;
}

type Send = (
  sql: string,
  values: readonly unknown[],
) => Promise<{ rows: unknown[]; rowCount: number | null }>;

function txOver(send: Send): Tx {
  const rows: Tx['rows'] = async <Row>(sql: string, values: readonly unknown[] = []) =>
    (await send(sql, values)).rows as Row[];
  const maybe: Tx['maybe'] = async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) =>
    (await rows<Row>(sql, values))[0] ?? null;
  return {
    rows,
    maybe,
    one: async <Row extends QueryResultRow>(sql: string, values?: readonly unknown[]) => {
      const row = await maybe<Row>(sql, values);
      if (row === null) throw new Error(`A row was expected of: ${sql}`);
      return row;
    },
    run: async (sql, values = []) => (await send(sql, values)).rowCount ?? 0,
  };
}

const prepared = (client: ClientBase): Send => {
  return async (sql, values) => {
    try {
      return await client.query({ name: statementName(sql), text: sql, values: [...values] });
    } catch (error) {
      throw unavailableWhenLost(error);
    }
  };
};

/** A connection taken from those that are shared, to be given back by whoever took it. */
export interface Connection {
  readonly client: ClientBase;
  readonly release: (isBroken: boolean) => void;
}
export type Connect = () => Promise<Connection>;

/** SQL outside a transaction, each statement for itself. */
export function plainTx(client: ClientBase): Tx {
  return txOver(prepared(client));
}

/** Runs each statement on whichever connection is free, without a transaction around them. */
export function sharedTx(connect: Connect): Tx {
  return txOver(async (sql, values) => {
    const { client, release } = await connect();
    let isBroken = false;
    try {
      return await prepared(client)(sql, values);
    } catch (error) {
      isBroken = error instanceof Unavailable;
      throw error;
    } finally {
      release(isBroken);
    }
  });
}

/**
 * Runs `work` in a transaction that sees only the given practice (or none, for the platform's own tables).
 * The connection is taken and the transaction begun with the first query: work without SQL costs nothing.
 */
export async function inTransaction<Result>(
  connect: Connect,
  practiceId: number | null,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let begun: Promise<Connection> | undefined;
  const begin = async (): Promise<Connection> => {
    const connection = await connect();
    // One round trip; the value is an integer of ours, so the simple protocol is safe.
    const tenant = practiceId === null ? '' : String(Math.trunc(practiceId));
    const sql = `begin; select set_config('app.practice_id', '${tenant}', true)`;
    await connection.client.query(sql).catch((error) => {
      connection.release(true);
      throw unavailableWhenLost(error);
    });
    return connection;
  };
  const tx = txOver(async (sql, values) => {
    begun ??= begin();
    return prepared((await begun).client)(sql, values);
  });
  try {
    const result = await work(tx);
    if (begun) await finish(await begun, 'commit');
    return result;
  } catch (error) {
    if (begun) await begun.then((connection) => finish(connection, 'rollback')).catch(() => undefined);
    throw error;
  }
}

async function finish({ client, release }: Connection, how: 'commit' | 'rollback'): Promise<void> {
  try {
    await client.query(how);
  } catch (error) {
    release(true);
    throw unavailableWhenLost(error);
  }
  release(false);
}
