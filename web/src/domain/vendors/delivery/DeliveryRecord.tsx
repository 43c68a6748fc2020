// A vendor's kept promise, fetched where one is shown: most pages with vendors show none.
import { lazy, Suspense } from 'react';

const KeptPromise = lazy(() => import('./KeptPromise.tsx').then((m) => ({ default: m.KeptPromise })));

export function DeliveryRecord({ vendorId }: { vendorId: number }) {
  return (
    <Suspense fallback={null}>
      <KeptPromise vendorId={vendorId} />
    </Suspense>
  );
}
