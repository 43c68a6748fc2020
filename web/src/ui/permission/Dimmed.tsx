// A button or link that other roles may use: dimmed, with the reason. It stays reachable by keyboard, and pressing it tells the
// reason.
import type { Permission } from '@praxora/contract/shared/permissions';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { usePermission } from '../../lib/session/permissions.ts';
import { notify } from '../feedback/notify.tsx';
import { useRoleReason } from './useRoleReason.ts';

interface DimmedProps {
  /** Permission without which the element is dimmed. */
  permission: Permission;
  children: ReactElement<Record<string, unknown>>;
}

export function Dimmed({ permission, children }: DimmedProps) {
  const isPermitted = usePermission(permission);
  const reason = useRoleReason(permission);
  if (isPermitted) return children;
  return cloneElement(children, {
    'aria-disabled': true,
    'aria-description': reason,
    title: reason,
    style: { cursor: 'not-allowed', opacity: 0.55 },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      notify.warning(reason);
    },
    onChange: () => {},
  });
}
