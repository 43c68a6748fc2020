// Tests that, if a name matches several products, those of the practice come first, in the usual order of preference; and that a name
// that matches none finds those of the practice that are called much like it.
import type { LineMatch } from '@praxora/contract/shop/quick-order.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aReceivingDesk } from '../../../testing/receiving-builders.ts';

let app: TestApp;
let products: { small: number; medium: number; large: number };

beforeAll(async () => {
  app = await startTestApp();
  products = {
    small: await aProduct(app, { name: 'Nitrila S' }),
    medium: await aProduct(app, { name: 'Nitrila M' }),
    large: await aProduct(app, { name: 'Nitrila L' }),
  };
  const [near, far] = [await aVendor(app), await aVendor(app)];
  for (const productId of Object.values(products)) await anOffer(app, productId, near);
  await anOffer(app, products.large, far);
  for (const size of ['XL', 'M', 'S']) await aProduct(app, { name: `Vinylhandschuhe ${size}` });
  await app.search.engine.start();
});

afterAll(() => app.close());

test('one article decides, of several somebody chooses; then what was bought last, then what most have in stock', async () => {
  const desk = await aReceivingDesk(app);
  const matched = async () => {
    const { data } = await desk.keeper.send('POST', 'quick-order/match', { lines: [{ text: 'nitrila' }] });
    const [line] = data.lines as LineMatch[];
    return line?.products.map(({ id }) => id);
  };
  const anArticle = async (productId: number) => {
    const { slug } = await app.asOwner.one<{ slug: string }>('select slug from product where id = $1', [
      productId,
    ]);
    await desk.keeper.anArticle({ catalogOrigin: { catalogProductSlug: slug } });
  };
  const { small, medium, large } = products;
  expect((await matched())?.[0]).toBe(large);
  await desk.order([{ productId: medium, quantity: 9 }]);
  expect(await matched()).toEqual([medium]);
  await desk.order([{ productId: small, quantity: 1 }]);
  expect(await matched()).toEqual([small, medium, large]);
  await anArticle(medium);
  expect(await matched()).toEqual([medium]);
  await anArticle(large);
  expect(await matched()).toEqual([large, medium, small]);
});

test('where no name has all typed words, those of the typed size come first', async () => {
  const { keeper } = await aReceivingDesk(app);
  const { data } = await keeper.send('POST', 'quick-order/match', { lines: [{ text: 'vinylhand s' }] });
  const [line] = data.lines as LineMatch[];
  expect(line?.products[0]?.name.de).toBe('Vinylhandschuhe S');
});

test('what nothing is called like names own products like it, those bought more often first, and nobody else’s', async () => {
  const desk = await aReceivingDesk(app);
  const similarTo = async (text: string, { keeper } = desk) => {
    const { data } = await keeper.send('POST', 'quick-order/match', { lines: [{ text }] });
    return (data.lines as LineMatch[])[0]?.similar.map(({ id }) => id);
  };
  const { small, medium } = products;
  expect(await similarTo('nitrilxxxa 2')).toEqual([]);
  for (const productId of [small, medium, medium]) await desk.order([{ productId, quantity: 1 }]);
  expect(await similarTo('nitrilxxxa 2')).toEqual([medium, small]);
  expect(await similarTo('nitrila s')).toEqual([]);
  expect(await similarTo('nitrilxxxa', await aReceivingDesk(app))).toEqual([]);
});
