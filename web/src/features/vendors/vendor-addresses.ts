// Where a vendor's page and row lead on to.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { pathTo } from '../../lib/paths.ts';

/** The shop, narrowed to what this vendor sells. */
export const vendorShopAddress = ({ name }: Pick<VendorListed, 'name'>): string =>
  pathTo('search', {}, { vendor: name });

/** Path of all orders at the vendor, including finished ones. */
export const vendorOrdersAddress = ({ id }: Pick<VendorListed, 'id'>): string =>
  pathTo('vendors', { vendorId: id }, { tab: 'orders' });
