// Which statements a piece of work sends to the database, seen at the driver.
import pg from 'pg';
import { vi } from 'vitest';
import { backgroundName } from '../platform/database/background-name.ts';
import { isTransactionStatement } from './transaction-statements.ts';

/**
 * In this process; nothing else may be asked meanwhile. What the server does on its own, such as following the catalogue
 * every second, has connections of its own and does not count. Nor do begin, settings of the transaction and commit.
 */
export const recordStatements = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await recordMessages(work)).flat().filter((sql) => !isTransactionStatement(sql));

/** Every statement, those together that go to the database and come back in one message. */
export async function recordMessages(work: () => Promise<unknown>): Promise<string[][]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const { calls, contexts } = query.mock;
    return calls.flatMap(([first]: readonly unknown[], turn) =>
      isInBackground(contexts[turn]) ? [] : [textsOf(first)],
    );
  } finally {
    query.mockRestore();
  }
}

function isInBackground(client: unknown): boolean {
  const { connectionParameters } = client as { connectionParameters: { application_name?: string } };
  return connectionParameters.application_name?.endsWith(backgroundName) ?? false;
}

function textsOf(first: unknown): string[] {
  if (typeof first === 'string') return [first];
  const { text = '', statements } = first as { text?: string; statements?: readonly { sql: string }[] };
  return statements === undefined ? [text] : statements.map(({ sql }) => sql);
}
