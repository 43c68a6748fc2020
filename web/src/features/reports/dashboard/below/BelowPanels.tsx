// The dashboard below the first screen.

import { Button, Group } from '@mantine/core';
import {
  type Icon,
  IconBolt,
  IconClipboardList,
  IconPackage,
  IconRotate2,
  IconSearch,
  IconSquarePlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo, type RouteKey } from '../../../../lib/paths.ts';
import { useMayOpen } from '../../../../lib/session/permissions.ts';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import classes from '../DashboardPage.module.css';
import { ExpiryPanel } from './ExpiryPanel.tsx';
import { MostBoughtPanel } from './MostBoughtPanel.tsx';
import { OnTheWayPanel, RecentOrdersPanel } from './OrderPanels.tsx';
import { PriceAlertsPanel } from './PriceAlertsPanel.tsx';
import { SavingsPanel } from './SavingsPanel.tsx';
import { StockValuePanel } from './StockValuePanel.tsx';
import { UrgentPanel } from './UrgentPanel.tsx';

// Buttons for common actions besides ordering, one click away.
const actions = [
  { text: 'quick.order', icon: IconBolt, page: 'quickOrder' },
  { text: 'quick.search', icon: IconSearch, page: 'search' },
  { text: 'quick.article', icon: IconSquarePlus, page: 'articleConfiguration' },
  { text: 'quick.outside', icon: IconPackage, page: 'ordersOutside' },
  { text: 'quick.stocktaking', icon: IconClipboardList, page: 'stocktaking' },
  { text: 'quick.recall', icon: IconRotate2, page: 'recall' },
] as const satisfies readonly { text: string; icon: Icon; page: RouteKey }[];

function QuickActions() {
  const { t } = useTranslation('dashboard');
  const mayOpen = useMayOpen();
  return (
    <section
      className="panel p-14-18 wrap gap-10-20 items-center below-small-bd-0 below-small-bdrs-0 below-small-p-10-0-0"
      aria-labelledby="quick-actions"
    >
      <h2 id="quick-actions">{t('quick.title')}</h2>
      <Group gap={8} align="stretch">
        {actions
          .filter(({ page }) => mayOpen(page))
          .map(({ text, icon: ActionSign, page }) => (
            <Button
              key={page}
              component={Link}
              to={pathTo(page)}
              variant="default"
              leftSection={<ActionSign size={17} stroke={1.7} aria-hidden />}
            >
              {t(text)}
            </Button>
          ))}
      </Group>
    </section>
  );
}

export function BelowPanels() {
  return (
    <>
      <PriceAlertsPanel />
      <MostBoughtPanel />
      <div className={`${classes.lower} below-small-contents grid gap-20`}>
        <UrgentPanel />
        <ExpiryPanel />
        <OnTheWayPanel />
        <StockValuePanel />
        <Permitted permission="reports">
          <SavingsPanel />
        </Permitted>
        <RecentOrdersPanel />
      </div>
      <QuickActions />
    </>
  );
}
