// What new articles of a category begin with, as the practice saved it. Without a template the usual defaults stand.
import { mostDaysOpened } from '@praxora/rules/inventory/opened-package';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id, pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { stockAmount, unitToCount, unitToLabel } from './article.ts';

/** By the names of the form. What belongs to one product (name, maker, units, tax) is in no template. */
export const templateValues = z.object({
  unitToCount,
  unitToLabel,
  /** In the counting unit; null: not set. */
  minimumStock: stockAmount.nullable(),
  warningStock: stockAmount.nullable(),
  idealStock: stockAmount.nullable(),
  notificationsEnabled: z.boolean(),
  hasBatchObligation: z.boolean(),
  hasExpiryDateObligation: z.boolean(),
  hasBatchLabel: z.boolean(),
  numberOfBatchLabelPrints: whole.min(0).max(99).nullable(),
  useWithinDays: whole.min(1).max(mostDaysOpened).nullable(),
  asksReference: z.boolean(),
  defaultStorageId: id.nullable(),
  useInventory: z.boolean(),
});
export type TemplateValues = z.infer<typeof templateValues>;

const articleTemplate = z.object({ categoryId: whole, name: bilingual, values: templateValues });
export type ArticleTemplate = z.infer<typeof articleTemplate>;

nameSchemas({ ArticleTemplate: articleTemplate });

const params = z.object({ categoryId: pathId });

export const articleTemplateCalls = {
  listArticleTemplates: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article-templates',
    summary: 'What new articles of each category begin with',
    access: 'pro20',
    permission: 'view',
    data: z.array(articleTemplate),
  }),
  saveArticleTemplate: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'inventory/article-templates/{categoryId}',
    summary: 'Save what new articles of a category begin with; the template before is replaced',
    access: 'pro20',
    permission: 'editArticles',
    params,
    body: templateValues,
    data: z.array(articleTemplate),
    errors: ['NOT_FOUND'],
  }),
  removeArticleTemplate: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'inventory/article-templates/{categoryId}',
    summary: 'Remove the template of a category: its new articles begin with the usual defaults again',
    access: 'pro20',
    permission: 'editArticles',
    params,
    data: z.array(articleTemplate),
  }),
} as const;
