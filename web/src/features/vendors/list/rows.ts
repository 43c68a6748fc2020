// Which vendors the list shows, and in which order. Pure.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { isDescending, type VendorFilter, type VendorSort, type VendorView } from './address.ts';

const fits: Readonly<Record<VendorFilter, (vendor: VendorListed) => boolean>> = {
  favorites: ({ isFavorite }) => isFavorite,
  hidden: ({ isHidden }) => isHidden,
  own: ({ isOwn }) => isOwn,
};

export const countVendors = (vendors: readonly VendorListed[], filter: VendorFilter): number =>
  vendors.filter(fits[filter]).length;

/** Customer numbers are typed with and without their spaces. */
const plain = (text: string): string => text.toLowerCase().replaceAll(' ', '');

/** Null: nothing to compare by, and such vendors come last in either direction. */
const figureOf: Readonly<Record<Exclude<VendorSort, 'name'>, (vendor: VendorListed) => number | null>> = {
  spending: ({ spentCents }) => spentCents,
  rating: ({ rating }) => rating,
  shipping: ({ termsInForce }) => termsInForce?.shippingCents ?? null,
  surcharge: ({ termsInForce }) => termsInForce?.surchargeCents ?? null,
  discount: ({ ownDiscount }) => ownDiscount,
  lastOrder: ({ lastOrderAt }) => (lastOrderAt === null ? null : Date.parse(lastOrderAt)),
  delivery: ({ delivery, deliveryDays }) => delivery.averageWorkingDays ?? deliveryDays?.to ?? null,
};

const byName = (a: VendorListed, b: VendorListed): number => a.name.localeCompare(b.name, 'de');

function byValue(sort: Exclude<VendorSort, 'name'>, direction: 1 | -1) {
  return (a: VendorListed, b: VendorListed): number => {
    const [one, other] = [figureOf[sort](a), figureOf[sort](b)];
    if (one === other) return byName(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return (one - other) * direction;
  };
}

export function shownVendors(vendors: readonly VendorListed[], view: VendorView): VendorListed[] {
  const needle = plain(view.search);
  const hits = vendors.filter(
    (vendor) =>
      (Object.keys(fits) as VendorFilter[]).every((name) => !view[name] || fits[name](vendor)) &&
      [vendor.name, vendor.customerNumber].some((text) => plain(text).includes(needle)),
  );
  const direction = isDescending(view) ? -1 : 1;
  return view.sort === 'name'
    ? hits.sort((a, b) => byName(a, b) * direction)
    : hits.sort(byValue(view.sort, direction));
}
