// Quick order: what lines mean, what they add, all of them into the cart or none, and the cheapest split.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aReceivingDesk } from '../../../testing/receiving-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-quick-order-'));
let app: TestApp;
let me: Awaited<ReturnType<typeof aBuyer>>;
let vendors: { cheap: number; dear: number };
let products: { small: number; medium: number; black: number; mask: number; bag: number };

async function aBuyer() {
  const desk = await aReceivingDesk(app);
  const { send, user } = desk.keeper;
  return { desk, send, practiceId: user.practiceId, address: await anAddress(app, user.practiceId) };
}

const numbers = (productId: number, manufacturerNumber: string, gtin?: string, pzn?: string) =>
  app.asOwner.run('update product set manufacturer_number = $2, gtin = $3, pzn = $4 where id = $1', [
    productId,
    manufacturerNumber,
    gtin ?? null,
    pzn ?? null,
  ]);

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir, OPTIMIZER_THREADS: '1' });
  vendors = {
    cheap: await aVendor(app, { shipping: 500, freeFrom: 5000 }),
    dear: await aVendor(app, { shipping: 0 }),
  };
  products = {
    small: await aProduct(app, { name: 'Nitrila Blau S' }),
    medium: await aProduct(app, { name: 'Nitrila Blau M' }),
    black: await aProduct(app, { name: 'Nitrila Schwarz S' }),
    mask: await aProduct(app, { name: 'MaskoPro Typ IIR' }),
    bag: await aProduct(app, { name: 'SteriBeutel 90' }),
  };
  await numbers(products.small, 'SN-20450');
  await numbers(products.medium, 'SN-20451', '04012345118025', '01234562');
  await numbers(products.black, 'SN 20460');
  for (const productId of Object.values(products)) {
    await anOffer(app, productId, vendors.cheap, { tiers: [[1, 1000]] });
    await anOffer(app, productId, vendors.dear, { tiers: [[1, 1100]] });
  }
  await app.asOwner.run(
    `update offer set order_number = 'HD-9023' where product_id = $1 and vendor_id = $2`,
    [products.bag, vendors.cheap],
  );
  await app.search.engine.start();
});
beforeEach(async () => {
  me = await aBuyer();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const match = async (...lines: (string | object)[]) => {
  const body = { lines: lines.map((line) => (typeof line === 'string' ? { text: line } : line)) };
  const { status, data, errors } = await me.send('POST', 'quick-order/match', body);
  expect(status, JSON.stringify(errors)).toBe(200);
  return (data.lines as LineMatch[]).map(({ by, amount, fits, products: found }) => {
    expect(fits).toBe(found.length);
    return [by, amount, ...found.map(({ id }) => id)];
  });
};
const cart = () =>
  app.asOwner.rows<{ productId: number; vendorId: number; quantity: number }>(
    `select product_id as "productId", vendor_id as "vendorId", quantity from cart_position
     where practice_id = $1 order by product_id`,
    [me.practiceId],
  );

describe('a line is matched', () => {
  test('by anybody’s number however it is written, by GTIN and PZN, before its name, with the amount behind it', async () => {
    const typed = 'sn20451,SN-20451 20,04012345118025,4012345118025 3,PZN 01234562,hd 9023,2 x HD-9023';
    expect(await match(...typed.split(','))).toEqual([
      ['number', null, products.medium],
      ['number', 20, products.medium],
      ['gtin', null, products.medium],
      ['gtin', 3, products.medium],
      ['pzn', null, products.medium],
      ['number', null, products.bag],
      ['number', 2, products.bag],
    ]);
  });

  test('by its PZN in every way it is written', async () => {
    const typed = ['01234562', 'PZN 01234562', 'PZN-01234562', 'PZN01234562', 'pzn: 01234562', 'PZN 1234562'];
    expect(await match(...typed)).toEqual(typed.map(() => ['pzn', null, products.medium]));
    expect(await match('PZN-01234562; 4')).toEqual([['pzn', 4, products.medium]]);
  });

  test('with an amount that cannot be ordered: it is told, and never becomes one', async () => {
    const typed = ['SN-20451 1 Pack', 'SN-20451 0', 'SN-20451;2,5', 'maskopro; -2', 'gibtesnicht;1 Pack'];
    const body = { lines: typed.map((text) => ({ text })) };
    const { data } = await me.send('POST', 'quick-order/match', body);
    expect(
      (data.lines as LineMatch[]).map((line) => [line.products[0]?.id, line.amount, line.amountText]),
    ).toEqual([
      [products.medium, null, '1 Pack'],
      [products.medium, null, '0'],
      [products.medium, null, '2,5'],
      [products.mask, null, '-2'],
      [undefined, null, '1 Pack'],
    ]);
    // Behind a name it may be a size.
    expect(await match('Nitrila Blau 2,5')).toEqual([[null, null]]);
  });

  test('by name where one is called like that; where several fit somebody chooses, what was bought before first', async () => {
    expect(await match('maskopro', 'Nitrila Blau M', 'maskopro typ 6')).toEqual([
      ['name', null, products.mask],
      ['name', null, products.medium],
      ['name', 6, products.mask],
    ]);
    // Something of the other size begins with an s too, so it comes last.
    const [[, , ...several] = []] = await match('nitrila s');
    expect([several.slice(0, 2).sort(), several.slice(2)]).toEqual([
      [products.small, products.black].sort(),
      [products.medium],
    ]);
    await me.desk.order([{ productId: products.black, quantity: 1 }]);
    expect(await match('nitrila s')).toEqual([['name', null, products.black]]);
    await me.desk.order([{ productId: products.small, quantity: 1 }]);
    await me.desk.order([{ productId: products.small, quantity: 1 }]);
    expect(await match('nitrila s')).toEqual([
      ['name', null, products.small, products.black, products.medium],
    ]);
  });

  test('as somebody chose it, and not at all where nothing is called that', async () => {
    expect(await match({ text: 'nitrila', productId: products.small }, 'gibtesnicht 4')).toEqual([
      ['product', null, products.small],
      [null, 4],
    ]);
    expect(await match({ text: 'nitrila', productId: 999_999_999 })).not.toEqual([['product', null]]);
    // The amount stands elsewhere: the number belongs to the name.
    expect(await match({ text: 'SteriBeutel 90', mayHoldAmount: false })).toEqual([
      ['name', null, products.bag],
    ]);
  });

  test('by the label on the shelf; a label of another practice means nothing here', async () => {
    const { articleId, productId } = await me.desk.anArticle({
      labelConfiguration: { unitToCount: 'ORDER_UNIT', unitToLabel: 'STORAGE_PRODUCT' },
    });
    const { label } = await app.asOwner.one<{ label: string }>(
      'select permanent_label_id as label from article where id = $1',
      [articleId],
    );
    expect(await match(`${label} 3`)).toEqual([['label', 3, productId]]);
    me = await aBuyer();
    expect((await match(label))[0]?.[0]).not.toBe('label');
  });

  test('500 lines by as many statements as one; more are refused', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        text: ['SN-20451 2', 'maskopro', 'HD-9023', 'nix'][index % 4],
      }));
    const asked = (count: number) =>
      recordStatements(async () => {
        const { status } = await me.send('POST', 'quick-order/match', { lines: lines(count) });
        expect(status).toBe(200);
      });
    const aboutProducts = async (count: number) =>
      (await asked(count)).filter(
        (text) => /\b(product|offer|vendor|article)\b/.test(text) && !text.includes('catalog_change'),
      ).length;
    // The fewest of three, since the search follows the catalogue meanwhile; each by somebody else, who need not wait.
    const fewest = async (count: number, turns = 3): Promise<number> => {
      me = await aBuyer();
      const counted = await aboutProducts(count);
      return turns === 1 ? counted : Math.min(counted, await fewest(count, turns - 1));
    };
    expect(await fewest(500)).toBe(await fewest(4));
    expect((await me.send('POST', 'quick-order/match', { lines: lines(501) })).status).toBe(422);
  });
});

