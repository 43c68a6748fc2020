// Looks for planted words in every column of every table.
import type { Pool } from 'pg';
import type { Secrets } from './secrets.ts';

/** Sources whose words were found at a place, by place (`table.column`, or the log). */
export type Matches = Map<string, Set<string>>;

export function note(found: Matches, place: string, sources: readonly string[]): void {
  if (sources.length === 0) return;
  const known = found.get(place) ?? new Set<string>();
  for (const source of sources) known.add(source);
  found.set(place, known);
}

/** Files are read as text too. */
const asText = (column: string, type: string): string =>
  type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;

export async function searchDatabase(owner: Pool, secrets: Secrets, found: Matches): Promise<void> {
  const { rows: columns } = await owner.query<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'uuid')
     order by 1, 2`,
  );
  for (const { table, column, type } of columns) {
    const { rows } = await owner.query<{ text: string }>(
      `select ${asText(column, type)} as text from "${table}" where ${asText(column, type)} ilike any($1)`,
      [secrets.patterns],
    );
    for (const { text } of rows) note(found, `${table}.${column}`, secrets.sourcesIn(text));
  }
}
