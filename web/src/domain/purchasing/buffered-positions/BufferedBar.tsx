// "3 items are put aside": on the cart and the dashboard, nothing where nothing waits. What it opens comes on demand.
import { lazy, Suspense } from 'react';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useBufferedCount } from './count.ts';

const WaitingBar = lazy(() => import('./WaitingBar.tsx').then((m) => ({ default: m.WaitingBar })));

interface BufferedBarProps {
  /** Where they go; left out: the practice's first delivery address. */
  addressId?: number | undefined;
}

export function BufferedBar({ addressId }: BufferedBarProps) {
  const count = useBufferedCount();
  const isPermitted = usePermission('fillCart');
  if (count === 0 || !isPermitted) return null;
  return (
    <Suspense fallback={null}>
      <WaitingBar count={count} addressId={addressId} />
    </Suspense>
  );
}
