// The dashboard below the first screen.
import classes from '../DashboardPage.module.css';
import { ExpiryPanel } from './ExpiryPanel.tsx';
import { OnTheWayPanel, RecentOrdersPanel } from './OrderPanels.tsx';
import { QuickActions } from './QuickActions.tsx';
import { SavingsPanel } from './SavingsPanel.tsx';
import { StockValuePanel } from './StockValuePanel.tsx';
import { UrgentPanel } from './UrgentPanel.tsx';

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
