import { lazy } from 'react';
import { OnDemand } from './on-demand.tsx';
import { UserButton } from './UserButton.tsx';

const UserPanel = lazy(() => import('./UserPanel.tsx').then((m) => ({ default: m.UserPanel })));

export function User() {
  return (
    <OnDemand button={(popup) => <UserButton {...popup} />}>
      <UserPanel />
    </OnDemand>
  );
}
