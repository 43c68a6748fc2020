// All storages: what lies in each, create, rename, delete, count.
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { InventoryTabs } from '../../../domain/inventory/InventoryTabs.tsx';
import { useStorages } from '../../../domain/inventory/queries.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { NewStorage } from './NewStorage.tsx';
import { StorageRow } from './StorageRow.tsx';
import classes from './Storages.module.css';

export function StorageList() {
  const { t } = useTranslation(['inventory', 'routes']);
  const { data: storages, error, refetch } = useStorages();
  if (!storages && !error) return <PageSkeleton />;
  const value = (storages ?? []).reduce((sum, { stockValueCents }) => sum + stockValueCents, 0);
  const count = storages?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t('routes:storages')}
        facts={
          storages &&
          t('storages.facts', { count, number: formatNumber(count, 0), value: formatMoney(value) })
        }
      />
      <InventoryTabs current="storages" />
      {storages ? (
        <>
          <NewStorage />
          {count === 0 ? (
            <EmptyState title={t('storages.empty.title')} pictures={['labor', 'beutel']}>
              {t('storages.empty.text')}
            </EmptyState>
          ) : (
            <Table className={classes.table ?? ''} aria-label={t('storages.title')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('storages.name')}</Table.Th>
                  <Table.Th scope="col" className={classes.right ?? ''}>
                    {t('storages.articles')}
                  </Table.Th>
                  <Table.Th scope="col" className={classes.right ?? ''}>
                    {t('storages.value')}
                  </Table.Th>
                  <Table.Th scope="col" className={classes.right ?? ''}>
                    {t('storages.actions')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {storages.map((storage) => (
                  <StorageRow key={storage.id} storage={storage} />
                ))}
              </Table.Tbody>
            </Table>
          )}
        </>
      ) : (
        <ErrorState title={t('storages.failed.title')} onRetry={() => void refetch()}>
          {t('storages.failed.text')}
        </ErrorState>
      )}
    </>
  );
}
