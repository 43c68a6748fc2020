import { Stack } from '@mantine/core';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { TermsPanel } from '../terms/TermsPanel.tsx';
import { PromisedAndReal } from './PromisedAndReal.tsx';
import { Purchases } from './Purchases.tsx';
import { Ratings } from './Ratings.tsx';
import { Transmission } from './Transmission.tsx';

interface OverviewProps {
  vendor: VendorDetail;
  onOpen: (tab: string) => void;
}

export function Overview({ vendor, onOpen }: OverviewProps) {
  return (
    <div className="side-340 below-full-side-300 below-desk-one-column grid gap-20">
      <TermsPanel vendor={vendor} />
      <Transmission vendor={vendor} />
      <Purchases vendor={vendor} onOrders={() => onOpen('orders')} />
      <Stack gap={20}>
        <PromisedAndReal vendor={vendor} />
        <Ratings vendor={vendor} />
      </Stack>
    </div>
  );
}
