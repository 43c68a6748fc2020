// How many statements a piece of work sends to the database, counted at the driver.
import pg from 'pg';
import { vi } from 'vitest';

/** In this process; nothing else may be asked meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([first]: readonly unknown[]) => textOf(first));
  } finally {
    query.mockRestore();
  }
}

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String((first as { text?: unknown } | null)?.text ?? '');
