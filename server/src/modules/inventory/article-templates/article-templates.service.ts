// What new articles of a category begin with: saved by the practice, one template for each top category.
import type { ArticleTemplate, TemplateValues } from '@praxora/contract/inventory/article-templates.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { recordActivity } from '../../account/index.ts';
import * as repository from './article-templates.repository.ts';

export const listTemplates = async ({ tx }: UserContext): Promise<ArticleTemplate[]> =>
  (await repository.listTemplates(tx)).map(templateOf);

const unset = (amount: number): number | null => (amount === 0 ? null : amount);

const templateOf = (row: repository.TemplateRow): ArticleTemplate => ({
  categoryId: row.category_id,
  name: { de: row.name_de, en: row.name_en },
  values: {
    unitToCount: row.unit_to_count,
    unitToLabel: row.unit_to_label,
    minimumStock: unset(row.minimum_stock),
    warningStock: unset(row.warning_stock),
    idealStock: unset(row.ideal_stock),
    notificationsEnabled: row.notifications_enabled,
    hasBatchObligation: row.has_batch_obligation,
    hasExpiryDateObligation: row.has_expiry_obligation,
    hasBatchLabel: row.has_batch_label,
    numberOfBatchLabelPrints: row.batch_label_prints,
    useWithinDays: row.use_within_days,
    asksReference: row.asks_reference,
    defaultStorageId: row.default_storage_id,
    useInventory: row.use_inventory,
  },
});

export async function saveTemplate(
  context: UserContext,
  categoryId: number,
  values: TemplateValues,
): Promise<ArticleTemplate[]> {
  const { tx } = context;
  const category = await repository.findTopCategory(tx, categoryId);
  if (category === null) throw new Refusal('NOT_FOUND');
  const { defaultStorageId } = values;
  if (defaultStorageId !== null && !(await repository.holdStorage(tx, defaultStorageId)))
    throw wrongFields([{ field: 'defaultStorageId', code: 'INCORRECT_VALUE' }], values);
  await repository.putTemplate(tx, categoryId, values);
  await record(context, 'article.templateSaved', category);
  return listTemplates(context);
}

export async function removeTemplate(context: UserContext, categoryId: number): Promise<ArticleTemplate[]> {
  const { tx } = context;
  const category = await repository.findTopCategory(tx, categoryId);
  if (category !== null && (await repository.deleteTemplate(tx, categoryId)))
    await record(context, 'article.templateRemoved', category);
  return listTemplates(context);
}

const record = (
  context: UserContext,
  action: 'article.templateSaved' | 'article.templateRemoved',
  { id, name_de: name }: repository.CategoryRow,
) => recordActivity(context, { action, subject: { type: 'articleTemplate', id, name } });
