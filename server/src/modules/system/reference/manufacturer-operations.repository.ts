// SQL of the operators' commands about manufacturers.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type Manufacturer = Columns<'manufacturer', 'id' | 'name'>;

export interface ManufacturerRow extends Manufacturer {
  /** Products of the marketplace. */
  readonly products: number;
  /** Names that were merged into it, in lower case. */
  readonly aliases: string[];
}

/** Whose name or alias contains the text. */
export const listManufacturers = (tx: Tx, text: string, limit: number): Promise<ManufacturerRow[]> =>
  tx.rows<ManufacturerRow>(
    `select m.id, m.name, a.aliases,
            (select count(*)::integer from product p where p.manufacturer_id = m.id and p.practice_id is null) as products
     from manufacturer m,
          lateral (select array(select l.name from manufacturer_alias l where l.manufacturer_id = m.id order by 1) as aliases) a
     where strpos(lower(m.name), lower($1)) > 0 or strpos(array_to_string(a.aliases, E'\\n'), lower($1)) > 0
     order by lower(m.name), m.id limit $2`,
    [text, limit],
  );

export const lockManufacturers = (tx: Tx, ids: readonly number[]): Promise<Manufacturer[]> =>
  tx.rows<Manufacturer>('select id, name from manufacturer where id = any($1) order by id for update', [ids]);

/** Answers how many products of the marketplace and of practices there were. */
export const moveProducts = (tx: Tx, fromId: number, intoId: number): Promise<number> =>
  tx.run('update product set manufacturer_id = $2, updated_at = now() where manufacturer_id = $1', [
    fromId,
    intoId,
  ]);

export async function replaceManufacturer(tx: Tx, from: Manufacturer, intoId: number): Promise<void> {
  await tx.run('update manufacturer_alias set manufacturer_id = $2 where manufacturer_id = $1', [
    from.id,
    intoId,
  ]);
  await tx.run('delete from manufacturer where id = $1', [from.id]);
  await tx.run(
    `insert into manufacturer_alias (name, manufacturer_id) values (lower($1), $2)
     on conflict (name) do update set manufacturer_id = excluded.manufacturer_id`,
    [from.name, intoId],
  );
}

/** Products of one manufacturer that have the same number: probably one product under two names. */
export const countRepeatedNumbers = async (tx: Tx, manufacturerId: number): Promise<number> =>
  (
    await tx.one<{ repeated: number }>(
      `select count(*)::integer as repeated from (
         select 1 from product where manufacturer_id = $1 and manufacturer_number <> '' and practice_id is null
         group by lower(manufacturer_number) having count(*) > 1) twins`,
      [manufacturerId],
    )
  ).repeated;
