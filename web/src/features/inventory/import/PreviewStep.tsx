// Every row as it would be booked. The button works only when nothing is wrong any more.
import { Button } from '@mantine/core';
import {
  type ArticleImport,
  articleImportCalls,
  type CommittedImport,
  type ImportRowStatus,
} from '@praxora/contract/inventory/article-import.calls';
import { IconAlertSquareFilled, IconArrowLeft, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { Paging, readPage } from '../../../ui/page/Paging.tsx';
import { ImportOptions } from './ImportOptions.tsx';
import { draftKey, rowsKey, rowsPerPage, useImportRows, useShowImport } from './import.queries.ts';
import { LeaveOut } from './LeaveOut.tsx';
import { PreviewTable } from './PreviewTable.tsx';

const filters = [
  'wrong',
  'update',
  'ready',
  'skipped',
  'leftOut',
] as const satisfies readonly ImportRowStatus[];
const filterTexts = {
  all: 'filter.all',
  wrong: 'filter.wrong',
  update: 'filter.update',
  ready: 'filter.ready',
  skipped: 'filter.skipped',
  leftOut: 'filter.leftOut',
} as const;

interface PreviewStepProps {
  draft: ArticleImport;
  onBack: () => void;
  onDone: (done: CommittedImport) => void;
}

export function PreviewStep({ draft, onBack, onDone }: PreviewStepProps) {
  const { t } = useTranslation('articleImport');
  const [search, setSearch] = useSearchParams();
  // Errors come first, and the choice stays in the address.
  const [first] = useState(draft.counts.wrong > 0 ? 'wrong' : 'all');
  const shown = search.get('show') ?? first;
  const status = filters.find((one) => one === shown) ?? null;
  const page = readPage(search.get('page'));
  const { data, error, refetch, isPlaceholderData } = useImportRows(draft.id, status, page - 1);
  const { counts } = draft;
  const numbers = { all: counts.rows, ...counts };
  const choices = (['all', ...filters] as const).filter(
    (name) => name === 'all' || name === 'wrong' || numbers[name] > 0 || name === shown,
  );
  const go = (show: string, next: number) =>
    setSearch({ show, ...(next > 1 ? { page: String(next) } : {}) }, { replace: true });

  return (
    <section aria-label={t('preview.title')}>
      <ImportOptions draft={draft} />
      <LeaveOut draft={draft} />
      <div className="m-0-0-14 max-w-full overflow-x-auto">
        <Segments
          label={t('filter.label')}
          value={status ?? 'all'}
          onChange={(show) => go(show, 1)}
          options={choices.map((name) => ({
            value: name,
            label: t(filterTexts[name], { number: formatNumber(numbers[name], 0) }),
          }))}
        />
      </div>
      {error ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : !data ? (
        <PageSkeleton />
      ) : data.items.length === 0 ? (
        <p className="bd-line bdrs-12 quiet p-28-20 ta-center">
          {t(status === 'wrong' ? 'preview.noneWrong' : 'preview.none')}
        </p>
      ) : (
        <div aria-busy={isPlaceholderData}>
          <PreviewTable key={`${shown} ${page} ${isPlaceholderData}`} importId={draft.id} rows={data.items} />
          <Paging
            page={page}
            pages={Math.ceil(data.total / rowsPerPage)}
            onPage={(next) => {
              go(shown, next);
              window.scrollTo({ top: 0 });
            }}
          />
        </div>
      )}
      <CommitBar draft={draft} onBack={onBack} onDone={onDone} />
    </section>
  );
}

function CommitBar({ draft, onBack, onDone }: PreviewStepProps) {
  const { t } = useTranslation('articleImport');
  const show = useShowImport();
  const { wrong, articles, update, stockEntries } = draft.counts;
  const text = (count: number) => ({ count, number: formatNumber(count, 0) });

  const commit = useChange({
    call: () =>
      callApi(
        articleImportCalls.commitImport,
        { params: { importId: draft.id } },
        // The same key for every click on this import, also after a reload, so that it is booked once.
        { idempotencyKey: `import-${draft.id}`, timeoutMs: 600_000 },
      ),
    showsRefusal: true,
    after: async (committed) => {
      onDone(committed);
      await show(null);
    },
    // After a refusal, too: what is true now may be something else.
    refetch: [draftKey, rowsKey, ...stockKeys],
  });

  return (
    <FootBar
      note={
        commit.error !== null ? (
          <span className="row gap-8 c-min" role="alert">
            <IconAlertSquareFilled size={17} aria-hidden />
            <span>
              <ApiErrorMessage error={commit.error} />
            </span>
          </span>
        ) : commit.isBusy ? (
          <span role="status">{t('commit.busy')}</span>
        ) : wrong > 0 ? (
          <span className="row gap-8 c-min">
            <IconAlertSquareFilled size={17} aria-hidden />
            {t('commit.wrong', text(wrong))}
          </span>
        ) : (
          <span className="row gap-8 c-ok">
            <IconCircleCheckFilled size={17} aria-hidden />
            {t('commit.ready', text(stockEntries))}
          </span>
        )
      }
    >
      <Button
        variant="default"
        disabled={commit.isBusy}
        leftSection={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
        onClick={onBack}
      >
        {t('commit.back')}
      </Button>
      <Button
        disabled={wrong > 0 || articles + update === 0}
        loading={commit.isBusy}
        onClick={() => void commit.run()}
      >
        {update === 0
          ? t('commit.action', text(articles))
          : articles === 0
            ? t('commit.update', text(update))
            : t('commit.both', { number: formatNumber(articles, 0), changed: formatNumber(update, 0) })}
      </Button>
    </FootBar>
  );
}
