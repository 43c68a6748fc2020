// SQL of cost centers and of the switch that shows them.
import type { CostCenter } from '@praxora/contract/cost-centers/cost-centers.calls';
import type { Tx } from '../../platform/database/tx.ts';

type CostCenterRow = CostCenter & Record<string, unknown>;
type Fields = Pick<CostCenter, 'number' | 'name' | 'isStandard' | 'isActive'>;

const costCenters = `
  select k.id, k.number, k.name, k.is_standard as "isStandard", k.is_active as "isActive",
         (select count(*)::integer from article a where a.cost_center_id = k.id and a.deleted_at is null) as "articleCount"
  from cost_center k`;

export const listCostCenters = (tx: Tx): Promise<CostCenterRow[]> =>
  tx.rows<CostCenterRow>(`${costCenters} order by k.number, k.id`);

export const findCostCenter = (tx: Tx, id: number): Promise<CostCenterRow | null> =>
  tx.maybe<CostCenterRow>(`${costCenters} where k.id = $1`, [id]);

/** Changes of one practice's cost centers wait for each other. */
export const lockAll = (tx: Tx): Promise<{ id: number }[]> =>
  tx.rows('select id from cost_center order by id for update');

export const numberTaken = async (tx: Tx, number: string, exceptId: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from cost_center where number = $1 and id <> $2', [
    number,
    exceptId,
  ])) !== null;

export const clearStandard = (tx: Tx): Promise<number> =>
  tx.run('update cost_center set is_standard = false where is_standard');

export const insertCostCenter = async (tx: Tx, fields: Fields): Promise<number | null> =>
  (
    await tx.maybe<{ id: number }>(
      `insert into cost_center (practice_id, number, name, is_standard, is_active)
       values (current_practice(), $1, $2, $3, $4) on conflict (practice_id, number) do nothing returning id`,
      [fields.number, fields.name, fields.isStandard, fields.isActive],
    )
  )?.id ?? null;

export const updateCostCenter = (tx: Tx, id: number, fields: Fields): Promise<number> =>
  tx.run('update cost_center set number = $2, name = $3, is_standard = $4, is_active = $5 where id = $1', [
    id,
    fields.number,
    fields.name,
    fields.isStandard,
    fields.isActive,
  ]);

/** Articles deleted from the lists forget it. */
export const deleteCostCenter = async (tx: Tx, id: number): Promise<void> => {
  await tx.run(
    'update article set cost_center_id = null where cost_center_id = $1 and deleted_at is not null',
    [id],
  );
  await tx.run('delete from cost_center where id = $1', [id]);
};

export const isActive = async (tx: Tx): Promise<boolean> =>
  (
    await tx.maybe<{ is_active: boolean }>(
      `select is_active from practice_feature where feature = 'costCenters'`,
    )
  )?.is_active ?? false;

export const setActive = (tx: Tx, active: boolean): Promise<number> =>
  tx.run(
    `insert into practice_feature (practice_id, feature, is_active) values (current_practice(), 'costCenters', $1)
     on conflict (practice_id, feature) do update set is_active = excluded.is_active`,
    [active],
  );
