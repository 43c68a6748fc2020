// Shared rows that a practice needs in the other installation.
import { neededInContent, type SharedTable } from './moved-tables.ts';
import { listUses, type MovedTable } from './schema.repository.ts';

/** Statement that lists the ids of the shared rows which rows of the practice name. */
export function neededRows(tables: readonly MovedTable[], shared: string, practiceId: number): string {
  const uses = listUses(tables, shared as SharedTable).map(
    ({ table, column }) => `select ${column} from ${table} where practice_id = ${practiceId}`,
  );
  const inContent = (neededInContent[shared as SharedTable] ?? []).map((statement) =>
    statement.replaceAll('$1', String(practiceId)),
  );
  return [...uses, ...inContent].join(' union ');
}
