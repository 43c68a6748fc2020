// One count: the lines, the review, the end.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { CountLines } from './CountLines.tsx';
import { CountReview } from './CountReview.tsx';
import { DiscardCount } from './DiscardCount.tsx';
import classes from './Stocktaking.module.css';
import { useCounting, useStocktaking } from './stocktaking.queries.ts';

export function CountSession({ stocktakingId }: { stocktakingId: number }) {
  const { t } = useTranslation(['inventory', 'routes']);
  const { data: count, error, refetch } = useStocktaking(stocktakingId);
  const { countLine, settled } = useCounting(stocktakingId);
  const [isReviewing, setReviewing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  /** With what moved meanwhile. */
  async function review() {
    await settled();
    await refetch();
    setReviewing(true);
  }

  const crumb = [
    { label: t('routes:inventory'), to: pathTo('inventory') },
    { label: t('routes:stocktaking'), to: pathTo('stocktaking') },
  ];
  if (!count) {
    if (!error) return <PageSkeleton />;
    return (
      <>
        <PageHeader title={t('routes:stocktaking')} crumb={crumb.slice(0, 1)} />
        <EmptyState
          title={t('stocktaking.missing.title')}
          pictures={['buero', 'dosen']}
          actions={
            <Button component={Link} to={pathTo('stocktaking')}>
              {t('stocktaking.all')}
            </Button>
          }
        >
          {t('stocktaking.missing.text')}
        </EmptyState>
      </>
    );
  }
  const { lines, storageName } = count;
  const counted = lines.filter((line) => line.counted !== null).length;
  const isOpen = count.state === 'open';
  return (
    <>
      <PageHeader
        title={
          isReviewing || !isOpen
            ? t('stocktaking.reviewTitle')
            : t('stocktaking.sessionTitle', { storage: storageName })
        }
        crumb={crumb}
        facts={
          isOpen
            ? t('stocktaking.open', { date: formatDateTime(count.startedAt), user: count.startedBy })
            : t('stocktaking.closed')
        }
        actions={
          isOpen && (
            <Button variant="default" onClick={() => setDiscarding(true)}>
              {t('stocktaking.discard')}
            </Button>
          )
        }
      />
      {isOpen && lines.length === 0 ? (
        <EmptyState title={t('stocktaking.nothing.title')} pictures={['labor', 'beutel']}>
          {t('stocktaking.nothing.text')}
        </EmptyState>
      ) : isReviewing || !isOpen ? (
        <CountReview count={count} onBack={() => setReviewing(false)} />
      ) : (
        <>
          <CountLines lines={lines} countLine={countLine} />
          <div className={classes.footBar}>
            <span className="px-num">
              {t('stocktaking.progress', {
                counted: formatNumber(counted, 0),
                total: formatNumber(lines.length, 0),
              })}
            </span>
            <Button disabled={counted === 0} onClick={() => void review()}>
              {t('stocktaking.review')}
            </Button>
          </div>
        </>
      )}
      {isDiscarding && (
        <DiscardCount
          stocktakingId={stocktakingId}
          storageName={storageName}
          onClose={() => setDiscarding(false)}
        />
      )}
    </>
  );
}
