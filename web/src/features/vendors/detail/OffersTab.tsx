// The practice's own prices here, one by one and by the vendor's price list.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { PriceOffersSection } from '../offers/PriceOffersSection.tsx';
import { VendorPriceList } from '../price-list/VendorPriceList.tsx';

export function OffersTab({ vendor }: { vendor: VendorDetail }) {
  if (!vendor.canChangeTerms) return <PriceOffersSection vendor={vendor} />;
  return (
    <div className="side-340 below-full-side-300 below-desk-one-column grid gap-20">
      <PriceOffersSection vendor={vendor} />
      <div>
        <VendorPriceList vendor={vendor} />
      </div>
    </div>
  );
}
