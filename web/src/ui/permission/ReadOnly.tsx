// A form that other roles may change: its fields and buttons are disabled, and the reason stands above it. What the fields hold
// stays readable.

import { type Permission, rolesWith } from '@praxora/contract/shared/permissions';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../lib/session/permissions.ts';

interface ReadOnlyProps {
  /** Permission without which the form is read-only. */
  permission: Permission;
  children: ReactNode;
}

export function ReadOnly({ permission, children }: ReadOnlyProps) {
  const isPermitted = usePermission(permission);
  return (
    <>
      {!isPermitted && <RoleNote permission={permission} />}
      <fieldset className="contents" disabled={!isPermitted}>
        {children}
      </fieldset>
    </>
  );
}

/** Says which roles may change what stands below. */
export function RoleNote({ permission }: { permission: Permission }) {
  return (
    <p className="row gap-8 quiet fz-note mt-16 mb-16" role="note">
      <IconLock className="flex-none" size={16} stroke={1.7} aria-hidden />
      {useReadOnlyText(permission)}
    </p>
  );
}

/** Which roles may change what others can only read. */
function useReadOnlyText(permission: Permission): string {
  const { t } = useTranslation('common');
  return t('readOnly', {
    roles: rolesWith(permission)
      .map((role) => t(`role.${role}`))
      .join(', '),
  });
}
