// Inventory page: every article of the practice, with its stock, storages, shortages and expiry dates.
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { InventoryTabs } from '../../../domain/inventory/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { TransferMenu } from '../import/TransferMenu.tsx';
import { ArticleList } from './ArticleList.tsx';
import { InventoryFacts } from './InventoryFacts.tsx';

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
            <Permitted permission="bookStock">
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
            </Permitted>
          </>
        }
      />
      <InventoryTabs current="articles" />
      <ArticleList />
    </>
  );
}
