// What stands in the form becomes what new articles of a category begin with; or the category's template goes.
import { Button, Select } from '@mantine/core';
import {
  type ArticleTemplate,
  articleTemplateCalls,
  type TemplateValues,
} from '@praxora/contract/inventory/article-templates.calls';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { ArticleValues } from './article-form.ts';
import { templatesKey } from './templates.queries.ts';
import { toTemplate } from './templates.ts';

interface SaveTemplateDialogProps {
  values: ArticleValues;
  categoryId: number | null;
  templates: readonly ArticleTemplate[];
  onClose: () => void;
}

export function SaveTemplateDialog({ values, categoryId, templates, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation(['article', 'errors']);
  const language = useLanguage();
  const [chosen, setChosen] = useState(categoryId);
  const [isTried, setTried] = useState(false);
  const { data: categories = [] } = useQuery({
    queryKey: ['catalog', 'categories'],
    queryFn: ({ signal }) => callApi(catalogCalls.listCategories, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const nameOf = (id: number) => categories.find((category) => category.id === id)?.[language] ?? '';
  const saving = useChange({
    call: ({ id, template }: { id: number; template: TemplateValues }) =>
      callApi(articleTemplateCalls.saveArticleTemplate, { params: { categoryId: id }, body: template }),
    success: (_, { id }) => t('template.saved', { category: nameOf(id) }),
    refetch: [templatesKey],
  });
  const removal = useChange({
    call: (id: number) => callApi(articleTemplateCalls.removeArticleTemplate, { params: { categoryId: id } }),
    success: (_, id) => t('template.removed', { category: nameOf(id) }),
    after: onClose,
    refetch: [templatesKey],
  });
  const known = templates.find((template) => template.categoryId === chosen);
  async function save() {
    setTried(true);
    return chosen === null ? false : saving.send({ id: chosen, template: toTemplate(values) });
  }
  return (
    <FormDialog
      title={t('template.title')}
      action={t(known ? 'template.replace' : 'template.action')}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('template.text')}</p>
      <Select
        label={t('template.category')}
        data={categories.map((category) => ({ value: String(category.id), label: category[language] }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => setChosen(id === null ? null : Number(id))}
        error={isTried && chosen === null ? t('errors:REQUIRED_FIELD') : null}
        searchable
        required
        data-autofocus
      />
      {known && (
        <div className="flex">
          <Button
            variant="subtle"
            loading={removal.isBusy}
            onClick={() => void removal.run(known.categoryId)}
          >
            {t('template.remove')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
