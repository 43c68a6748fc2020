// A vendor's page: terms, orders, deliveries against what was promised, ratings.
import { hasPermission } from '@praxora/contract/shared/permissions';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { ownClinic } from '../../account/index.ts';
import * as repository from './detail.repository.ts';
import type { DeliveryRow, OrderSums } from './figures.repository.ts';
import { readFigures } from './figures.ts';
import { listed } from './listed.ts';
import { listVendors } from './vendors.repository.ts';

const mostRatings = 100;

export async function vendorDetail(context: UserContext, vendorId: number): Promise<VendorDetail> {
  const { tx } = context;
  const [row] = await listVendors(tx, vendorId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const [figures, detail, clinic, ratings] = await Promise.all([
    readFigures(context, vendorId),
    repository.findDetail(tx, vendorId),
    ownClinic(context),
    repository.listRatings(tx, vendorId, mostRatings),
  ]);
  const vendor = listed(row, figures.of(vendorId, row.delivery_days_max));
  return {
    ...vendor,
    own: row.is_own ? ownOf(detail) : null,
    countries: detail.countries,
    canChangeTerms:
      hasPermission(context.user.role, 'manageVendors') && (clinic === null || clinic.isApprover),
    orders: ordersOf(figures.sums, vendorId),
    latestOrder: detail.latest_order && {
      ...detail.latest_order,
      placedAt: new Date(detail.latest_order.placedAt).toISOString(),
    },
    deliveries: deliveriesOf(figures.deliveriesOf(vendorId)),
    ratings: {
      count: detail.rating_count,
      average: detail.rating_average,
      items: ratings.map(ratingOf),
    },
    priceOfferCount: detail.price_offer_count,
    cartPositionCount: detail.cart_position_count,
  };
}

const ownOf = (row: repository.DetailRow): VendorDetail['own'] => ({
  version: row.own_version,
  street: row.street,
  postcode: row.postcode,
  location: row.location,
  country: row.country,
  contactPerson: row.contact_person,
});

function ordersOf(sums: readonly OrderSums[], vendorId: number): VendorDetail['orders'] {
  const here = sums.find((one) => one.vendor_id === vendorId);
  const count = here?.order_count ?? 0;
  return {
    count,
    withShippingCount: here?.with_shipping_count ?? 0,
    averageCents: here === undefined || count === 0 ? null : Math.round(here.spent_cents / count),
    allVendorsCents: sums.reduce((sum, { spent_cents }) => sum + spent_cents, 0),
  };
}

const deliveriesOf = (rows: readonly DeliveryRow[]): VendorDetail['deliveries'] => ({
  byWorkingDays: rows
    .map(({ working_days: workingDays, count }) => ({ workingDays, count }))
    .sort((a, b) => a.workingDays - b.workingDays),
});

const ratingOf = (row: repository.RatingRow): VendorDetail['ratings']['items'][number] => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  rating: row.rating,
  comment: row.rating_comment,
  ratedAt: row.rated_at.toISOString(),
  who: row.who,
});
