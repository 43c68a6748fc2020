// Makes sample practices of the demo data, as the owner of the database: rows of all domains in one transaction.
import type { MakeSample } from './modules/account/index.ts';
import { type ConnectionOptions, withClient } from './platform/database/connection.ts';

export const makeSampleAs =
  (owner: ConnectionOptions): MakeSample =>
  (wanted) =>
    withClient(owner, async (client) => {
      // What makes demo data is loaded by the first who asks.
      const { loadSample } = await import('../seed/sample/load-sample.ts');
      await client.query('begin');
      try {
        await loadSample(client, wanted);
        await client.query('commit');
      } catch (error) {
        // A lost connection has rolled back already; its own error is the one to tell.
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    });
