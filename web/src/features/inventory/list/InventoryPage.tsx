// What do we have, where is it, what is missing and what expires: every article of the practice.
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  InventoryTabs,
  useArticlesCount,
  useStorages,
  useWholeInventory,
} from '../../../domain/inventory/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { TransferMenu } from '../import/TransferMenu.tsx';
import { ArticleList } from './ArticleList.tsx';

export function InventoryPage() {
  const { t } = useTranslation(['inventory', 'routes', 'addToCart', 'delivery']);
  return (
    <>
      <PageHeader
        place="inventory"
        title={t('routes:inventory')}
        facts={<InventoryFacts />}
        actions={
          <>
            <TransferMenu />
            <Button
              component={Link}
              to={pathTo('stocktaking')}
              variant="default"
              leftSection={<IconClipboardCheck size={17} stroke={1.7} aria-hidden />}
            >
              {t('action.count')}
            </Button>
            <Button
              component={Link}
              to={pathTo('articleConfiguration')}
              leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
            >
              {t('action.create')}
            </Button>
          </>
        }
      />
      <InventoryTabs current="articles" />
      <ArticleList />
    </>
  );
}

function InventoryFacts() {
  const { t } = useTranslation('inventory');
  const { data: whole } = useWholeInventory();
  const { data: count = whole?.total } = useArticlesCount();
  const { data: storages } = useStorages();
  // The line keeps its place until its figures are there.
  if (!whole || count === undefined || !storages) return '\u00a0';
  return t('facts.all', {
    articles: t('facts.articles', { count, number: formatNumber(count, 0) }),
    storages: t('facts.storages', { count: storages.length, number: formatNumber(storages.length, 0) }),
    value: formatMoney(whole.stockValueCents),
  });
}
