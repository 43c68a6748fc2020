// The sidebar's entries in their order, and the phone's bottom bar.
import {
  type Icon,
  IconBolt,
  IconBox,
  IconBuildingStore,
  IconChartBar,
  IconFileEuro,
  IconLayoutDashboard,
  IconListCheck,
  IconPackageImport,
  IconReceipt,
  IconRefreshAlert,
  IconTruck,
} from '@tabler/icons-react';
import { pathTo, type RouteGroup, type RouteKey } from '../../lib/paths.ts';

export const navigation = [
  {
    heading: null,
    entries: [{ group: 'dashboard', label: 'nav.dashboard', icon: IconLayoutDashboard, page: 'dashboard' }],
  },
  {
    heading: 'nav.purchasing',
    entries: [
      { group: 'shop', label: 'nav.shop', icon: IconBuildingStore, page: 'search' },
      { group: 'assortment', label: 'nav.assortment', icon: IconListCheck, page: 'assortment' },
      { group: 'quickOrder', label: 'nav.quickOrder', icon: IconBolt, page: 'quickOrder' },
      { group: 'reorder', label: 'nav.reorder', icon: IconRefreshAlert, page: 'reorder' },
      { group: 'allOrders', label: 'nav.allOrders', icon: IconReceipt, page: 'orders', view: 'all' },
      { group: 'invoices', label: 'nav.invoices', icon: IconFileEuro, page: 'invoices' },
      { group: 'vendors', label: 'nav.vendors', icon: IconTruck, page: 'vendors' },
    ],
  },
  {
    heading: 'nav.stock',
    entries: [
      { group: 'orders', label: 'nav.orders', icon: IconPackageImport, page: 'orders' },
      { group: 'inventory', label: 'nav.inventory', icon: IconBox, page: 'inventory' },
    ],
  },
  {
    heading: 'nav.insight',
    entries: [{ group: 'reports', label: 'nav.reports', icon: IconChartBar, page: 'reportOrdersByVendor' }],
  },
] as const satisfies readonly {
  heading: string | null;
  entries: readonly { group: RouteGroup; label: string; icon: Icon; page: RouteKey; view?: string }[];
}[];

type Entry = (typeof navigation)[number]['entries'][number];

/** Address of an entry; two entries may open one page in different views. */
export const toEntry = (entry: Entry): string =>
  pathTo(entry.page, {}, 'view' in entry ? { view: entry.view } : {});
