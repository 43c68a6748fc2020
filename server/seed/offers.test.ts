import { describe, expect, it } from 'vitest';
import { calendar, catalogue, sampledOffers, seed } from './catalog.fixture.ts';
import { generateOffers, type Offer } from './offers.ts';
import { delivers, vendors, writeOrderNumber } from './vendors.ts';

const offers = sampledOffers.flatMap((entry) => entry.offers);
const share = (matches: number) => matches / offers.length;

describe('offers', () => {
  it('are three to twelve a product, each of another vendor', () => {
    const counts = sampledOffers.map((entry) => entry.offers.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 12]);
    const doubled = sampledOffers.filter(
      (entry) => new Set(entry.offers.map((offer) => offer.vendorId)).size !== entry.offers.length,
    );
    expect(doubled).toEqual([]);
  });

  it('reach every product in both countries', () => {
    for (const country of ['DE', 'AT'] as const) {
      const reached = new Set(
        vendors.filter((vendor) => delivers(vendor, country)).map((vendor) => vendor.id),
      );
      const missing = sampledOffers.filter(
        (entry) => !entry.offers.some((offer) => reached.has(offer.vendorId)),
      );
      expect(missing, country).toEqual([]);
    }
  });

  it('have tiers from 1 upwards that get cheaper', () => {
    const isFaulty = ({ tiers }: Offer) =>
      tiers[0]?.from !== 1 ||
      tiers.some((tier, index) => {
        const before = tiers[index - 1];
        const isPrice = Number.isInteger(tier.cents) && tier.cents > 0;
        return !isPrice || (before && (tier.from <= before.from || tier.cents >= before.cents));
      });
    expect(offers.filter(isFaulty)).toEqual([]);
    expect(share(offers.filter((offer) => offer.tiers.length > 1).length)).toBeGreaterThan(0.25);
  });

  it('stay in the price range of their product', () => {
    const astray = sampledOffers.flatMap(({ priced, offers: own }) =>
      own.filter(({ tiers }) => {
        const cents = tiers[0]?.cents ?? 0;
        return cents < priced.lowestCents || cents > priced.highestCents;
      }),
    );
    expect(astray).toEqual([]);
  });

  it('come in all availabilities, mostly available', () => {
    const of = (availability: string) =>
      share(offers.filter((offer) => offer.availability === availability).length);
    expect(of('available')).toBeGreaterThan(0.7);
    for (const rare of ['low', 'backorder', 'unavailable']) expect(of(rare)).toBeGreaterThan(0.01);
    expect(
      offers.every((offer) => (offer.deliveryDays === null) === (offer.availability === 'unavailable')),
    ).toBe(true);
  });

  it('ask for more than one piece here and there', () => {
    const minimum = offers.filter((offer) => offer.minimumQuantity > 1);
    expect(share(minimum.length)).toBeGreaterThan(0.02);
    expect(minimum.some((offer) => offer.orderStep > 1)).toBe(true);
    expect(minimum.every((offer) => offer.minimumQuantity % offer.orderStep === 0)).toBe(true);
  });

  it('have a price history from the first day up to the price of today', () => {
    const isFaulty = ({ history, tiers }: Offer) => {
      const days = history.map((change) => change.day);
      return (
        days[0] !== calendar.firstDay ||
        history.at(-1)?.cents !== tiers[0]?.cents ||
        history.some((change) => change.cents <= 0 || change.day > calendar.today) ||
        days.some((day, index) => index > 0 && day <= (days[index - 1] ?? ''))
      );
    };
    expect(offers.filter(isFaulty)).toEqual([]);
    expect(offers.every((offer) => offer.history.length >= 3)).toBe(true);
  });

  it('are the same for the same seed and day, and others for another seed', () => {
    const some = catalogue.filter((priced) => priced.product.id % 200 === 0);
    const again = () => some.map((priced) => generateOffers(seed, priced, calendar));
    expect(JSON.stringify(again())).toBe(JSON.stringify(again()));
    expect(some.map((priced) => generateOffers('another', priced, calendar))).not.toEqual(again());
  });
});

describe('order numbers', () => {
  it.each(vendors)('of $name mean one product each', (vendor) => {
    const numbers = catalogue.map(({ product, line, position }) =>
      writeOrderNumber(vendor, product.id, line, position),
    );
    expect(new Set(numbers).size).toBe(catalogue.length);
  });
});
