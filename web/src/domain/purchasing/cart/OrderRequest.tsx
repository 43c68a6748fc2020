// For users who fill the cart but may not order: who may, and a way to ask them. Loaded for those users alone.
import { lazy, Suspense } from 'react';
import { usePermissions } from '../../../lib/session/permissions.ts';

const OrderRequestCard = lazy(() =>
  import('./OrderRequestCard.tsx').then((m) => ({ default: m.OrderRequestCard })),
);

export function OrderRequest({ addressId }: { addressId: number }) {
  const may = usePermissions();
  if (may('order') || !may('fillCart')) return null;
  return (
    <Suspense fallback={null}>
      <OrderRequestCard key={addressId} addressId={addressId} />
    </Suspense>
  );
}
