// Dialogs that are opened seldom: each is fetched when it is.
import { lazy, Suspense } from 'react';
import type { ExpiredGoodsProps } from './ExpiredGoods.tsx';
import type { TakeBackDialogProps } from './TakeBackDialog.tsx';

const ExpiredGoods = lazy(() => import('./ExpiredGoods.tsx').then((m) => ({ default: m.ExpiredGoods })));
const TakeBackDialog = lazy(() =>
  import('./TakeBackDialog.tsx').then((m) => ({ default: m.TakeBackDialog })),
);

export function LazyExpiredGoods(props: ExpiredGoodsProps) {
  return (
    <Suspense fallback={null}>
      <ExpiredGoods {...props} />
    </Suspense>
  );
}

export function LazyTakeBackDialog(props: TakeBackDialogProps) {
  return (
    <Suspense fallback={null}>
      <TakeBackDialog {...props} />
    </Suspense>
  );
}
