// Tasks for a person: approvals, orders to be sent or that could not be sent, buffered positions. Each links to its
// list.
import type { Permission } from '@praxora/contract/shared/permissions';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDueLabels } from '../../../domain/inventory/index.ts';
import { useBufferedCount, useOrderCounts } from '../../../domain/purchasing/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermissions } from '../../../lib/session/permissions.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Tile } from './Tile.tsx';

/** Where it is all that waits its number stands above, else beside it. */
const texts = {
  approvals: { only: 'waiting.only.approvals', each: 'waiting.each.approvals' },
  toBeSent: { only: 'waiting.only.toBeSent', each: 'waiting.each.toBeSent' },
  failed: { only: 'waiting.only.failed', each: 'waiting.each.failed' },
  buffered: { only: 'waiting.only.buffered', each: 'waiting.each.buffered' },
  labels: { only: 'waiting.only.labels', each: 'waiting.each.labels' },
} as const;

/** Permission without which a task is nobody's concern. */
const tasks = {
  approvals: 'view',
  toBeSent: 'view',
  failed: 'view',
  buffered: 'fillCart',
  labels: 'bookStock',
} as const satisfies Record<keyof typeof texts, Permission>;

interface Waiting {
  readonly key: keyof typeof texts;
  readonly count: number;
  readonly to: string;
}

export function WaitingTile() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useOrderCounts();
  const buffered = useBufferedCount();
  const labels = useDueLabels().data;
  const may = usePermissions();
  const [labelled] = labels?.orders ?? [];
  const hasClinic = (useSession().user?.clinicId ?? null) !== null;
  const amount = formatMoney(data?.pendingApprovalCents ?? 0);
  const kinds: Waiting[] = [
    { key: 'failed', count: data?.failed ?? 0, to: pathTo('orders', {}, { failed: true }) },
    { key: 'toBeSent', count: data?.toBeSent ?? 0, to: pathTo('orders', {}, { toBeSent: true }) },
    { key: 'approvals', count: hasClinic ? (data?.pendingApproval ?? 0) : 0, to: pathTo('orderApprovals') },
    { key: 'buffered', count: buffered, to: pathTo('cart') },
    {
      key: 'labels',
      count: labels?.labels ?? 0,
      to: labelled ? pathTo('orderLabels', { orderId: labelled.orderId }) : pathTo('outsideLabels'),
    },
  ];
  const waiting = kinds.filter(({ key, count }) => count > 0 && may(tasks[key]));
  const tone = data?.failed ? 'min' : data?.toBeSent ? 'warn' : 'hid';
  const [only] = waiting.length === 1 ? waiting : [];
  return (
    <Tile
      question={t('waiting.question')}
      icon={IconUserCheck}
      tone={tone}
      count={data && waiting.reduce((sum, { count }) => sum + count, 0)}
      quiet={t('waiting.none')}
      facts={
        only
          ? t(texts[only.key].only, { count: only.count, amount })
          : waiting.map(({ key, count, to }) => (
              <Link key={key} to={to}>
                {t(texts[key].each, { count, amount })}
              </Link>
            ))
      }
      action={only && { text: t('waiting.action'), to: only.to }}
      hasFailed={isError}
      onRetry={refetch}
    />
  );
}
