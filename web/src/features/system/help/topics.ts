import type { Role } from '@praxora/contract/shared/permissions';
import type { HelpTopic } from '@praxora/rules/system/help-article';
import {
  type Icon,
  IconChartBar,
  IconClipboardCheck,
  IconPackageImport,
  IconScan,
  IconSettings,
  IconShoppingCart,
} from '@tabler/icons-react';

export const topicTexts = {
  order: { name: 'help:topics.order.name', text: 'help:topics.order.text' },
  receive: { name: 'help:topics.receive.name', text: 'help:topics.receive.text' },
  scan: { name: 'help:topics.scan.name', text: 'help:topics.scan.text' },
  count: { name: 'help:topics.count.name', text: 'help:topics.count.text' },
  reports: { name: 'help:topics.reports.name', text: 'help:topics.reports.text' },
  setup: { name: 'help:topics.setup.name', text: 'help:topics.setup.text' },
} as const satisfies Record<HelpTopic, unknown>;

export const topicSigns: Readonly<Record<HelpTopic, Icon>> = {
  order: IconShoppingCart,
  receive: IconPackageImport,
  scan: IconScan,
  count: IconClipboardCheck,
  reports: IconChartBar,
  setup: IconSettings,
};

/** Whose daily work a task is; the guides themselves name everybody who may do it. */
export const topicRoles: Readonly<Record<HelpTopic, Role | 'everybody'>> = {
  order: 'purchasing',
  receive: 'stock',
  scan: 'everybody',
  count: 'stock',
  reports: 'purchasing',
  setup: 'owner',
};
