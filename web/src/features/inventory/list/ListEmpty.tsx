// Why there is nothing to see, and what to do next.
import { Button } from '@mantine/core';
import { IconArchive, IconFilterOff, IconPlus, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNonInventory } from '../../../domain/inventory/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

interface ListEmptyProps {
  isOfStorage?: boolean;
  /** Given if there are articles but none matches the filters. */
  onReset?: () => void;
}

export function ListEmpty({ isOfStorage = false, onReset }: ListEmptyProps) {
  const { t } = useTranslation(['inventory', 'common']);
  if (isOfStorage) {
    return (
      <EmptyState
        title={t('storages.contentsEmpty.title')}
        pictures={['labor', 'beutel']}
        actions={
          <Button component={Link} to={pathTo('inventory')} variant="default">
            {t('storages.contentsEmpty.toInventory')}
          </Button>
        }
      >
        {t('storages.contentsEmpty.text')}
      </EmptyState>
    );
  }
  if (onReset) {
    return (
      <EmptyState
        title={t('empty.noHitTitle')}
        pictures={['labor', 'dosen']}
        actions={
          <Button
            variant="default"
            leftSection={<IconFilterOff size={17} stroke={1.7} aria-hidden />}
            onClick={onReset}
          >
            {t('common:filter.reset')}
          </Button>
        }
      >
        {t('empty.noHitText')}
      </EmptyState>
    );
  }
  return <NoArticles />;
}

function NoArticles() {
  const { t } = useTranslation('inventory');
  const others = useNonInventory().data?.total ?? 0;
  return (
    <EmptyState
      guide="configure-article"
      title={t('empty.title')}
      pictures={['anaesthesie', 'fuellung', 'einweg']}
      actions={
        <>
          <Permitted permission="editArticles">
            <Button
              component={Link}
              to={pathTo('articleConfiguration')}
              leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
            >
              {t('action.create')}
            </Button>
          </Permitted>
          <Button
            component={Link}
            to={pathTo('search')}
            variant="default"
            leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
          >
            {t('empty.toShop')}
          </Button>
          {others > 0 && (
            <Button
              component={Link}
              to={pathTo('inventory', {}, { nonInventory: true })}
              variant="default"
              leftSection={<IconArchive size={17} stroke={1.7} aria-hidden />}
            >
              {t('empty.nonInventory', { count: others })}
            </Button>
          )}
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
