// A batch is called back: where it lies, from whom and when it came, when it was used. Fit to be printed.
import { Button, TextInput } from '@mantine/core';
import { mostRecalled, stockCalls } from '@praxora/contract/inventory/stock.calls';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InventoryTabs, inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import classes from './Recall.module.css';
import { SimilarBatches } from './SimilarBatches.tsx';
import { useBatchOfCode } from './useBatchOfCode.ts';
import { WholeMatches } from './WholeMatches.tsx';

const longestBatch = 64;
/** A whole code may be pasted, too. */
const longestCode = 500;

export function RecallPage() {
  // With the texts of what may be found: coming later, they would take the whole page away for a moment.
  const { t } = useTranslation(['inventory', 'scanner', 'article', 'stock']);
  const [search, setSearch] = useSearchParams();
  const batchNumber = (search.get('batch') ?? '').trim().slice(0, longestBatch);
  const { refused, submit } = useBatchOfCode((batch) =>
    setSearch(batch === '' ? {} : { batch: batch.slice(0, longestBatch) }),
  );
  return (
    <div className={classes.page}>
      <div className={classes.aside}>
        <PageHeader title={t('recall.title')} facts={t('recall.facts')} />
        <InventoryTabs current="recall" />
      </div>
      <BatchForm key={batchNumber} first={batchNumber} refused={refused} onSearch={submit} />
      {batchNumber !== '' && <Recalled batchNumber={batchNumber} />}
    </div>
  );
}

interface BatchFormProps {
  first: string;
  refused: string | null;
  onSearch: (text: string) => void;
}

function BatchForm({ first, refused, onSearch }: BatchFormProps) {
  const { t } = useTranslation('inventory');
  const [batch, setBatch] = useState(first);
  return (
    <search>
      <form
        className={`${classes.form} row gap-8 items-bottom mb-28`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(batch);
        }}
      >
        <TextInput
          className={classes.field ?? ''}
          label={t('recall.batch')}
          maxLength={longestCode}
          autoFocus
          value={batch}
          onChange={(event) => setBatch(event.currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}>
          {t('recall.search')}
        </Button>
      </form>
      <p className={`${classes.refused} c-min fw-520 m--16-0-24`} role="alert">
        {refused}
      </p>
    </search>
  );
}

function Recalled({ batchNumber }: { batchNumber: string }) {
  const { t } = useTranslation('inventory');
  const { data, error, refetch } = useQuery({
    queryKey: [...inventoryKey, 'recall', batchNumber],
    queryFn: ({ signal }) => callApi(stockCalls.recallBatch, { query: { batchNumber } }, { signal }),
    staleTime: 0,
  });
  if (error) {
    return (
      <ErrorState title={t('recall.failed.title')} onRetry={() => void refetch()}>
        {t('recall.failed.text')}
      </ErrorState>
    );
  }
  if (!data) return <PageSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState guide="recall" title={t('recall.none.title')} pictures={['anaesthesie']}>
        {t('recall.none.text', { batch: batchNumber })}
      </EmptyState>
    );
  }
  const whole = data.filter(({ fits }) => fits === 'whole');
  const parts = data.filter(({ fits }) => fits === 'part');
  return (
    <>
      {data.length >= mostRecalled && (
        <p className="quiet mb-12">{t('recall.most', { number: formatNumber(mostRecalled, 0) })}</p>
      )}
      {whole.length > 0 && <WholeMatches batchNumber={batchNumber} entries={whole} />}
      {parts.length > 0 && (
        <div className={classes.others}>
          <SimilarBatches batchNumber={batchNumber} entries={parts} areOthers={whole.length > 0} />
        </div>
      )}
    </>
  );
}
