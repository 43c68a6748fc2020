// The product as it is now, on a database of the test run.
import type { ConnectionOptions } from '../../server/src/platform/database/connection.ts';
import { createTestDatabase } from '../../server/src/testing/database.ts';
import { findProgram } from '../../server/src/testing/programs.ts';
import { type RunningProduct, startProduct } from './start.ts';

export async function startTestProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const database = await createTestDatabase();
  const product = await startProduct({
    databaseUrl: urlOf(database.owner),
    program: [findProgram('main')],
    settings,
  }).catch(async (error) => {
    await database.drop();
    throw error;
  });
  return {
    ...product,
    stop: async () => {
      await product.stop();
      await database.drop();
    },
  };
}

/** As the product's setting has it; a socket's folder stands where only a query can. */
function urlOf({ connectionString, host, port, user, database }: ConnectionOptions): string {
  if (connectionString !== undefined) return connectionString;
  const query = new URLSearchParams({ host: host ?? '', port: String(port) });
  return `postgresql://${user}@localhost/${database}?${query}`;
}
