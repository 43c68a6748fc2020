// A limited number of connections to the database, and a bounded queue of callers who wait for one.
import { type Connection, Pool, type PoolClient } from 'pg';
import { type Release, Semaphore, type SemaphoreLimits } from '../semaphore.ts';
import type { ConnectionOptions } from './connection.ts';
import type { Connect } from './conversation.ts';
import { isDenied, isOutOfSpace, toUnavailable } from './database-unavailable.ts';
import { setExchangeOptions } from './exchange.ts';

export interface Connections {
  readonly connect: Connect;
  readonly semaphore: Semaphore;
  end(): Promise<void>;
}

export interface ConnectionLimits extends SemaphoreLimits {
  /** Milliseconds for one statement; undefined: as long as it takes. */
  readonly statement?: number;
  /** Statements are prepared under a name, once on each connection. False behind a pooler that does not know names. */
  readonly areNamed?: boolean;
  /** Sees each statement before it is sent first, and throws where it must not be sent; for tests. */
  readonly checkStatement?: ((sql: string) => void) | undefined;
}

interface ConnectionEvents {
  /** An idle connection broke. */
  readonly onBroken: (error: Error) => void;
  /** The database said that it has no room left to write. */
  readonly onOutOfRoom: () => void;
  /** The database said that the application role may not do something. */
  readonly onDenied: () => void;
}

/** A database that still answers says itself that a statement took too long; it has a fifth of the limit more to do so. */
const toSilence = (statement: number): number => statement * 1.2;

/** Milliseconds for the way to a new connection; a database that is down says so much earlier. */
const connectionTimeoutMillis = 5_000;

export function openConnections(
  app: ConnectionOptions,
  name: string,
  limits: ConnectionLimits,
  { onBroken, onOutOfRoom, onDenied }: ConnectionEvents,
): Connections {
  const application_name = `praxora ${name}`;
  const { permits: max, statement, areNamed = true, checkStatement } = limits;
  const limit = statement === undefined ? {} : { statement_timeout: statement };
  const pool = new Pool({ ...app, ...limit, max, application_name, connectionTimeoutMillis });
  pool.on('connect', (client) => {
    setExchangeOptions(client, {
      areNamed,
      checkStatement,
      limit: statement === undefined ? undefined : toSilence(statement),
    });
    const { connection } = client as unknown as { readonly connection: Connection };
    connection.on('errorMessage', (error: unknown) => {
      if (isOutOfSpace(error)) onOutOfRoom();
      if (isDenied(error)) onDenied();
    });
  });
  const semaphore = new Semaphore(name, limits);
  let ending: Promise<void> | undefined;
  // An idle connection that breaks (server restart) is replaced at the next use.
  pool.on('error', (error) => {
    if (ending === undefined) onBroken(error);
  });
  return {
    semaphore,
    connect: async () => {
      const release = await semaphore.acquire();
      const client = await pool.connect().catch((error: unknown) => {
        release();
        throw toUnavailable(error);
      });
      return { client, release: releaseClient(client, release) };
    },
    end: () => {
      ending ??= pool.end();
      return ending;
    },
  };
}

/** A connection that breaks between two statements must not end the process: the next one fails. */
const ignore = (): void => undefined;

function releaseClient(client: PoolClient, release: Release): (isBroken: boolean) => void {
  client.on('error', ignore);
  return (isBroken) => {
    client.removeListener('error', ignore);
    client.release(isBroken);
    release();
  };
}
