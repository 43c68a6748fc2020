// Receipts are taken back seldom: the dialog is fetched when it is opened.
import { lazy, Suspense } from 'react';
import type { TakeBackDialogProps } from './TakeBackDialog.tsx';

const TakeBackDialog = lazy(() =>
  import('./TakeBackDialog.tsx').then((m) => ({ default: m.TakeBackDialog })),
);

export function LazyTakeBackDialog(props: TakeBackDialogProps) {
  return (
    <Suspense fallback={null}>
      <TakeBackDialog {...props} />
    </Suspense>
  );
}
