// What the user's role may do, by the contract's table: screens hide and dim by the permissions that the server checks.
import type { Call } from '@praxora/contract/shared/call';
import { hasPermission, type Permission, type Role } from '@praxora/contract/shared/permissions';
import { createContext, use } from 'react';
import { pagePermission, type RouteKey } from '../paths.ts';
import { useStore } from '../store.ts';
import { sessionStore } from './session-store.ts';

/**
 * Role that the page was opened with. A page keeps it until the user leaves the page, so that nothing typed is lost when the role
 * changes meanwhile. Null outside of pages, where the present role counts.
 */
export const PageRole = createContext<Role | null>(null);

export function usePermissions(): (permission: Permission) => boolean {
  const pageRole = use(PageRole);
  const role = useStore(sessionStore).user?.role;
  return (permission) => role === undefined || hasPermission(pageRole ?? role, permission);
}

export const usePermission = (permission: Permission): boolean => usePermissions()(permission);

/** Whether the role may make the call, for buttons and queries beside the call itself. */
export const useMay = ({ permission }: Pick<Call, 'permission'>): boolean =>
  usePermissions()(permission ?? 'view');

/** Whether the role has anything to do on a page, for links to it. */
export function useMayOpen(): (page: RouteKey) => boolean {
  const may = usePermissions();
  return (page) => {
    const permission = pagePermission(page);
    return permission === null || may(permission);
  };
}
