// The list of vendors, or the vendor named in the address.
import { useParams } from 'react-router';
import { VendorPage } from './detail/VendorPage.tsx';
import { VendorListPage } from './list/VendorListPage.tsx';

export function VendorsPage() {
  const { vendorId } = useParams();
  return vendorId === undefined ? <VendorListPage /> : <VendorPage address={vendorId} />;
}
