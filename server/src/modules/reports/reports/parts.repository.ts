// SQL that names what figures were grouped by.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type Part = 'vendor' | 'category' | 'costCenter' | 'storage';

export interface PartName {
  readonly id: Column<'vendor' | 'category' | 'cost_center' | 'storage', 'id'>;
  readonly name_de: Column<'vendor' | 'storage', 'name'> | Column<'category', 'name_de'>;
  readonly name_en: Column<'vendor' | 'storage', 'name'> | Column<'category', 'name_en'>;
  readonly hue: Column<'vendor', 'hue'> | null;
  readonly is_favourite: boolean;
}

const sources: Record<Part, string> = {
  vendor: `select v.id, v.name as name_de, v.name as name_en, v.hue, coalesce(f.is_favourite, false) as is_favourite
           from vendor v left join vendor_preference f on f.practice_id = $practice and f.vendor_id = v.id
           where v.id = any($1)`,
  category:
    'select id, name_de, name_en, null::integer as hue, false as is_favourite from category where id = any($1)',
  costCenter: `select id, number || ' ' || name as name_de, number || ' ' || name as name_en, null::integer as hue,
                      false as is_favourite from cost_center where practice_id = $practice and id = any($1)`,
  storage: `select id, name as name_de, name as name_en, null::integer as hue, false as is_favourite
            from storage where practice_id = $practice and id = any($1)`,
};

export const listPartNames = async (
  tx: Tx,
  part: Part,
  ids: readonly (number | null)[],
): Promise<Map<number, PartName>> =>
  new Map(
    (await tx.rows<PartName>(sources[part], [ids.filter((id) => id !== null)])).map((row) => [row.id, row]),
  );
