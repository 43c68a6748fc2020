// The practice's own prices here, one by one and by the vendor's price list.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { PriceOffersSection } from '../offers/PriceOffersSection.tsx';
import { VendorPriceList } from '../price-list/VendorPriceList.tsx';
import classes from './Overview.module.css';

export function OffersTab({ vendor }: { vendor: VendorDetail }) {
  if (!vendor.canChangeTerms) return <PriceOffersSection vendor={vendor} />;
  return (
    <div className={classes.grid}>
      <PriceOffersSection vendor={vendor} />
      <div>
        <VendorPriceList vendor={vendor} />
      </div>
    </div>
  );
}
