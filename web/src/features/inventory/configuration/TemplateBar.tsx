// Above the form: begin with the template of a category, or save what stands there as one.
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import type { ArticleForm } from './form.ts';
import { SaveTemplateDialog } from './SaveTemplateDialog.tsx';
import { useTemplates } from './templates.queries.ts';
import { withTemplate } from './templates.ts';

interface TemplateBarProps {
  form: ArticleForm;
  /** The category of the article's product; null: it is of none. */
  categoryId: number | null;
}

export function TemplateBar({ form, categoryId }: TemplateBarProps) {
  const { t } = useTranslation('article');
  const language = useLanguage();
  const { data: templates = [] } = useTemplates();
  const [isSaving, setSaving] = useState(false);
  return (
    <div className="flex flex-wrap gap-8 mb-14">
      {templates.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconTemplate size={17} stroke={1.7} aria-hidden />}
              rightSection={<IconChevronDown size={15} aria-hidden />}
            >
              {t('template.use')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {templates.map(({ categoryId: id, name, values }) => (
              <Menu.Item key={id} onClick={() => form.set((before) => withTemplate(before, values))}>
                {name[language]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button variant="subtle" onClick={() => setSaving(true)}>
        {t('template.save')}
      </Button>
      {isSaving && (
        <SaveTemplateDialog
          values={form.values}
          categoryId={categoryId}
          templates={templates}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
