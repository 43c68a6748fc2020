// Permanent inventory: each article is counted once in a fiscal year, and what is due is proposed by storage.
import { Button } from '@mantine/core';
import { stocktakingRecordCalls } from '@praxora/contract/inventory/stocktaking-record.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { useStartCount } from './useStartCount.ts';

type DueStorage = DataOf<typeof stocktakingRecordCalls.listDueCounts>['storages'][number];

export function DueCounts() {
  const { t } = useTranslation('inventory');
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'stocktakings', 'due'],
    queryFn: ({ signal }) => callApi(stocktakingRecordCalls.listDueCounts, {}, { signal }),
  });
  if (!data || data.total === 0) return null;
  const due = data.storages.filter((storage) => storage.due > 0);
  const counted = data.total - due.reduce((sum, storage) => sum + storage.due, 0);
  const span = { from: formatDate(data.from), until: formatDate(data.until) };
  return (
    <section className="mt-36">
      <h2 className="m-8-0-12">{t('stocktaking.due.title', { year: data.year })}</h2>
      <p className="quiet m-0-0-12">
        {due.length === 0
          ? t('stocktaking.due.none', span)
          : t('stocktaking.due.text', {
              counted: formatNumber(counted, 0),
              total: formatNumber(data.total, 0),
              ...span,
            })}
      </p>
      <ul className="plain-list">
        {due.map((storage) => (
          <Due key={storage.storageId} storage={storage} />
        ))}
      </ul>
    </section>
  );
}

function Due({ storage: { storageId, storageName, due, articleIds } }: { storage: DueStorage }) {
  const { t } = useTranslation('inventory');
  const count = useStartCount({ articleIds });
  return (
    <li className="row spread gap-12 p-8-0 line-bottom phone-flex-wrap">
      <span className="min-w-0 anywhere px-num" data-wraps>
        {t('stocktaking.due.storage', { name: storageName, number: formatNumber(due, 0) })}
      </span>
      <Permitted permission="bookStock">
        <Button
          className="flex-none phone-ml-auto"
          variant="default"
          loading={count.isBusy}
          onClick={() => void count.run(storageId)}
        >
          {t('stocktaking.due.count', { count: articleIds.length })}
        </Button>
      </Permitted>
    </li>
  );
}
