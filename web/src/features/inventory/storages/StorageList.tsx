// All storages: what lies in each, create, rename, delete, count.
import { useTranslation } from 'react-i18next';
import {
  InventoryTabs,
  useStorages,
  useValueTexts,
  useWholeInventory,
} from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { NewStorage } from './NewStorage.tsx';
import { StorageTable } from './StorageTable.tsx';

export function StorageList() {
  const { t } = useTranslation(['inventory', 'routes']);
  const { sumText } = useValueTexts();
  const { data: storages, error, refetch } = useStorages();
  // An article may lie in several storages: how many have no known price is a question of the whole inventory.
  const unpricedArticles = useWholeInventory().data?.unpricedArticles ?? 0;
  const value = (storages ?? []).reduce((sum, { stockValueCents }) => sum + stockValueCents, 0);
  const count = storages?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t('routes:storages')}
        facts={
          storages &&
          t('storages.facts', {
            count,
            number: formatNumber(count, 0),
            value: sumText(value, unpricedArticles),
          })
        }
      />
      {/* They ask for the storages, too: shown only once those failed, they would ask again without end. */}
      <InventoryTabs current="storages" />
      {storages ? (
        <>
          <NewStorage />
          <StorageTable storages={storages} />
        </>
      ) : !error ? (
        <PageSkeleton />
      ) : (
        <ErrorState title={t('storages.failed.title')} onRetry={() => void refetch()}>
          {t('storages.failed.text')}
        </ErrorState>
      )}
    </>
  );
}
