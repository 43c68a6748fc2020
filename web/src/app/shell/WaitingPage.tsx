// Stands in the shell until the page that was opened is there. Codes scanned meanwhile at an order's address wait for the order.
import { useMatch } from 'react-router';
import { useEarlyScans } from '../../domain/purchasing/index.ts';
import { paths } from '../../lib/paths.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';

export function WaitingPage() {
  const orderId = Number(useMatch(paths.order.path)?.params.orderId);
  useEarlyScans(Number.isInteger(orderId) ? orderId : null);
  return <PageSkeleton />;
}
