// Checkout by invoice: one basket becomes one order, or nothing happens at all.
import type { checkoutCalls, WBestellung } from '@praxora/contract/purchasing/checkout.calls';
import type { Basket, BasketItem } from '@praxora/contract/purchasing/price-engine.calls';
import type { BodyOf, ParamsOf } from '@praxora/contract/shared/call';
import { approvalReason } from '@praxora/rules/account/approval';
import { requestedDayProblem } from '@praxora/rules/purchasing/requested-day';
import { calendarDay } from '@praxora/rules/shared/dates';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { billingAddress, deliveryAddress, listAddresses, ownClinic } from '../../account/index.ts';
import { customerNumberAt } from '../../vendors/index.ts';
import { askForApproval, orderedThisMonth } from '../approvals/approvals.service.ts';
import { needsApprovalByBudget } from '../budgets/budgets.service.ts';
import { readNote, takeOut } from '../cart/cart.service.ts';
import { lockCart } from '../cart/lock.ts';
import { createOrder } from '../orders/creation.ts';
import { linePrice, type OrderPrice, orderPrice, refuseTooLarge } from '../orders/order-price.ts';
import type { NewOrderPosition } from '../orders/orders.service.ts';
import { pricedBasket } from '../price-engine/price-engine.service.ts';
import { startTransmission } from '../transmission/transmission.service.ts';

type OrderRequest = BodyOf<typeof checkoutCalls.placeOrder>['data'];

/** Places the order. Of two concurrent clicks, the second waits for the cart's lock and finds an empty basket. */
export async function placeOrder(
  context: UserContext,
  { vendorId, addressId }: ParamsOf<typeof checkoutCalls.placeOrder>,
  shown: OrderRequest,
): Promise<WBestellung> {
  const { tx, user, now } = context;
  const dayProblem =
    shown.Wunschtermin === null ? null : requestedDayProblem(shown.Wunschtermin, calendarDay(now()));
  if (dayProblem !== null) throw new Refusal(dayProblem);
  // The cart's lock protects positions, note and delivery addresses until the order is written and the positions are taken out.
  await lockCart(tx);
  const [addresses, { basket, vatPercents }, clinic, customerNumber, message] = await Promise.all([
    listAddresses(context),
    pricedBasket(context, user.country, addressId, vendorId),
    ownClinic(context),
    customerNumberAt(tx, vendorId),
    readNote(tx, vendorId, addressId),
  ]);
  const delivery = deliveryAddress(addresses, addressId);
  if (basket === null) throw new Refusal('CART_CHANGED');
  const items = itemsToOrder(basket, shown);
  const price = orderPrice(items, basket.conditions, vatPercents);
  refuseOtherPrices(items, price, shown);
  refuseTooLarge(price);
  const { lines, ...totals } = price;
  // The cart's lock is the practice's: of two orders at once, the second counts the first.
  const monthCents = clinic?.monthLimitCents == null ? 0 : await orderedThisMonth(context);
  const charge = {
    netCents: totals.netCents,
    lines: items.map(({ costCenterId = null }, index) => ({
      costCenterId,
      netCents: lines[index]?.netCents ?? 0,
    })),
  };
  const canWait = clinic !== null && !clinic.isApprover;
  const reason =
    approvalReason(clinic, totals, monthCents) ??
    (canWait && (await needsApprovalByBudget(context, charge)) ? 'budget' : null);
  const billing = billingAddress(addresses, shown.RechnungsadresseId);
  const order = await createOrder(
    context,
    {
      vendorId,
      vendorName: basket.vendor.name,
      customerNumber,
      message,
      orderReference: shown.Bestellreferenz,
      requestedDeliveryDate: shown.Wunschtermin,
      addressId,
      deliveryAddress: delivery,
      billingAddress: billing,
      ...totals,
    },
    items.map(orderPosition(lines)),
    reason === null ? 'placed' : 'submitted',
  );
  await Promise.all([
    reason === null
      ? startTransmission(tx, user.practiceId, order.id)
      : askForApproval(context, order.id, totals, { reason, monthCents }),
    takeOut(
      context,
      items.map(({ positionId }) => positionId),
    ),
  ]);
  return {
    ID: order.id,
    Bestellnummer: order.orderNumber,
    Plattformbestellnummer: order.platformOrderNumber,
    Lieferant: basket.vendor.name,
    // In a sample practice nothing is sent: it has arrived.
    Status: user.isSample && reason === null ? 'ordered' : order.state,
    NettoCent: totals.netCents,
    BruttoCent: totals.grossCents,
  };
}

/** The positions shown, or all of them; each must still lie there as it was shown, and be for sale. */
function itemsToOrder(basket: Basket, { Positionen: shown }: OrderRequest): BasketItem[] {
  const unavailableIds = new Set(basket.unavailableItems.map(({ positionId }) => positionId));
  if (shown === undefined && unavailableIds.size > 0) throw new Refusal('OFFER_NOT_VALID');
  const quantities = new Map(shown?.map(({ ID, Anzahl }) => [ID, Anzahl]));
  const costCenterIds = new Map(shown?.map(({ ID, KostenstelleID }) => [ID, KostenstelleID]));
  for (const positionId of quantities.keys())
    if (unavailableIds.has(positionId)) throw new Refusal('OFFER_NOT_VALID');
  const items = basket.items.filter(({ positionId }) => shown === undefined || quantities.has(positionId));
  for (const { positionId, quantity, offer, costCenterId } of items) {
    if ((quantities.get(positionId) ?? quantity) !== quantity) throw new Refusal('CART_CHANGED');
    if ((costCenterIds.get(positionId) ?? costCenterId) !== costCenterId) throw new Refusal('CART_CHANGED');
    if (!isOrderable(offer, quantity)) throw new Refusal('OFFER_NOT_VALID');
  }
  if (items.length === 0 || items.length < quantities.size) throw new Refusal('CART_CHANGED');
  return items;
}

/** Refuses the order if prices differ from those shown. */
function refuseOtherPrices(items: readonly BasketItem[], priced: OrderPrice, shown: OrderRequest): void {
  const shownCents = new Map(shown.Positionen?.map(({ ID, GesamtpreisCent }) => [ID, GesamtpreisCent]));
  items.forEach(({ positionId }, index) => {
    const expected = shownCents.get(positionId);
    if (expected !== undefined && expected !== priced.lines[index]?.netCents)
      throw new Refusal('OFFER_NOT_VALID');
  });
  if (shown.NettoCent !== undefined && shown.NettoCent !== priced.netCents)
    throw new Refusal('OFFER_NOT_VALID');
}

const orderPosition =
  (lines: OrderPrice['lines']) =>
  ({ quantity, offer, costCenterId }: BasketItem, index: number): NewOrderPosition => {
    const line = lines[index];
    if (line === undefined) throw new RangeError('Every item has its line');
    const { product } = offer;
    return {
      product_id: product.id,
      name_de: product.names.de,
      name_en: product.names.en,
      manufacturer: product.manufacturer,
      manufacturer_number: product.manufacturerNumber,
      pack_text_de: product.packText.de,
      pack_text_en: product.packText.en,
      picture: product.picture,
      vendor_order_number: offer.orderNumber,
      quantity,
      ...linePrice(line),
      cost_center_id: costCenterId ?? null,
    };
  };
