// Only narrow screens have the drawer: it is fetched when it is first opened, and stays, so that it can also close slowly.
import { lazy, Suspense, useState } from 'react';
import type { FilterDrawerProps } from './FilterDrawer.tsx';

const FilterDrawer = lazy(() => import('./FilterDrawer.tsx').then((m) => ({ default: m.FilterDrawer })));

export function LazyFilterDrawer(props: FilterDrawerProps) {
  const [isNeeded, setNeeded] = useState(props.opened);
  if (props.opened && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <FilterDrawer {...props} />
    </Suspense>
  );
}
