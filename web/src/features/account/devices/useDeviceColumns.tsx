import type { Device } from '@praxora/contract/account/devices.calls';
import { deviceRole, type Role } from '@praxora/contract/shared/permissions';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import mark from '../../../ui/marks/ToneMark.module.css';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DeviceMenu } from './DeviceMenu.tsx';

/** Devices act with the rights of the stock role, and never with more than those of the user in charge. */
const rightsOf = ({ role }: Device['holder']): Role => (role === 'reader' ? role : deviceRole);

export function useDeviceColumns(): Column<Device>[] {
  const { t } = useTranslation(['devices', 'activityWords']);
  return [
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
          <span className="quiet fz-note block fw-400">
            {t('rights', { who: holder.name, role: t(`activityWords:values.role.${rightsOf(holder)}`) })}
          </span>
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
      cell: (device) => (
        <Permitted permission="manageDevices">
          <DeviceMenu device={device} />
        </Permitted>
      ),
    },
  ];
}
