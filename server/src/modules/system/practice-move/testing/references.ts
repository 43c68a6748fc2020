// Where the references of a practice's rows lead: to be the same in both installations, whatever the ids are.
import type { TestApp } from '../../../../testing/app.ts';
import { readMovedTables } from '../schema.repository.ts';

/** Entries that only one of the installations has. */
const ofTheMove = `'account.exported', 'account.imported'`;

/** How rows that are the same in both installations are told by name; others by their place among those of the practice. */
const names: Readonly<Record<string, string>> = {
  category: 'slug',
  consumption_unit: 'name_de',
  manufacturer: 'name',
  person: 'email',
  product: 'slug',
  vendor: 'slug',
};

/** For each column that refers to a row: a checksum over the rows that it leads to, in their order. */
export async function readReferences(
  { asOwner }: TestApp,
  practiceId: number,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { name, columns, hasId } of await readMovedTables(asOwner)) {
    if (!columns.some((column) => column.name === 'practice_id')) continue;
    for (const { name: column, refersTo } of columns) {
      if (!refersTo || column === 'id' || column === 'practice_id') continue;
      const known = names[refersTo];
      const target =
        known === undefined
          ? `(select id, row_number() over (order by id)::text as name from ${refersTo} where practice_id = $1)`
          : `(select id, ${known} as name from ${refersTo})`;
      const { sum } = await asOwner.one<{ sum: string }>(
        `select count(t.${column}) || ' ' || md5(coalesce(string_agg(coalesce(r.name, '-'), ' ' order by ${hasId ? 't.id' : 'r.name'}), '')) as sum
         from ${name} t left join ${target} r on r.id = t.${column} where t.practice_id = $1 ${name === 'activity' ? `and action not in (${ofTheMove})` : ''}`,
        [practiceId],
      );
      found[`${name}.${column}`] = sum;
    }
  }
  return found;
}
