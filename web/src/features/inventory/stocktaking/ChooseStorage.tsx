import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Storage } from '@praxora/contract/inventory/storages.calls';
import { IconClipboardCheck, IconEyeOff, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStorages } from '../../../domain/inventory/index.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { DueCounts } from './DueCounts.tsx';
import { PastCounts } from './PastCounts.tsx';
import classes from './Stocktaking.module.css';
import { useStocktakings } from './stocktaking.queries.ts';
import { useStartCount } from './useStartCount.ts';

type Count = NonNullable<ReturnType<typeof useStocktakings>['data']>[number];

export function ChooseStorage() {
  const { t } = useTranslation(['inventory', 'routes']);
  const storages = useStorages();
  const counts = useStocktakings();
  const header = (
    <PageHeader
      title={t('stocktaking.title')}
      facts={t('stocktaking.facts')}
      crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
    />
  );
  if (storages.error || counts.error) {
    return (
      <>
        {header}
        <ErrorState
          title={t('stocktaking.failed.title')}
          onRetry={() => {
            void storages.refetch();
            void counts.refetch();
          }}
        >
          {t('stocktaking.failed.text')}
        </ErrorState>
      </>
    );
  }
  if (!storages.data || !counts.data) return <PageSkeleton />;
  if (storages.data.length === 0) {
    return (
      <>
        {header}
        <EmptyState
          guide="stocktaking"
          title={t('storages.empty.title')}
          pictures={['labor', 'beutel']}
          actions={
            <Button component={Link} to={pathTo('storages')}>
              {t('storages.missing.toStorages')}
            </Button>
          }
        >
          {t('storages.empty.needed')}
        </EmptyState>
      </>
    );
  }
  const open = new Map(
    counts.data.filter(({ state }) => state === 'open').map((one) => [one.storageId, one]),
  );
  return (
    <>
      {header}
      <h2 className="m-8-0-12">{t('stocktaking.choose')}</h2>
      <ul className={classes.storages}>
        {storages.data.map((storage) => (
          <StorageChoice key={storage.id} storage={storage} open={open.get(storage.id)} />
        ))}
      </ul>
      <DueCounts />
      <PastCounts counts={counts.data.filter(({ state }) => state !== 'open')} />
    </>
  );
}

function StorageChoice({
  storage: { id, name, articleCount },
  open,
}: {
  storage: Storage;
  open: Count | undefined;
}) {
  const { t } = useTranslation('inventory');
  const count = useStartCount();
  const blindCount = useStartCount({ isBlind: true });
  return (
    <li className={`${classes.storage} panel p-14-16 row gap-12`} data-open={open !== undefined || undefined}>
      <IconMapPin size={19} stroke={1.6} aria-hidden />
      <div className="grid flex-1 gap-2 min-w-0 anywhere">
        <strong className="fw-560">{name}</strong>
        <span className="px-num quiet fz-note">
          {open
            ? t('stocktaking.progress', {
                counted: formatNumber(open.countedCount, 0),
                total: formatNumber(open.lineCount, 0),
              })
            : t('stocktaking.articles', { count: articleCount, number: formatNumber(articleCount, 0) })}
        </span>
        {open && (
          <span className="quiet fz-note">
            {t('stocktaking.open', { date: formatDateTime(open.startedAt), user: open.startedBy })}
          </span>
        )}
        {open?.pausedAt && (
          <span className="quiet fz-note">
            {t('stocktaking.pausedNote', { date: formatDateTime(open.pausedAt) })}
          </span>
        )}
        {open?.handedTo && (
          <span className="fz-note">{t('stocktaking.handedNote', { name: open.handedTo })}</span>
        )}
      </div>
      <Permitted permission="bookStock">
        <Button
          variant={open ? 'filled' : 'default'}
          loading={count.isBusy}
          leftSection={<IconClipboardCheck size={17} stroke={1.7} aria-hidden />}
          aria-label={open ? t('stocktaking.goOnOf', { name }) : t('stocktaking.startOf', { name })}
          onClick={() => void count.run(id)}
        >
          {open ? t('stocktaking.goOn') : t('stocktaking.start')}
        </Button>
        {!open && (
          <Tooltip label={t('stocktaking.blindNote')} multiline w={280}>
            <ActionIcon
              variant="default"
              size={36}
              loading={blindCount.isBusy}
              aria-label={t('stocktaking.startBlind', { name })}
              onClick={() => void blindCount.run(id)}
            >
              <IconEyeOff size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Permitted>
    </li>
  );
}
