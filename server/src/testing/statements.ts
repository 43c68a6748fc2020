// How many statements a piece of work sends to the database, counted at the driver. The practice goes along with them.
import pg from 'pg';
import { vi } from 'vitest';
import { backgroundName } from '../platform/database/background-name.ts';

/**
 * In this process; nothing else may be asked meanwhile. What the server does on its own, such as following the catalogue
 * every second, has connections of its own and does not count.
 */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await messagesOf(work)).flat();

/** The same, those together that go there and come back together. */
export async function messagesOf(work: () => Promise<unknown>): Promise<string[][]> {
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

const setsPracticeOnly = (sql: string): boolean => sql.startsWith("select set_config('app.practice_id'");

function textsOf(first: unknown): string[] {
  if (typeof first === 'string') return [first];
  const { text = '', statements } = first as { text?: string; statements?: readonly { sql: string }[] };
  if (statements === undefined) return [text];
  return statements.map(({ sql }) => sql).filter((sql) => !setsPracticeOnly(sql));
}
