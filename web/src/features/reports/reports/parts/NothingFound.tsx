import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import type { ChangeView } from '../useReportView.ts';
import { hasFilters, type ReportView, withoutFilters } from '../view.ts';

interface NothingFoundProps {
  view: ReportView;
  onChange: ChangeView;
}

/** Why a report has no rows, and the way to some. */
export function NothingFound({ view, onChange }: NothingFoundProps) {
  const { t } = useTranslation(['reports', 'common']);
  const isFiltered = hasFilters(view);
  return (
    <EmptyState
      title={t('nothing.title')}
      pictures={['buero', 'kanister']}
      actions={
        <>
          {isFiltered && (
            <Button variant="default" onClick={() => onChange(withoutFilters)}>
              {t('common:filter.reset')}
            </Button>
          )}
          {view.preset !== null && view.preset !== 'allTime' && (
            <Button variant="default" onClick={() => onChange({ preset: 'allTime' })}>
              {t('nothing.allTime')}
            </Button>
          )}
        </>
      }
    >
      {isFiltered ? t('nothing.filtered') : t('nothing.text')}
    </EmptyState>
  );
}
