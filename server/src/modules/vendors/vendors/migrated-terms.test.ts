// Own terms that were agreed on as a whole, in a database from before they held each on its own.
import { expect, test } from 'vitest';
import { withOldDatabase } from '../../../testing/old-database.ts';

test('they say the same as before, an own vendor that delivers free needs none, and nobody is told of a change', () =>
  withOldDatabase('0030', async ({ client, migrateOn }) => {
    await client.query(`
      insert into practice (id, name, country) values (1, 'Praxis', 'DE');
      insert into vendor (id, practice_id, name, slug)
      values (1, null, 'Depotia', 'depotia'), (2, null, 'Marktmed', 'marktmed'), (3, null, 'Havelmed', 'havelmed'),
             (4, 1, 'Apotheke', 'own-4'), (5, 1, 'Hofladen', 'own-5');
      insert into vendor_preference (practice_id, vendor_id, is_favourite, own_shipping_cents, own_free_shipping_from_cents,
        own_surcharge_cents, own_surcharge_below_cents)
      values (1, 1, true, null, null, null, null), (1, 2, false, 490, null, 0, 0), (1, 3, false, 490, 9900, 300, 2500),
             (1, 4, true, 0, null, 0, 0), (1, 5, false, 300, null, 0, 0);
      insert into category (id, slug, name_de, name_en, picture, position) values (1, 'k', 'K', 'K', 'einweg', 1);
      insert into product (id, slug, name_de, name_en, category_id) values (1, 'p', 'P', 'P', 1);
      insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents)
      values (null, 1, 1, 'N', '{1}', '{100}'), (1, 1, 4, '', '{1}', '{90}');`);
    await migrateOn();
    const { rows } = await client.query(
      'select vendor_id, version, is_favourite, own_terms(p) as terms from vendor_preference p order by vendor_id',
    );
    const terms = (shippingCents: number, freeShippingFromCents: unknown, more: number[]) => ({
      shippingCents,
      freeShippingFromCents,
      surchargeCents: more[0],
      surchargeBelowCents: more[1],
    });
    expect(rows).toEqual([
      { vendor_id: 1, version: 1, is_favourite: true, terms: null },
      { vendor_id: 2, version: 1, is_favourite: false, terms: terms(490, 'never', [0, 0]) },
      { vendor_id: 3, version: 1, is_favourite: false, terms: terms(490, 9900, [300, 2500]) },
      { vendor_id: 4, version: 1, is_favourite: true, terms: null },
      { vendor_id: 5, version: 1, is_favourite: false, terms: terms(300, 'never', [0, 0]) },
    ]);
    // Offers were counted, a practice's own left out.
    const { rows: counts } = await client.query('select * from vendor_offer_count');
    expect(counts).toEqual([{ vendor_id: 1, offers: 1 }]);
  }));
