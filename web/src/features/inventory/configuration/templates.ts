// What new articles of a category begin with, taken from a form and put into one; and copies of articles. Pure.
import type { TemplateValues } from '@praxora/contract/inventory/article-templates.calls';
import type { ArticleValues } from './article-form.ts';

/** What belongs to one product stays out: name, maker, units, tax. */
export const toTemplate = (values: ArticleValues): TemplateValues => ({
  unitToCount: values.unitToCount,
  unitToLabel: values.unitToLabel,
  minimumStock: values.minimumStock,
  warningStock: values.warningStock,
  idealStock: values.idealStock,
  notificationsEnabled: values.notificationsEnabled,
  hasBatchObligation: values.hasBatchObligation,
  hasExpiryDateObligation: values.hasExpiryDateObligation,
  hasBatchLabel: values.hasBatchLabel,
  numberOfBatchLabelPrints: values.numberOfBatchLabelPrints,
  useWithinDays: values.useWithinDays,
  asksReference: values.asksReference,
  defaultStorageId: values.defaultStorageId,
  useInventory: values.useInventory,
});

/** What the catalogue asks to be recorded is recorded, whatever the template says. */
export const withTemplate = (values: ArticleValues, template: TemplateValues): ArticleValues => ({
  ...values,
  ...template,
  numberOfBatchLabelPrints: template.numberOfBatchLabelPrints || 1,
  ...(values.catalogProductSlug === null
    ? {}
    : {
        hasBatchObligation: values.hasBatchObligation || template.hasBatchObligation,
        hasExpiryDateObligation: values.hasExpiryDateObligation || template.hasExpiryDateObligation,
      }),
  refused: {},
});

/** A product is an article once: a copy is the practice's own, with a name and a number to be given. */
export const copyArticle = (values: ArticleValues, name: string): ArticleValues => ({
  ...values,
  name,
  manufacturerNumber: '',
  catalogProductSlug: null,
  isDiscontinued: false,
});
