import type { ReactNode } from 'react';

/** Actions of a row: buttons side by side, at the right edge. */
export function RowButtons({ children }: { children: ReactNode }) {
  return <span className="row gap-2 justify-end">{children}</span>;
}
