// A stocktaking: counting the lines, review, completion.
import { Button } from '@mantine/core';
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MissingPage } from '../../../ui/page/MissingPage.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { isDone } from './CountedLine.tsx';
import { CountLines } from './CountLines.tsx';
import { CountReview } from './CountReview.tsx';
import { FoundBatch } from './FoundBatch.tsx';
import { SessionMenu } from './SessionMenu.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import classes from './Stocktaking.module.css';
import { countKeys, useCounting, useStocktaking } from './stocktaking.queries.ts';

interface DiscardCountProps {
  stocktakingId: number;
  storageName: string;
  onClose: () => void;
}

function DiscardCount({ stocktakingId, storageName, onClose }: DiscardCountProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const discard = useChange({
    call: () => callApi(stocktakingCalls.discardStocktaking, { params: { stocktakingId } }),
    success: () => t('stocktaking.discarded'),
    after: () => navigate(pathTo('stocktakingRecord', { stocktakingId })),
    refetch: stockKeys,
  });
  return (
    <FormDialog
      title={t('stocktaking.discardTitle', { storage: storageName })}
      action={t('stocktaking.discardAction')}
      isDangerous
      onSubmit={() => discard.send()}
      onClose={onClose}
    >
      <p>{t('stocktaking.discardText')}</p>
    </FormDialog>
  );
}

/** Shows the numbers of a blind count; false: lines have to be counted again first. */
function useReveal({ id }: Stocktaking): () => Promise<boolean> {
  const { t } = useTranslation('inventory');
  const review = useChange({
    call: () => callApi(stocktakingCalls.reviewBlindCount, { params: { stocktakingId: id } }),
    success: ({ isConcealed, lines }) =>
      isConcealed
        ? t('stocktaking.recount.requested', { count: lines.filter((line) => line.needsRecount).length })
        : null,
    refetch: countKeys(id),
  });
  return async () => (await review.run())?.isConcealed === false;
}

export function CountSession({ stocktakingId }: { stocktakingId: number }) {
  const { data: count, error, refetch } = useStocktaking(stocktakingId);
  // It was finished here, or by a colleague meanwhile.
  if (count && count.state !== 'open')
    return <Navigate to={pathTo('stocktakingRecord', { stocktakingId })} replace />;
  if (count) return <Session count={count} onReload={refetch} />;
  return <CountMissing error={error} onRetry={() => void refetch()} />;
}

function useCrumb() {
  const { t } = useTranslation('routes');
  return [
    { label: t('inventory'), to: pathTo('inventory') },
    { label: t('stocktaking'), to: pathTo('stocktaking') },
  ];
}

function CountMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['inventory', 'routes']);
  return (
    <MissingPage
      isUnnamed={false}
      error={error}
      onRetry={onRetry}
      heading={t('routes:stocktaking')}
      list={{ label: t('routes:stocktaking'), to: pathTo('stocktaking'), action: t('stocktaking.all') }}
      pictures={['buero', 'dosen']}
      missing={{ title: t('stocktaking.missing.title'), text: t('stocktaking.missing.text') }}
      failed={{ title: t('stocktaking.failed.title'), text: t('stocktaking.failed.text') }}
    />
  );
}

interface SessionProps {
  count: Stocktaking;
  onReload: () => Promise<unknown>;
}

function Session({ count, onReload }: SessionProps) {
  const { t } = useTranslation('inventory');
  const { countLine, settled } = useCounting(count.id);
  const [isReviewing, setReviewing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const isOpen = count.state === 'open';
  const showsReview = isReviewing && !count.isConcealed;
  const reveal = useReveal(count);

  /** With what moved meanwhile. */
  async function review() {
    await settled();
    await onReload();
    if (!count.isConcealed || (await reveal())) setReviewing(true);
  }

  return (
    <>
      <PageHeader
        title={
          showsReview
            ? t('stocktaking.reviewTitle')
            : t('stocktaking.sessionTitle', { storage: count.storageName })
        }
        crumb={useCrumb()}
        facts={t('stocktaking.open', { date: formatDateTime(count.startedAt), user: count.startedBy })}
        actions={isOpen && <SessionMenu count={count} onDiscard={() => setDiscarding(true)} />}
      />
      <SessionNotes count={count} />
      {isOpen && count.lines.length === 0 ? (
        <EmptyState
          title={t('stocktaking.nothing.title')}
          pictures={['labor', 'beutel']}
          actions={<FoundBatch session={count} />}
        >
          {t('stocktaking.nothing.text')}
        </EmptyState>
      ) : showsReview ? (
        <CountReview count={count} onBack={() => setReviewing(false)} />
      ) : (
        <>
          <CountLines lines={count.lines} countLine={countLine} />
          <FoundBatch session={count} />
          <CountFoot count={count} onReview={() => void review()} />
        </>
      )}
      {isDiscarding && (
        <DiscardCount
          stocktakingId={count.id}
          storageName={count.storageName}
          onClose={() => setDiscarding(false)}
        />
      )}
    </>
  );
}

function CountFoot({ count: { lines }, onReview }: { count: Stocktaking; onReview: () => void }) {
  const { t } = useTranslation('inventory');
  const countedLines = lines.filter(isDone).length;
  return (
    <div className={`${classes.footBar} row spread gap-12 bg-sheet line-top bottom-0 mt-16 p-14-0 sticky`}>
      <span className="px-num">
        {t('stocktaking.progress', {
          counted: formatNumber(countedLines, 0),
          total: formatNumber(lines.length, 0),
        })}
      </span>
      <Button disabled={countedLines === 0} onClick={onReview}>
        {t('stocktaking.review')}
      </Button>
    </div>
  );
}