describe('lines and the cart', () => {
  const line = (productId: number, quantity: number, vendorId: number | null = null) => ({
    productId,
    quantity,
    vendorId,
  });

  test('a line says what it adds with all lines before it, and putting them in adds just that', async () => {
    const lines = [line(products.small, 2), line(products.mask, 3), line(products.bag, 1, vendors.dear)];
    const { data } = await me.send('POST', 'quick-order/prices', { lines });
    const shown = data.lines.map(({ order }: { order: object }) => Object.values(order));
    // Vendor, amount, price of one, goods, shipping, surcharge, and what all that adds.
    expect(shown).toEqual([
      [vendors.dear, 2, 1100, 2200, 0, 0, 2200],
      [vendors.dear, 3, 1100, 3300, 0, 0, 3300],
      [vendors.dear, 1, 1100, 1100, 0, 0, 1100],
    ]);
    const body = { addressId: me.address, lines };
    const [first, again] = [
      await me.send('POST', 'quick-order/cart', body, 'quick-order-once'),
      await me.send('POST', 'quick-order/cart', body, 'quick-order-once'),
    ];
    expect(again).toEqual(first);
    expect(first.data.growsByCents).toBe(6600);
    expect(await cart()).toHaveLength(3);
    expect((await me.send('POST', `cart/undo/${first.data.undoId}`)).status).toBe(200);
    expect(await cart()).toEqual([]);
  });

  test('the sums add up: goods of the lines and of the cart, and the fees of both together', async () => {
    const sums = async (...lines: object[]) =>
      (await me.send('POST', 'quick-order/prices', { lines })).data.sums;
    const lines = [line(products.small, 2, vendors.cheap), line(products.bag, 1, vendors.dear)];
    expect(await sums(...lines)).toEqual({
      ...{ goodsCents: 3100, cartPositions: 0, cartGoodsCents: 0 },
      ...{ packages: 2, shippingCents: 500, surchargeCents: 0, netCents: 3600, growsByCents: 3600 },
    });
    await me.send('POST', 'quick-order/cart', { addressId: me.address, lines });
    // With what lies there the parcel is free, so the cart grows by less than the goods.
    const more = [
      line(products.mask, 3, vendors.cheap),
      line(await aProduct(app, { name: 'Unverkauft' }), 1),
    ];
    expect(await sums(...more)).toEqual({
      ...{ goodsCents: 3000, cartPositions: 2, cartGoodsCents: 3100 },
      ...{ packages: 2, shippingCents: 0, surchargeCents: 0, netCents: 6100, growsByCents: 2500 },
    });
    // The split starts from the same sum.
    const body = { addressId: me.address, lines: more.slice(0, 1) };
    const { data: split } = await me.send('POST', 'quick-order/optimizer', body);
    expect(split.cartPriceDetail.before.netCents).toBe(6100);
  });

  test('the cheapest split is told and put in as it says', async () => {
    // Each line alone is cheaper at the vendor without shipping; all five together at the vendor whose shipping is free
    // from 50.00.
    const lines = Object.values(products).map((productId) => line(productId, 1, vendors.dear));
    const body = { addressId: me.address, lines };
    const { data } = await me.send('POST', 'quick-order/optimizer', body);
    expect(data.cartPriceDetail).toMatchObject({
      savingCents: 500,
      isProven: true,
      after: { netCents: 5000 },
    });
    const applied = await me.send('POST', 'quick-order/optimizer/cart', body);
    expect(applied.data).toMatchObject({ savingCents: 500, growsByCents: 5000 });
    expect((await cart()).every(({ vendorId }) => vendorId === vendors.cheap)).toBe(true);
    const again = await me.send('POST', 'quick-order/optimizer/cart', body);
    expect(again.errors.code).toBe('OPTIMIZED_CART_OUTDATED');
  });

  test('lines of one product that are too much together are named before anything is computed', async () => {
    const lines = [2, 99_999].map((quantity) => line(products.small, quantity, vendors.dear));
    const { errors } = await me.send('POST', 'quick-order/optimizer', { addressId: me.address, lines });
    expect(errors[1]).toMatchObject({ field: 'lines.1.quantity', code: 'NUMBER_TOO_LARGE' });
  });

  test('one line that is not sold like that keeps all of them out, and is named', async () => {
    const crate = await aProduct(app, { name: 'Kiste' });
    await anOffer(app, crate, vendors.cheap, { minimum: 4, step: 4 });
    const lonely = await aProduct(app, { name: 'Niemand' });
    const add = (...lines: object[]) => me.send('POST', 'quick-order/cart', { addressId: me.address, lines });
    const { status, errors } = await add(
      line(products.small, 1),
      line(crate, 3),
      line(lonely, 1),
      line(crate, 4, vendors.dear),
    );
    expect([status, errors.map(({ field, code }: { field: string; code: string }) => [field, code])]).toEqual(
      [
        422,
        [
          ['lines.1.vendorId', 'OFFER_NOT_VALID'],
          ['lines.2.productId', 'NO_VENDOR_OFFERS'],
          ['lines.3.vendorId', 'OFFER_NOT_VALID'],
        ],
      ],
    );
    expect((await add(line(999_999_999, 1))).status).toBe(404);
    expect((await add(line(products.small, 1, 999_999_999))).status).toBe(404);
    expect(
      (await add(line(products.small, 99_999, vendors.dear), line(products.small, 1, vendors.dear))).status,
    ).toBe(422);
    expect(await cart()).toEqual([]);
    // The quantity that would be added instead is shown before.
    const { data } = await me.send('POST', 'quick-order/prices', {
      lines: [line(crate, 3), line(lonely, 1)],
    });
    expect(data.lines).toMatchObject([{ order: { quantity: 4 } }, { order: null, offers: [] }]);
  });
});
