import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n.ts';
import { spanWords } from '../../lib/period-words.ts';

/** Spans of days in the user's language. */
export function useSpanWords(): (span: DaySpan, form?: 'long' | 'short') => string {
  const { t } = useTranslation('period');
  const language = useLanguage();
  return (span, form = 'long') =>
    spanWords(
      span,
      language,
      { since: (day) => t('since', { day }), until: (day) => t('until', { day }), all: t('all') },
      form,
    );
}
