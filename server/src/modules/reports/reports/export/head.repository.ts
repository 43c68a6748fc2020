// SQL that names what a report was narrowed to.
import type { Tx } from '../../../../platform/database/tx.ts';

const sources = {
  vendorIds: 'select name from vendor',
  articleIds: 'select name from article where practice_id = $practice',
  productIds: 'select case $2 when $3 then name_de else name_en end as name from product',
  manufacturerIds: 'select name from manufacturer',
  costCenterIds: `select number || ' ' || name as name from cost_center where practice_id = $practice`,
  storageIds: 'select name from storage where practice_id = $practice',
  categoryIds: 'select case $2 when $3 then name_de else name_en end as name from category',
  addressIds: 'select short_name as name from address where practice_id = $practice',
} as const;
export type NamedFilter = keyof typeof sources;

export const listNames = async (
  tx: Tx,
  filter: NamedFilter,
  ids: readonly number[],
  language: 'de' | 'en',
): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(
      `select name from (select * from (${sources[filter].replace('select ', 'select id, ')}) x) y
       where id = any($1::integer[]) and $2::text is not null and $3::text is not null order by lower(name)`,
      [ids, language, 'de'],
    )
  ).map(({ name }) => name);
