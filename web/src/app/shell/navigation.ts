// The sidebar's entries in their order, and the phone's bottom bar.
import {
  IconBox,
  IconBuildingStore,
  IconChartBar,
  IconLayoutDashboard,
  IconPackageImport,
  IconRefreshAlert,
  IconTruck,
} from '@tabler/icons-react';
import { pathTo } from '../../lib/paths.ts';

export const navigation = [
  {
    heading: null,
    entries: [
      { group: 'dashboard', label: 'nav.dashboard', icon: IconLayoutDashboard, to: pathTo('dashboard') },
    ],
  },
  {
    heading: 'nav.purchasing',
    entries: [
      { group: 'shop', label: 'nav.shop', icon: IconBuildingStore, to: pathTo('search') },
      { group: 'reorder', label: 'nav.reorder', icon: IconRefreshAlert, to: pathTo('reorder') },
      { group: 'vendors', label: 'nav.vendors', icon: IconTruck, to: pathTo('vendors') },
    ],
  },
  {
    heading: 'nav.stock',
    entries: [
      { group: 'orders', label: 'nav.orders', icon: IconPackageImport, to: pathTo('orders') },
      { group: 'inventory', label: 'nav.inventory', icon: IconBox, to: pathTo('inventory') },
    ],
  },
  {
    heading: 'nav.insight',
    entries: [
      { group: 'reports', label: 'nav.reports', icon: IconChartBar, to: pathTo('reportOrdersByVendor') },
    ],
  },
] as const;
