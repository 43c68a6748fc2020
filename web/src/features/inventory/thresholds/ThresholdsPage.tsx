// Thresholds that would fit better: what is suggested and why, and what it would have changed. Nothing changes by itself.
import { Button } from '@mantine/core';
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useAddressView } from '../../../lib/useAddressView.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { ExpiringBatches } from './ExpiringBatches.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { Showings } from './Showings.tsx';
import { type Marked, SuggestionTable } from './SuggestionTable.tsx';
import { type Suggestions, useSuggestions } from './thresholds.queries.ts';
import { toAcceptance, useAccept } from './useAccept.ts';
import { isShown, viewForm } from './view.ts';

export function ThresholdsPage() {
  const { t } = useTranslation(['thresholds', 'routes', 'units']);
  const { data, error, refetch } = useSuggestions();
  if (error && !data)
    return (
      <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  return data ? <Page data={data} /> : <PageSkeleton />;
}

function Page({ data }: { data: Suggestions }) {
  const { t } = useTranslation(['thresholds', 'routes']);
  const [{ show }, changeView] = useAddressView(viewForm);
  const [marked, setMarked] = useState<Marked>(new Map());
  const open = data.suggestions.filter((one) => isShown(one, 'all'));
  const shown = data.suggestions.filter((one) => isShown(one, show));
  // Suggestions accepted or hidden meanwhile are no longer selected.
  const selection = shown.filter(({ articleId }) => marked.has(articleId));
  const number = formatNumber(open.length, 0);
  return (
    <>
      <PageHeader
        place="thresholds"
        crumb={[{ label: t('routes:reorder'), to: pathTo('reorder') }]}
        here={t('name')}
        title={open.length === 0 ? t('titleNone') : t('title', { count: open.length, number })}
        facts={t('facts', { count: data.deliveries, number: formatNumber(data.deliveries, 0) })}
        actions={
          open.length > 0 && (
            <Permitted permission="editArticles">
              <Actions open={open} chosen={selection} />
            </Permitted>
          )
        }
      />
      {data.suggestions.length === 0 ? (
        <EmptyState guide="thresholds" title={t('empty.title')} pictures={['hygiene', 'einweg']}>
          {data.fitting > 0 ? t('empty.fitting') : t('empty.unknown')}
        </EmptyState>
      ) : (
        <>
          <ReplayPanel suggestions={selection.length > 0 ? selection : shown} weeks={data.weeks} />
          <Showings
            suggestions={data.suggestions}
            show={show}
            hasClosedWeeks={data.weeks.some(({ isClosed }) => isClosed)}
            onShow={(next) => changeView({ show: next })}
          />
          <SuggestionTable
            suggestions={shown}
            weeks={data.weeks}
            marked={new Map(selection.map((one) => [one.articleId, one]))}
            onMark={setMarked}
          />
        </>
      )}
      <Foot data={data} shown={shown.length} />
      <ExpiringBatches />
    </>
  );
}

interface ActionsProps {
  open: readonly ThresholdSuggestion[];
  chosen: readonly ThresholdSuggestion[];
}

function Actions({ open, chosen }: ActionsProps) {
  const { t } = useTranslation('thresholds');
  const accept = useAccept();
  return (
    <>
      {chosen.length > 0 && (
        <Button
          variant="default"
          loading={accept.isBusy}
          onClick={() => void accept.run(toAcceptance(chosen))}
        >
          {t('acceptSelected', { number: formatNumber(chosen.length, 0) })}
        </Button>
      )}
      <Button
        leftSection={<IconCheck size={17} aria-hidden />}
        loading={accept.isBusy}
        onClick={() => void accept.run(toAcceptance(open))}
      >
        {t('acceptAll', { number: formatNumber(open.length, 0) })}
      </Button>
    </>
  );
}

function Foot({ data, shown }: { data: Suggestions; shown: number }) {
  const { t } = useTranslation('thresholds');
  return (
    <p className="row spread gap-12 quiet fz-note m-16-0-28">
      <span>{t('foot.shown', { shown: formatNumber(shown, 0), total: formatNumber(data.total, 0) })}</span>
      <span>
        {[
          t('foot.fitting', { count: data.fitting, number: formatNumber(data.fitting, 0) }),
          ...(data.unknown > 0
            ? [t('foot.unknown', { count: data.unknown, number: formatNumber(data.unknown, 0) })]
            : []),
        ].join(' · ')}
      </span>
    </p>
  );
}
