// Carts at several addresses, as the server answers them.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { aBasket, aCart, anItem } from '../../../../lib/testing/carts.ts';
import type { Answer } from '../../../../lib/testing/fake-server.ts';

export const engine = '/services/price-engine';

const listed = (addressId: number, name: string, count: number) => ({
  Lieferant: { ID: 7, Name: 'Vendor 7' },
  Adresse: { ID: addressId, Kurzname: name },
  Mitteilung: 'Before noon',
  Positionen: Array.from({ length: count }, (_, index) => ({
    wWarenkorbposition: { ID: addressId * 1000 + index, Anzahl: 1 },
    EinkaufLink: '/inventory/product/1',
    Titel: 'x',
    EinzelpreisCent: 1,
    GesamtpreisCent: 1,
  })),
  RabattProzent: 0,
  VersandkostenCent: 0,
  MindermengenzuschlagCent: 0,
  NettoCent: 0,
});

const totals = { ...aCart(1, []).totals, packages: 1 };
export const optimized = {
  vendors: [],
  current: [],
  moves: [],
  unavailable: [],
  added: [],
  larger: [],
  cartVendors: [],
  cartPriceDetail: {
    before: totals,
    after: totals,
    savingCents: 0,
    savingPercent: 0,
    isProven: true,
    boundCents: 0,
  },
};

export const buildCart = (addressId: number, count: number): PricedCart =>
  aCart(addressId, [
    aBasket(
      7,
      Array.from({ length: count }, (_, index) => anItem(addressId * 1000 + index)),
    ),
  ]);

/** Answers for a cart with one delivery address for each count of positions. */
export const cartAnswers = (counts: readonly number[]): Readonly<Record<string, Answer>> => ({
  'GET /api/marketplace/v1/config': { body: { data: { services: { priceEngine: engine } } } },
  'GET /api/marketplace/v1/wwarenkorb/list': {
    body: {
      data: {
        Warenkoerbe: counts.map((count, index) => listed(index + 1, `Address ${index + 1}`, count)),
      },
    },
  },
  'GET /pro/addresses': { body: { data: [] } },
  'GET /pro/cart/optimization/': { body: { data: null } },
  'POST /api/marketplace/v1/middleware/basket/optimiser': { body: { data: optimized } },
  ...Object.fromEntries(
    counts.map((count, index) => [
      `GET ${engine}?addressId=${index + 1}&`,
      { body: { data: buildCart(index + 1, count) } },
    ]),
  ),
});
