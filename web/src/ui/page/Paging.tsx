// The way through the pages of a list. Most lists have one page: the numbers are fetched with the first that has more.
import { lazy, Suspense } from 'react';
import type { PagingProps } from './PageNumbers.tsx';

const PageNumbers = lazy(() => import('./PageNumbers.tsx').then((m) => ({ default: m.PageNumbers })));

export function Paging(props: PagingProps) {
  if (props.pages <= 1) return null;
  return (
    <Suspense fallback={null}>
      <PageNumbers {...props} />
    </Suspense>
  );
}

/** Pages are counted from 1 in the address, from 0 by the server. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
