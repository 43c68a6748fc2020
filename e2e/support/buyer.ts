// A practice of its own with two delivery and two billing addresses, and what others do to its cart meanwhile.
import { type APIRequestContext, type APIResponse, type BrowserContext, expect } from '@playwright/test';
import { createPractice, type TestUser } from './operator.ts';

const market = '/api/marketplace/v1';

export interface Offer {
  readonly productId: number;
  readonly vendorId: number;
  readonly vendorName: string;
}

export interface Order {
  readonly id: number;
  readonly orderNumber: string;
  readonly vendorName: string;
  readonly deliveryAddress: string;
  readonly orderReference: string;
  readonly requestedDeliveryDate: string | null;
  readonly netCents: number;
}

interface ProductOffer extends Offer {
  readonly minimumQuantity: number;
  readonly orderStep: number;
  readonly availability: string;
  readonly discountable: boolean;
}

/** They get their orders in another way, which takes more than the product alone. */
const notByMail = ['Hygienika Direkt', 'Laborfalke', 'Papierhafen Bürodepot'];

/** The calls another screen or a colleague would make, with a token of their own. */
function apiWithToken(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const dataOf = async <Data>(answer: APIResponse): Promise<Data> => {
    expect(answer.status(), `${answer.url()}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  const get = async <Data>(url: string) => dataOf<Data>(await request.get(url, { headers }));
  const post = async <Data>(url: string, data: object) =>
    dataOf<Data>(await request.post(url, { headers, data }));
  const put = async (url: string, data: object) => dataOf(await request.put(url, { headers, data }));
  return { get, post, put };
}

/** Logs the browser in as the only user of a new practice, or as the one given. */
export async function enterAsBuyer(context: BrowserContext, name: string, known?: TestUser) {
  const { email, password } = known ?? (await createPractice(name));
  const login = await context.request.post('/pro/login', { data: { email, password } });
  expect(login.status()).toBe(200);
  const { get, post, put } = apiWithToken(context.request, (await login.json()).data.token);
  const address = async (
    kind: 'shipping' | 'billing',
    shortName: string,
    street: string,
  ): Promise<number> => {
    const named = { kind, type: 'practice', shortName, companyName: 'Praxis am See', salutation: null };
    const place = { street, postcode: '80331', location: 'München', country: 'DE' };
    const empty = { firstName: '', lastName: '', phone: '', mobile: '', fax: '', vatId: '' };
    return (await post<{ id: number }>('/pro/addresses', { ...named, ...place, ...empty })).id;
  };
  return {
    account: { email, password },
    main: await address('shipping', 'Praxis am See', 'Seeweg 1'),
    branch: await address('shipping', 'Zweigpraxis', 'Bergstraße 2'),
    usualBilling: await address('billing', 'Rechnung', 'Seeweg 1'),
    otherBilling: await address('billing', 'Buchhaltung', 'Talgasse 3'),
    /** In stock, sold one by one and with an own discount; each of another vendor than those before. */
    findOffers: async (count: number): Promise<Offer[]> => {
      const found: Offer[] = [];
      for (let productId = 100; found.length < count; productId += 1) {
        const { offers } = await get<{ offers: ProductOffer[] }>(`/pro/catalog/product/${productId}`);
        const fitting = offers.find(
          (offer) =>
            offer.availability === 'available' &&
            !notByMail.includes(offer.vendorName) &&
            offer.minimumQuantity === 1 &&
            offer.orderStep === 1 &&
            offer.discountable &&
            found.every(({ vendorId }) => vendorId !== offer.vendorId),
        );
        if (fitting) found.push({ ...fitting, productId });
      }
      return found;
    },
    /** One product at two vendors, the first of them with an own discount. */
    findRivals: async (): Promise<[Offer, Offer]> => {
      for (let productId = 100; ; productId += 1) {
        const { offers } = await get<{ offers: ProductOffer[] }>(`/pro/catalog/product/${productId}`);
        const sold = offers.filter(
          ({ availability, minimumQuantity, orderStep }) =>
            availability === 'available' && minimumQuantity === 1 && orderStep === 1,
        );
        const first = sold.find(({ discountable }) => discountable);
        const second = sold.find((offer) => offer !== first);
        if (first && second)
          return [
            { ...first, productId },
            { ...second, productId },
          ];
      }
    },
    /** Another product of the same vendor, with its English name. */
    findOfferOf: async ({ productId: known, vendorId, vendorName }: Offer) => {
      for (let productId = 100; ; productId += 1) {
        const { offers, name } = await get<{ offers: ProductOffer[]; name: { en: string } }>(
          `/pro/catalog/product/${productId}`,
        );
        const isSold = offers.some(
          (offer) =>
            offer.vendorId === vendorId && offer.availability === 'available' && offer.minimumQuantity === 1,
        );
        if (isSold && productId !== known) return { productId, vendorId, vendorName, name: name.en };
      }
    },
    put: ({ productId, vendorId }: Offer, addressId: number, quantity: number) =>
      post(`${market}/wwarenkorbposition`, {
        data: { productId, lieferantId: vendorId, addressId, Anzahl: quantity },
      }),
    /** Put aside for the whole practice; its German name, as the list shows it. */
    putAside: async (productId: number, quantity: number, note: string): Promise<string> =>
      (await post<{ name: { de: string } }>('/pro/basket/position/buffered', { productId, quantity, note }))
        .name.de,
    /** The whole basket, as the checkout orders it. */
    order: ({ vendorId }: Offer, addressId: number) =>
      post<{ wBestellung: { ID: number; Bestellnummer: string } }>(
        `${market}/wwarenkorb/${vendorId}/${addressId}`,
        {
          data: {},
        },
      ),
    setOwnDiscount: ({ vendorId }: Offer, percent: number) =>
      put(`/pro/vendors/${vendorId}/preferences`, { ownDiscount: percent }),
    setCustomerNumber: ({ vendorId }: Offer, customerNumber: string) =>
      put(`/pro/vendors/${vendorId}/preferences`, { customerNumber }),
    /** A colleague books everything in that has not come yet; without a storage none of it is stored. */
    receiveAll: async (orderId: number, storageId: number | null = null) => {
      const { positions } = await get<{ positions: { id: number; quantity: number; received: number }[] }>(
        `/pro/orders/${orderId}`,
      );
      const lots = (quantity: number) => [{ quantity, storageId }];
      return post(`/pro/receiving/orders/${orderId}`, {
        positions: positions.map(({ id, quantity, received }) => ({
          positionId: id,
          lots: lots(quantity - received),
        })),
      });
    },
    orders: async (): Promise<Order[]> => (await get<{ items: Order[] }>('/pro/orders')).items,
  };
}
