// Why nothing is listed, and what leads on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

export function AssortmentEmpty({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useTranslation('assortment');
  if (isFiltered)
    return (
      <EmptyState
        title={t('empty.filteredTitle')}
        actions={
          <Button variant="default" onClick={onReset}>
            {t('empty.reset')}
          </Button>
        }
      >
        {t('empty.filtered')}
      </EmptyState>
    );
  return (
    <EmptyState
      guide="find-products"
      title={t('empty.title')}
      actions={
        <Button component={Link} to={pathTo('search')}>
          {t('empty.toShop')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
