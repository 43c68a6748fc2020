import { Button } from '@mantine/core';
import { IconArrowBackUp, IconListNumbers, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BufferedBar } from '../../../domain/purchasing/index.ts';
import { defaultSavedArticleTab, pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

interface CartEmptyProps {
  /** Set after clearing. */
  undoId: string | null;
  onUndo: () => Promise<void>;
}

export function CartEmpty({ undoId, onUndo }: CartEmptyProps) {
  const { t } = useTranslation(['cart', 'routes']);
  return (
    <>
      <PageHeader title={t('routes:cart')} />
      <BufferedBar />
      <EmptyState
        guide="find-products"
        title={t('empty.title')}
        pictures={['einweg', 'maske', 'kanuelen']}
        actions={
          <>
            <Button
              component={Link}
              to={pathTo('search')}
              leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
            >
              {t('empty.toShop')}
            </Button>
            <Permitted permission="fillCart">
              <Button
                component={Link}
                to={pathTo('quickOrder')}
                variant="default"
                leftSection={<IconListNumbers size={17} stroke={1.7} aria-hidden />}
              >
                {t('routes:quickOrder')}
              </Button>
            </Permitted>
            <Button
              component={Link}
              to={pathTo('savedArticles', { tab: defaultSavedArticleTab })}
              variant="default"
            >
              {t('empty.toSaved')}
            </Button>
            {undoId !== null && (
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />}
                onClick={() => void onUndo()}
              >
                {t('empty.undo')}
              </Button>
            )}
          </>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </>
  );
}
