// How many statements a piece of work sends to the database, counted at the driver. The practice goes along with them.
import pg from 'pg';
import { vi } from 'vitest';

/** In this process; nothing else may be asked meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([first]: readonly unknown[]) => textsOf(first));
  } finally {
    query.mockRestore();
  }
}

function textsOf(first: unknown): string[] {
  if (typeof first === 'string') return [first];
  const { text = '', statements } = first as { text?: string; statements?: readonly { sql: string }[] };
  if (statements === undefined) return [text];
  return statements.map(({ sql }) => sql).filter((sql) => !sql.includes("set_config('app.practice_id'"));
}
