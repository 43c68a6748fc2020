// Contents of one storage.
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog, useStorages, useValueTexts } from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { ArticleList } from '../list/ArticleList.tsx';
import { TargetsButton } from '../moves/TargetsButton.tsx';
import { useStartCount } from '../stocktaking/useStartCount.ts';
import { StorageLabels } from './StorageLabels.tsx';

/** The labels of what lies in a storage, and those that stick to its shelves. */
function PrintStorage({ storageId, name }: { storageId: number; name: string }) {
  const { t } = useTranslation('inventory');
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('storages.labels')}
      </Button>
      {isOpen && <LazyPrintDialog source={{ storageId }} title={name} onClose={() => setOpen(false)} />}
    </>
  );
}

export function StorageContents({ storageId }: { storageId: number }) {
  const { t } = useTranslation(['inventory', 'routes']);
  const { storageValue } = useValueTexts();
  const { data: storages, error, refetch } = useStorages();
  const count = useStartCount();
  const crumb = [
    { label: t('routes:inventory'), to: pathTo('inventory') },
    { label: t('storages.title'), to: pathTo('storages') },
  ];
  if (!storages) {
    if (!error) return <PageSkeleton />;
    return (
      <ErrorState title={t('storages.failed.title')} titleLevel={1} onRetry={() => void refetch()}>
        {t('storages.failed.text')}
      </ErrorState>
    );
  }
  const storage = storages.find(({ id }) => id === storageId);
  if (!storage) {
    return (
      <>
        <PageHeader title={t('routes:storages')} crumb={crumb.slice(0, 1)} />
        <EmptyState
          title={t('storages.missing.title')}
          pictures={['labor']}
          actions={
            <Button component={Link} to={pathTo('storages')} variant="default">
              {t('storages.missing.toStorages')}
            </Button>
          }
        >
          {t('storages.missing.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={storage.name}
        crumb={crumb}
        facts={t('facts.ofStorage', {
          articles: t('facts.articles', {
            count: storage.articleCount,
            number: formatNumber(storage.articleCount, 0),
          }),
          value: storageValue(storage),
        })}
        actions={
          <Permitted permission="bookStock">
            <TargetsButton storage={storage} />
            <StorageLabels storageIds={[storageId]} text={t('storages.labelOfStorage')} />
            <PrintStorage storageId={storageId} name={storage.name} />
            <Button
              variant="default"
              loading={count.isBusy}
              leftSection={<IconClipboardCheck size={17} stroke={1.7} aria-hidden />}
              onClick={() => void count.run(storageId)}
            >
              {t('storages.count')}
            </Button>
          </Permitted>
        }
      />
      <ArticleList storageId={storageId} />
    </>
  );
}
