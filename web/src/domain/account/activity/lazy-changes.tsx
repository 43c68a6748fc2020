// The changes of a page are fetched when somebody looks at them.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { LatestChangesProps } from './LatestChanges.tsx';

const Changes = lazy(() => import('./LatestChanges.tsx').then((m) => ({ default: m.LatestChanges })));

export function LatestChanges(props: LatestChangesProps) {
  return (
    <Suspense fallback={<Skeleton height={180} />}>
      <Changes {...props} />
    </Suspense>
  );
}
