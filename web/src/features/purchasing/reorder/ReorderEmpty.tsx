// Why there is nothing to see, and what to do next.
import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { noFilters, type ReorderView } from './address.ts';
import type { ChangeView } from './useReorderView.ts';

interface ReorderEmptyProps {
  view: ReorderView;
  isFiltered: boolean;
  onChange: ChangeView;
}

export function ReorderEmpty({ view, isFiltered, onChange }: ReorderEmptyProps) {
  const { t } = useTranslation(['reorder', 'common']);
  if (isFiltered)
    return (
      <EmptyState
        title={t('empty.filteredTitle')}
        pictures={['labor', 'dosen']}
        actions={
          <Button
            variant="default"
            leftSection={<IconFilterOff size={17} stroke={1.7} aria-hidden />}
            onClick={() => onChange(noFilters)}
          >
            {t('common:filter.reset')}
          </Button>
        }
      >
        {t('empty.filteredText')}
      </EmptyState>
    );
  if (view.section !== 'list')
    return (
      <EmptyState
        title={view.section === 'snoozed' ? t('empty.snoozedTitle') : t('empty.leftOutTitle')}
        pictures={['beutel']}
        actions={
          <Button variant="default" onClick={() => onChange({ section: 'list' })}>
            {t('empty.toList')}
          </Button>
        }
      >
        {t('empty.asideText')}
      </EmptyState>
    );
  return (
    <EmptyState
      guide="reorder"
      title={t('empty.title')}
      pictures={['hygiene', 'einweg', 'anaesthesie']}
      actions={
        <>
          <Button component={Link} to={pathTo('inventory')}>
            {t('empty.toInventory')}
          </Button>
          <Button component={Link} to={pathTo('search')} variant="default">
            {t('empty.toShop')}
          </Button>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
