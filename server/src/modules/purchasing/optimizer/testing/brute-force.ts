// Every assignment there is, priced by the rules of the product: what the call's answer is measured against.
import { cartTotals, type Offer, priceBasket } from '@praxora/rules/vendors/pricing';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import { groupBy } from '../../../../platform/group-by.ts';
import type { CartPlan, OfferPlan } from '../../../../testing/planned-carts.ts';

/** Positions by their index in the plan. */
export interface PlanRequest {
  readonly favouritesOnly: boolean;
  readonly alsoOnBackorder: boolean;
  readonly parcelWorthCents: number;
  readonly pinned: readonly number[];
  readonly excluded: readonly number[];
}

export interface BruteAnswer {
  readonly staying: number;
  readonly cost: number;
  readonly packages: number;
  readonly moved: number;
  readonly netCents: number;
}

const vatPercents = { fullTax: 19, reducedTax: 7 };

const ruleOffer = (plan: OfferPlan): Offer => ({
  tiers: plan.tiers.map(([fromQuantity, unitPriceCents]) => ({ fromQuantity, unitPriceCents })),
  minimumQuantity: plan.minimum ?? 1,
  orderStep: plan.step ?? 1,
  discountable: true,
  vatClass: 'fullTax',
});

export function bruteForce(plan: CartPlan, wish: PlanRequest): BruteAnswer {
  const choice: (number | null)[] = plan.positions.map(() => null);
  let best: BruteAnswer | null = null;
  const assign = (index: number): void => {
    if (index === plan.positions.length) {
      const answer = judge(plan, wish, choice);
      if (answer && (!best || isBefore(answer, best))) best = answer;
      return;
    }
    choice[index] = null;
    assign(index + 1);
    if (wish.excluded.includes(index)) return;
    for (const vendor of plan.vendors.keys()) {
      if (wish.pinned.includes(index) && vendor !== plan.positions[index]?.vendor) continue;
      choice[index] = vendor;
      assign(index + 1);
    }
    choice[index] = null;
  };
  assign(0);
  if (!best) throw new Error('Leaving everything where it is is always possible');
  return best;
}

const isBefore = (a: BruteAnswer, b: BruteAnswer): boolean =>
  (a.staying - b.staying || a.cost - b.cost || a.packages - b.packages || a.moved - b.moved) < 0;

interface Group {
  readonly product: number;
  readonly vendor: number;
  readonly quantity: number;
  readonly members: readonly number[];
}

/** Null: it cannot be ordered like that. */
function judge(plan: CartPlan, wish: PlanRequest, choice: readonly (number | null)[]): BruteAnswer | null {
  const bought = [...plan.positions.keys()].filter((index) => choice[index] !== null);
  const groups = [
    ...groupBy(bought, (index) => `${plan.positions[index]?.product} ${choice[index]}`).values(),
  ].map(
    (members): Group => ({
      members,
      product: plan.positions[members[0] ?? 0]?.product ?? 0,
      vendor: choice[members[0] ?? 0] ?? 0,
      quantity: members.reduce((sum, index) => sum + (plan.positions[index]?.quantity ?? 0), 0),
    }),
  );
  if (!groups.every((group) => isAllowed(plan, wish, choice, group))) return null;
  const baskets = [...groupBy(groups, ({ vendor }) => vendor).entries()].map(([vendor, own]) => {
    const {
      shipping = 590,
      freeFrom = 10_000,
      surcharge = 0,
      surchargeBelow = 0,
    } = plan.vendors[vendor] ?? {};
    const terms = {
      shippingCents: shipping,
      freeShippingFromCents: freeFrom,
      surchargeCents: surcharge,
      surchargeBelowCents: surchargeBelow,
    };
    const ownDiscountPercent = (plan.vendors[vendor]?.discountBasisPoints ?? 0) / 100;
    const lines = own.flatMap(({ product, quantity }) => {
      const offer = plan.products[product]?.[vendor];
      return offer ? { offer: ruleOffer(offer), quantity, checked: true } : [];
    });
    return priceBasket(lines, { terms, ownDiscountPercent }, vatPercents);
  });
  const { netCents, packages } = cartTotals(baskets);
  return {
    staying: plan.positions.length - wish.excluded.length - bought.length,
    cost: netCents + packages * wish.parcelWorthCents,
    packages,
    moved: bought.filter((index) => choice[index] !== plan.positions[index]?.vendor).length,
    netCents,
  };
}

export function sells(plan: CartPlan, vendor: number, product: number, quantity: number): boolean {
  const offer = plan.products[product]?.[vendor];
  return Boolean(offer && offer.availability !== 'unavailable' && isOrderable(ruleOffer(offer), quantity));
}

const isLate = (plan: CartPlan, vendor: number, product: number): boolean =>
  plan.products[product]?.[vendor]?.availability === 'backorder';

/**
 * True unless the group goes on back order although stock is available, alone or joined; allowed if requested or if
 * already at that vendor.
 */
function needsNoWaiting(
  plan: CartPlan,
  wish: PlanRequest,
  { product, vendor, members }: Omit<Group, 'quantity'>,
): boolean {
  if (wish.alsoOnBackorder || !isLate(plan, vendor, product)) return true;
  const amounts = members.map((index) => plan.positions[index]?.quantity ?? 0);
  const together = amounts.reduce((sum, amount) => sum + amount, 0);
  const isInStock = (amount: number) =>
    plan.vendors.some((_, other) => sells(plan, other, product, amount) && !isLate(plan, other, product));
  return members.every(
    (index, place) =>
      plan.positions[index]?.vendor === vendor || !(isInStock(amounts[place] ?? 0) || isInStock(together)),
  );
}

function isAllowed(
  plan: CartPlan,
  wish: PlanRequest,
  choice: readonly (number | null)[],
  { product, vendor, quantity, members }: Group,
): boolean {
  if (!sells(plan, vendor, product, quantity)) return false;
  if (!needsNoWaiting(plan, wish, { product, vendor, members })) return false;
  const staysThere = plan.positions.some(
    (position, index) => choice[index] === null && position.product === product && position.vendor === vendor,
  );
  if (staysThere) return false;
  const isPinned = members.some((index) => wish.pinned.includes(index));
  if (!wish.favouritesOnly || plan.vendors[vendor]?.favourite || isPinned) return true;
  // A favourite that would have to be waited for does not count as offering it.
  const offers = (other: number, some: readonly number[]): boolean => {
    const amount = some.reduce((sum, index) => sum + (plan.positions[index]?.quantity ?? 0), 0);
    return (
      sells(plan, other, product, amount) &&
      needsNoWaiting(plan, wish, { product, vendor: other, members: some })
    );
  };
  const ways = [members, ...members.map((index) => [index])];
  return !plan.vendors.some(({ favourite }, other) => favourite && ways.some((some) => offers(other, some)));
}
