// Parts of a screen that need a permission: hidden from roles that never need them.
import type { Permission } from '@praxora/contract/shared/permissions';
import type { ReactNode } from 'react';
import { usePermission } from '../../lib/session/permissions.ts';

interface PermittedProps {
  permission: Permission;
  children: ReactNode;
  /** Shown to the other roles. */
  otherwise?: ReactNode;
}

export function Permitted({ permission, children, otherwise = null }: PermittedProps) {
  return usePermission(permission) ? children : otherwise;
}
