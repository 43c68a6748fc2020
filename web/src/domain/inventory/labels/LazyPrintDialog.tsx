// The dialog and all it draws with come when it is opened.
import { lazy, Suspense } from 'react';
import type { LabelSource } from './queries.ts';

const PrintDialog = lazy(() => import('./PrintDialog.tsx').then((m) => ({ default: m.PrintDialog })));

interface LazyPrintDialogProps {
  source: LabelSource;
  title: string;
  onClose: () => void;
}

export function LazyPrintDialog(props: LazyPrintDialogProps) {
  return (
    <Suspense fallback={null}>
      <PrintDialog {...props} />
    </Suspense>
  );
}
