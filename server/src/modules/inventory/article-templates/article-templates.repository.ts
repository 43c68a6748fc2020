// SQL of what new articles of a category begin with.
import type { TemplateValues } from '@praxora/contract/inventory/article-templates.calls';
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type CategoryRow = Columns<'category', 'id' | 'name_de' | 'name_en'>;

type TemplateColumn =
  | 'category_id'
  | 'unit_to_count'
  | 'unit_to_label'
  | 'minimum_stock'
  | 'warning_stock'
  | 'ideal_stock'
  | 'notifications_enabled'
  | 'has_batch_obligation'
  | 'has_expiry_obligation'
  | 'has_batch_label'
  | 'batch_label_prints'
  | 'use_within_days'
  | 'asks_reference'
  | 'default_storage_id'
  | 'use_inventory';

export interface TemplateRow
  extends Columns<'article_template', TemplateColumn>,
    Columns<'category', 'name_de' | 'name_en'> {}

/** A storage that was deleted since is none. */
export const listTemplates = (tx: Tx): Promise<TemplateRow[]> =>
  tx.rows<TemplateRow>(
    `select t.category_id, c.name_de, c.name_en, t.unit_to_count, t.unit_to_label, t.minimum_stock, t.warning_stock,
            t.ideal_stock, t.notifications_enabled, t.has_batch_obligation, t.has_expiry_obligation, t.has_batch_label,
            t.batch_label_prints, t.use_within_days, t.asks_reference, s.id as default_storage_id, t.use_inventory
     from article_template t
     join category c on c.id = t.category_id
     left join storage s on s.practice_id = t.practice_id and s.id = t.default_storage_id and s.deleted_at is null
     where t.practice_id = $practice order by c.position, c.id`,
  );

/** Templates are of top categories only. */
export const findTopCategory = (tx: Tx, id: number): Promise<CategoryRow | null> =>
  tx.maybe('select id, name_de, name_en from category where id = $1 and parent_id is null', [id]);

/** It is not deleted before the template is written. */
export const holdStorage = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from storage
     where practice_id = $practice and id = $1 and deleted_at is null for key share`,
    [id],
  )) !== null;

export const putTemplate = (tx: Tx, categoryId: number, values: TemplateValues): Promise<number> =>
  tx.run(
    `insert into article_template (practice_id, category_id, unit_to_count, unit_to_label, minimum_stock, warning_stock,
       ideal_stock, notifications_enabled, has_batch_obligation, has_expiry_obligation, has_batch_label,
       batch_label_prints, use_within_days, asks_reference, default_storage_id, use_inventory)
     values ($practice, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (practice_id, category_id) do update set
       unit_to_count = excluded.unit_to_count, unit_to_label = excluded.unit_to_label,
       minimum_stock = excluded.minimum_stock, warning_stock = excluded.warning_stock, ideal_stock = excluded.ideal_stock,
       notifications_enabled = excluded.notifications_enabled, has_batch_obligation = excluded.has_batch_obligation,
       has_expiry_obligation = excluded.has_expiry_obligation, has_batch_label = excluded.has_batch_label,
       batch_label_prints = excluded.batch_label_prints, use_within_days = excluded.use_within_days,
       asks_reference = excluded.asks_reference, default_storage_id = excluded.default_storage_id,
       use_inventory = excluded.use_inventory, changed_at = excluded.changed_at`,
    [
      ...[categoryId, values.unitToCount, values.unitToLabel],
      ...[values.minimumStock ?? 0, values.warningStock ?? 0, values.idealStock ?? 0],
      ...[values.notificationsEnabled, values.hasBatchObligation, values.hasExpiryDateObligation],
      ...[values.hasBatchLabel, values.numberOfBatchLabelPrints ?? 1, values.useWithinDays],
      ...[values.asksReference, values.defaultStorageId, values.useInventory],
    ],
  );

export const deleteTemplate = async (tx: Tx, categoryId: number): Promise<boolean> =>
  (await tx.run('delete from article_template where practice_id = $practice and category_id = $1', [
    categoryId,
  ])) === 1;
