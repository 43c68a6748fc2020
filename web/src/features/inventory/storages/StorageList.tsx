// List of all storages with their contents: create, rename, delete, count.
import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  InventoryTabs,
  useStorages,
  useValueTexts,
  useWholeInventory,
} from '../../../domain/inventory/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListPage } from '../../../ui/page/ListPage.tsx';
import { comingFacts, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { NewStorage } from './NewStorage.tsx';
import { StorageLabels } from './StorageLabels.tsx';
import classes from './Storages.module.css';
import { useStorageColumns } from './useStorageColumns.tsx';

export function StorageList() {
  const { t } = useTranslation(['inventory', 'routes']);
  const { sumText } = useValueTexts();
  const query = useStorages();
  const columns = useStorageColumns();
  // An article may lie in several storages: how many have no known price is a question of the whole inventory.
  const unpricedArticles = useWholeInventory().data?.unpricedArticles ?? 0;
  const value = (query.data ?? []).reduce((sum, { stockValueCents }) => sum + stockValueCents, 0);
  const count = query.data?.length ?? 0;
  return (
    <ListPage
      header={
        <PageHeader
          title={t('routes:storages')}
          facts={
            query.data
              ? t('storages.facts', {
                  count,
                  number: formatNumber(count, 0),
                  value: sumText(value, unpricedArticles),
                })
              : comingFacts
          }
          actions={
            <Permitted permission="bookStock">
              <StorageLabels
                storageIds={(query.data ?? []).map(({ id }) => id)}
                text={t('storages.labelsOfStorages')}
              />
              <Button
                component={Link}
                to={pathTo('moves')}
                variant="default"
                leftSection={<IconArrowsExchange size={17} stroke={1.7} aria-hidden />}
              >
                {t('moves.open')}
              </Button>
            </Permitted>
          }
        />
      }
      // They ask for the storages, too: shown only once those failed, they would ask again without end.
      tabs={<InventoryTabs current="storages" />}
      toolbar={
        <Permitted permission="editArticles">
          <NewStorage />
        </Permitted>
      }
      query={query}
      failed={{ title: t('storages.failed.title'), text: t('storages.failed.text') }}
      columns={columns}
      keyOf={({ id }) => id}
      empty={
        <EmptyState guide="storages" title={t('storages.empty.title')} pictures={['labor', 'beutel']}>
          {t('storages.empty.text')}
        </EmptyState>
      }
      label={t('storages.title')}
      phone="cards"
      className={classes.table}
    />
  );
}
