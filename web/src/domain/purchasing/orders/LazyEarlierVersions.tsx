// Few orders are changed before their approval: the part is fetched with the first that was.
import { lazy, Suspense } from 'react';
import type { EarlierVersionsProps } from './EarlierVersions.tsx';

const EarlierVersions = lazy(() =>
  import('./EarlierVersions.tsx').then((m) => ({ default: m.EarlierVersions })),
);

export function LazyEarlierVersions({ order }: EarlierVersionsProps) {
  if (order.revision === 1) return null;
  return (
    <Suspense fallback={null}>
      <EarlierVersions order={order} />
    </Suspense>
  );
}
