// The page of the address, or who may open it. A page keeps the role it was opened with until it is left.
import { hasPermission } from '@praxora/contract/shared/permissions';
import { lazy, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { PageRole } from '../../lib/session/permissions.ts';
import { useSession } from '../../lib/session/session.ts';
import type { RouteHandle } from '../routes.ts';

const NotPermittedPage = lazy(() =>
  import('./NotPermittedPage.tsx').then((m) => ({ default: m.NotPermittedPage })),
);

export function PageAccess() {
  const { pathname } = useLocation();
  const role = useSession().user?.role ?? null;
  const [opened, setOpened] = useState({ pathname, role });
  if (opened.pathname !== pathname) setOpened({ pathname, role });
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const permission = handle?.permission ?? null;
  const isPermitted = permission === null || opened.role === null || hasPermission(opened.role, permission);
  return (
    <PageRole value={opened.role}>
      {isPermitted || !permission ? <Outlet /> : <NotPermittedPage permission={permission} />}
    </PageRole>
  );
}
