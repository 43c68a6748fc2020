// What the application's role sees directly on a worker without saying for which practice it works: nothing.
import { escapeIdentifier } from 'pg';
import type { CitusCluster } from './citus-cluster.ts';

export interface Seen {
  readonly parts: number;
  /** Parts of tables with a row that was seen. */
  readonly open: readonly string[];
}

/** Counts the rows of all parts of the spread tables on all workers, as the application's role. */
export async function countSeenRows(cluster: CitusCluster): Promise<Seen> {
  const open: string[] = [];
  let parts = 0;
  for (const worker of cluster.workers)
    await cluster.asApplicationOn(worker, async (client) => {
      // Citus hides the parts of its tables.
      await client.query('set citus.override_table_visibility = off');
      const { rows: tables } = await client.query<{ name: string }>(
        `select c.relname as name from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attname = 'practice_id' and not a.attisdropped
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname ~ '_[0-9]{6,}$'
           and has_table_privilege(c.oid, 'select')`,
      );
      for (const { name } of tables) {
        parts += 1;
        const { rows } = await client.query(
          `select 1 from ${escapeIdentifier(name)} where practice_id is not null limit 1`,
        );
        if (rows.length > 0) open.push(name);
      }
    });
  return { parts, open };
}
