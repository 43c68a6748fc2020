// The list of practices is fetched when somebody looks at it.
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';

const Practices = lazy(() => import('./PracticeList.tsx').then((m) => ({ default: m.PracticeList })));

export function PracticeList() {
  return (
    <Suspense fallback={<Skeleton height={96} />}>
      <Practices />
    </Suspense>
  );
}
