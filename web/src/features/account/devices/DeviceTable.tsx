import type { Device } from '@praxora/contract/account/devices.calls';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import section from '../../../domain/account/account/AccountSection.module.css';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import mark from '../../../ui/marks/ToneMark.module.css';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DeviceMenu } from './DeviceMenu.tsx';

export function DeviceTable({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const columns: Column<Device>[] = [
    {
      key: 'name',
      head: t('columns.name'),
      isRowHead: true,
      className: 'fw-540 anywhere',
      cell: ({ name, pairedBy, pairedAt, holder }) => (
        <>
          {name}
          <span className="quiet fz-note block fw-400">
            {t('pairedBy', { who: pairedBy, day: formatDate(pairedAt) })}
          </span>
          {holder.name !== pairedBy && (
            <span className="quiet fz-note block fw-400">{t('heldBy', { who: holder.name })}</span>
          )}
        </>
      ),
    },
    {
      key: 'lastSeen',
      head: t('columns.lastSeen'),
      align: 'digits',
      cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
    },
    {
      key: 'state',
      head: t('columns.state'),
      cell: ({ isBlocked }) =>
        isBlocked ? (
          <span className={mark.mark} data-tone="min">
            <IconLock size={15} aria-hidden />
            {t('states.blocked')}
          </span>
        ) : (
          t('states.inUse')
        ),
    },
    {
      key: 'actions',
      head: t('columns.actions'),
      isHeadHidden: true,
      align: 'right',
      hasNoLabel: true,
      onPhone: 'corner',
      cell: (device) => <DeviceMenu device={device} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={devices}
      keyOf={({ id }) => id}
      empty={
        <EmptyState title={t('empty.title')} pictures={['tuecher', 'dosen']}>
          {t('empty.text')}
        </EmptyState>
      }
      label={t('title')}
      phone="cards"
      className={section.table}
    />
  );
}
