// A practice that makes vendors of its own, and prices at them.
import type { TestApp } from '../../../../testing/app.ts';
import { anAddress, aProduct, readSlug } from '../../../../testing/catalog-builders.ts';
import { aCustomer } from './customer.ts';

let count = 0;
export const aName = (): string => `Händler ${++count}`;

export async function aMaker(app: TestApp) {
  const me = await aCustomer(app);
  await anAddress(app, me.user.practiceId, 'DE', 'billing');
  return {
    ...me,
    make: async (body: object = {}) =>
      (await me.send('POST', 'vendors/custom', { name: aName(), ...body })).data,
    /** An article with an own price at the vendor. */
    async priced(vendorId: number, priceCents = 990) {
      const productId = await aProduct(app);
      const catalogOrigin = { catalogProductSlug: await readSlug(app, productId) };
      const wish = { name: `Artikel ${productId}`, catalogOrigin };
      const { data } = await me.send('POST', 'inventory/article', wish);
      const articleId: number = data.saved[0].id;
      const price = { vendorId, priceCents };
      const { data: offer } = await me.send('POST', `custom-price-offers/${articleId}`, price);
      return { productId, articleId, offerId: offer.id as number };
    },
  };
}

export type Maker = Awaited<ReturnType<typeof aMaker>>;

/** All fields of an own vendor's form except the name. */
export const whole = {
  street: 'Lindenwinkel 4',
  postcode: '80687',
  location: 'München',
  country: 'AT',
  contactPerson: 'Bestellannahme',
  phone: '089 99998-450',
  email: 'bestellung@kronara.example',
  transmission: 'email',
  customerNumber: 'K-2214',
  defaultMessage: 'Abgabe am Empfang',
  ownDiscount: 2.55,
  ownTerms: {
    shippingCents: 550,
    freeShippingFromCents: 12_000,
    surchargeCents: 350,
    surchargeBelowCents: 4_000,
  },
};
