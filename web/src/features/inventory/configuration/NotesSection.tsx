import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/Section.tsx';
import type { ArticleForm } from './form.ts';

export function NotesSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  return (
    <Section id="notes" title={t('notes.title')}>
      <Textarea
        label={t('notes.label')}
        description={t('notes.text')}
        autosize
        minRows={3}
        maxLength={10_000}
        value={form.values.notice}
        error={form.error('notes.notice')}
        onChange={(event) => form.set({ notice: event.currentTarget.value })}
      />
    </Section>
  );
}
