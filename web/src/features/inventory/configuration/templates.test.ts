// Templates of a category and copies of articles: what goes along, and what belongs to one product only.
import { templateValues } from '@praxora/contract/inventory/article-templates.calls';
import { expect, it } from 'vitest';
import { emptyArticle, findProblems } from './article-form.ts';
import { copyArticle, toTemplate, withTemplate } from './templates.ts';

const anaesthetic = {
  ...emptyArticle,
  ...{ name: 'Artinova', manufacturerId: 7, manufacturerNumber: 'A-1', catalogProductSlug: 'artinova' },
  ...({ unitToCount: 'CONSUMPTION_UNIT', minimumStock: 50, warningStock: 80, idealStock: 200 } as const),
  ...{ hasBatchObligation: true, useWithinDays: 28, defaultStorageId: 3 },
};

it('a template is what the contract takes, and gives another article its settings, not its product', () => {
  const template = toTemplate(anaesthetic);
  expect(templateValues.parse(template)).toEqual(template);
  const other = withTemplate({ ...emptyArticle, name: 'Lidonova', hasExpiryDateObligation: true }, template);
  expect(other).toMatchObject({
    ...{ name: 'Lidonova', manufacturerId: emptyArticle.manufacturerId, unitToCount: 'CONSUMPTION_UNIT' },
    ...{ minimumStock: 50, useWithinDays: 28, defaultStorageId: 3, hasExpiryDateObligation: false },
  });
  expect(toTemplate(other)).toEqual(template);
});

it('what the catalogue asks to be recorded stays, and no label is printed no times', () => {
  const product = { ...emptyArticle, catalogProductSlug: 'x', hasExpiryDateObligation: true };
  const template = { ...toTemplate(emptyArticle), numberOfBatchLabelPrints: 0 };
  expect(withTemplate(product, template)).toMatchObject({
    ...{ hasExpiryDateObligation: true, numberOfBatchLabelPrints: 1 },
  });
});

it('a copy is an own article with all settings, without number, and can be saved', () => {
  const copy = copyArticle({ ...anaesthetic, isDiscontinued: true }, 'Artinova (copy)');
  expect(copy).toEqual({
    ...anaesthetic,
    ...{ name: 'Artinova (copy)', manufacturerNumber: '', catalogProductSlug: null, isDiscontinued: false },
  });
  expect(findProblems(copy)).toEqual({});
});
