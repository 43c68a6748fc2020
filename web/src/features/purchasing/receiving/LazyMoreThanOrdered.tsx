// The question is seldom asked: it is fetched when it is.
import { lazy, Suspense } from 'react';
import type { MoreThanOrderedProps } from './MoreThanOrdered.tsx';

const MoreThanOrdered = lazy(() =>
  import('./MoreThanOrdered.tsx').then((m) => ({ default: m.MoreThanOrdered })),
);

export function LazyMoreThanOrdered(props: MoreThanOrderedProps) {
  return (
    <Suspense fallback={null}>
      <MoreThanOrdered {...props} />
    </Suspense>
  );
}
