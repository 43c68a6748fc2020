// The dashboard below the first screen.

import { Button, Group } from '@mantine/core';
import { IconClipboardList, IconPackage, IconRotate2, IconSearch, IconSquarePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';
import classes from '../DashboardPage.module.css';
import { ExpiryPanel } from './ExpiryPanel.tsx';
import { OnTheWayPanel, RecentOrdersPanel } from './OrderPanels.tsx';
import { SavingsPanel } from './SavingsPanel.tsx';
import { StockValuePanel } from './StockValuePanel.tsx';
import { UrgentPanel } from './UrgentPanel.tsx';

// Buttons for common actions besides ordering, one click away.
const actions = [
  { text: 'quick.search', icon: IconSearch, to: pathTo('search') },
  { text: 'quick.article', icon: IconSquarePlus, to: pathTo('articleConfiguration') },
  { text: 'quick.outside', icon: IconPackage, to: pathTo('ordersOutside') },
  { text: 'quick.stocktaking', icon: IconClipboardList, to: pathTo('stocktaking') },
  { text: 'quick.recall', icon: IconRotate2, to: pathTo('recall') },
] as const;

function QuickActions() {
  const { t } = useTranslation('dashboard');
  return (
    <section
      className="panel p-14-18 wrap gap-10-20 items-center below-small-bd-0 below-small-bdrs-0 below-small-p-10-0-0"
      aria-labelledby="quick-actions"
    >
      <h2 id="quick-actions">{t('quick.title')}</h2>
      <Group gap={8} align="stretch">
        {actions.map(({ text, icon: Icon, to }) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant="default"
            leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
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
      <div className={`${classes.lower} below-small-contents grid gap-20`}>
        <UrgentPanel />
        <ExpiryPanel />
        <OnTheWayPanel />
        <StockValuePanel />
        <SavingsPanel />
        <RecentOrdersPanel />
      </div>
      <QuickActions />
    </>
  );
}
