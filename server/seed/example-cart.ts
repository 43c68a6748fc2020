// The worked-out cart: twelve products, offered by exactly the vendors and at exactly the prices it names,
// so that its known optimum holds.
import exampleCart from './data/example-cart.json' with { type: 'json' };
import { type Vendor, vendors } from './vendors.ts';

export interface ExampleOffer {
  readonly vendor: Vendor;
  readonly cents: number;
  readonly orderNumber?: string;
}

export interface ExamplePosition {
  readonly productName: string;
  readonly vendorId: number;
  readonly quantity: number;
}

const vendorAt = (index: number): Vendor => {
  const name = exampleCart.vendors[index]?.name;
  const vendor = vendors.find((candidate) => candidate.name === name);
  if (!vendor) throw new Error(`The example cart names no vendor ${index}`);
  return vendor;
};

/** Order numbers that the product's pictures show. */
const knownOrderNumbers: Record<string, Record<string, string>> = {
  'Lumafil Nano A2': {
    Depotia: 'DEP-11802',
    'Linea Dentaldepot': 'L-402-A2',
    Havelmed: '7781-A2',
    'Weserkontor Dental': 'WK-99120',
  },
};

const offersByProduct = new Map(
  exampleCart.positions.map((position) => [
    position.name,
    position.unitPrice.flatMap((cents, index): ExampleOffer[] => {
      if (cents === 0) return [];
      const vendor = vendorAt(index);
      const orderNumber = knownOrderNumbers[position.name]?.[vendor.name];
      return [{ vendor, cents, ...(orderNumber ? { orderNumber } : {}) }];
    }),
  ]),
);

/** Undefined for products that are not in the example. */
export const findExampleOffers = (productName: string): readonly ExampleOffer[] | undefined =>
  offersByProduct.get(productName);

export const examplePositions: readonly ExamplePosition[] = exampleCart.positions.map((position) => ({
  productName: position.name,
  vendorId: vendorAt(position.vendor).id,
  quantity: position.quantity,
}));

/** The vendors whose hearts are filled in the example. */
export const exampleFavourites: readonly number[] = exampleCart.vendors.flatMap(({ favourite }, index) =>
  favourite ? [vendorAt(index).id] : [],
);
