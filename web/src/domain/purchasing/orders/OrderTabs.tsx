// The sections of the orders. What concerns approvals is there only for a practice with a clinic.
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/paths.ts';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { useClinic } from '../../account/index.ts';
import { useOrderCounts } from './counts.ts';

type OrderTab = 'open' | 'completed' | 'rejected' | 'approvals';

interface OrderTabsProps {
  /** Null: not known yet. */
  current: OrderTab | null;
  isFlush?: boolean;
}

export function OrderTabs({ current, isFlush = false }: OrderTabsProps) {
  const { t } = useTranslation('orders');
  const counts = useOrderCounts().data;
  const clinic = useClinic();
  const tabs = [
    { key: 'open', text: t('tabs.open'), to: pathTo('orders'), count: counts?.open },
    {
      key: 'completed',
      text: t('tabs.completed'),
      to: pathTo('orders', {}, { section: 'completed' }),
      count: counts?.completed,
    },
    ...(clinic
      ? ([
          {
            key: 'rejected',
            text: t('tabs.rejected'),
            to: pathTo('rejectedOrders'),
            count: counts?.rejected,
          },
          {
            key: 'approvals',
            text: t('tabs.approvals'),
            to: pathTo('orderApprovals'),
            count: counts?.pendingApproval,
          },
        ] as const)
      : []),
  ] as const;
  return <SectionTabs label={t('tabs.label')} tabs={tabs} current={current} isFlush={isFlush} />;
}
