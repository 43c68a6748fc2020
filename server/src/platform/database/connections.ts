// Connections to the database, with a line before them: so many work, so many wait, and not for long.
import { Pool, type PoolClient } from 'pg';
import { Line, type LineLimits } from '../line.ts';
import type { ConnectionOptions } from './connection.ts';
import type { Connect } from './conversation.ts';
import { unavailableWhenLost } from './lost.ts';

export interface Connections {
  readonly connect: Connect;
  end(): Promise<void>;
}

/** Milliseconds for the way to a new connection; a database that is down says so much earlier. */
const connectionTimeoutMillis = 5_000;

export function openConnections(
  app: ConnectionOptions,
  name: string,
  limits: LineLimits,
  onBroken: (error: Error) => void,
): Connections {
  const application_name = `praxora ${name}`;
  const pool = new Pool({ ...app, max: limits.inside, application_name, connectionTimeoutMillis });
  const line = new Line(name, limits);
  let ending: Promise<void> | undefined;
  // An idle connection that breaks (server restart) is replaced at the next use.
  pool.on('error', (error) => {
    if (ending === undefined) onBroken(error);
  });
  return {
    connect: async () => {
      const leave = await line.enter();
      const client = await pool.connect().catch((error: unknown) => {
        leave();
        throw unavailableWhenLost(error);
      });
      return { client, release: releasing(client, leave) };
    },
    end: () => {
      ending ??= pool.end();
      return ending;
    },
  };
}

/** A connection that breaks between two statements must not end the process: the next one fails. */
const ignore = (): void => undefined;

function releasing(client: PoolClient, leave: () => void): (isBroken: boolean) => void {
  client.on('error', ignore);
  return (isBroken) => {
    client.removeListener('error', ignore);
    client.release(isBroken);
    leave();
  };
}
