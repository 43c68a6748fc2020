// SQL of order lists.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ListLine {
  /** Null: the line is open, and its title is what was written. */
  readonly productId: number | null;
  /** Null: it is open how many. */
  readonly quantity: number | null;
  /** Name of the product when the list was saved. */
  readonly title: string;
  /** Text written as the amount; missing where it could be read. */
  readonly amountText?: string;
}

export interface ListRow extends Columns<'order_list', 'id' | 'version' | 'name' | 'last_used_at'> {
  readonly line_count: number;
}

const shown = `
  select id, version, name, jsonb_array_length(lines) as line_count, last_used_at from order_list
  where practice_id = $practice`;

export const listLists = (tx: Tx): Promise<ListRow[]> =>
  tx.rows<ListRow>(`${shown} order by lower(name), id`);

export const findList = (tx: Tx, id: number): Promise<ListRow | null> =>
  tx.maybe<ListRow>(`${shown} and id = $1`, [id]);

export const findLines = async (tx: Tx, id: number): Promise<readonly ListLine[]> =>
  (
    await tx.maybe<{ lines: Column<'order_list', 'lines', ListLine[]> }>(
      'select lines from order_list where practice_id = $practice and id = $1',
      [id],
    )
  )?.lines ?? [];

/** Null: another has this name. */
export const insertList = async (tx: Tx, name: string, lines: readonly ListLine[]): Promise<number | null> =>
  (
    await tx.maybe<Columns<'order_list', 'id'>>(
      `insert into order_list (practice_id, name, lines) values ($practice, $1, $2)
       on conflict (practice_id, lower(name)) do nothing returning id`,
      [name, JSON.stringify(lines)],
    )
  )?.id ?? null;

export const updateList = (
  tx: Tx,
  id: number,
  name: string | null,
  lines: readonly ListLine[] | null,
): Promise<number> =>
  tx.run(
    `update order_list set name = coalesce($2, name), lines = coalesce($3::jsonb, lines)
     where practice_id = $practice and id = $1`,
    [id, name, lines === null ? null : JSON.stringify(lines)],
  );

export const noteUse = (tx: Tx, id: number, at: Date): Promise<number> =>
  tx.run('update order_list set last_used_at = $2 where practice_id = $practice and id = $1', [id, at]);

export const deleteList = (tx: Tx, id: number): Promise<number> =>
  tx.run('delete from order_list where practice_id = $practice and id = $1', [id]);
