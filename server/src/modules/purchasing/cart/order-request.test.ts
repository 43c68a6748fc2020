// Asking for the order: who gets the mail, in which language, and that a second click sends nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let gloves: number;
beforeAll(async () => {
  app = await startTestApp();
  gloves = await aProduct(app);
  await anOffer(app, gloves, await aVendor(app));
});
afterAll(() => app.close());

/** A practice with a filled cart, its owner, and a user of the stock role who asks. */
async function aStockUser() {
  const owner = await aBuyer(app);
  await owner.add({ productId: gloves, Anzahl: 1 });
  const { practiceId } = owner.user;
  const user = await aUser(app, { practiceId, role: 'stock', firstName: 'Lea', lastName: 'Brandt' });
  const headers = bearer(await loginAs(app, user));
  const ask = (payload: object) =>
    app.request({ method: 'POST', url: '/pro/cart/order-request', headers, payload });
  return { owner, practiceId, ask };
}

const mails = (practiceId: number) =>
  app.asOwner.rows<{ recipient: string; subject: string; body_text: string }>(
    'select recipient, subject, body_text from mail where practice_id = $1 order by id',
    [practiceId],
  );
const setLanguage = ({ user }: Pick<Buyer, 'user'>, language: string) =>
  app.asOwner.run(
    'update person set language = $2 where id = (select person_id from app_user where id = $1)',
    [user.id, language],
  );

test('owners and purchasing get a mail in their language, with a link to the cart', async () => {
  const { owner, practiceId, ask } = await aStockUser();
  await setLanguage(owner, 'de');
  const purchasing = await aUser(app, { practiceId, role: 'purchasing', firstName: 'Jonas' });
  await setLanguage({ user: purchasing }, 'en');
  await aUser(app, { practiceId, role: 'stock' });
  await aUser(app, { practiceId, role: 'reader' });
  const gone = await aUser(app, { practiceId, role: 'purchasing' });
  await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [gone.id]);

  const answer = await ask({ addressId: owner.address, note: ' until Friday ' });
  expect(answer.json().data).toMatchObject({ isSent: true, receivers: { length: 2 } });
  const sent = await mails(practiceId);
  expect(sent.map(({ recipient }) => recipient).sort()).toEqual([owner.user.email, purchasing.email].sort());
  const textTo = (email: string) => sent.find(({ recipient }) => recipient === email)?.body_text ?? '';
  expect(textTo(owner.user.email)).toContain('Lea Brandt hat den Warenkorb gefüllt');
  expect(textTo(purchasing.email)).toContain('Message: “until Friday”');
  expect(textTo(purchasing.email)).toContain(`/cart?address=${owner.address}`);
  const recorded = await app.asOwner.rows<{ subject_id: string }>(
    "select subject_id from activity where practice_id = $1 and action = 'order.requested'",
    [practiceId],
  );
  expect(recorded).toEqual([{ subject_id: String(owner.address) }]);
});

test('a second click sends nothing, also at the same time', async () => {
  const { owner, practiceId, ask } = await aStockUser();
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask({ addressId: owner.address })));
  const data = answers.map((answer) => answer.json().data);
  expect(data.filter(({ isSent }) => isSent)).toHaveLength(1);
  expect(data.every(({ receivers }) => receivers.length === 1)).toBe(true);
  expect(await mails(practiceId)).toHaveLength(1);
});

test('the next mail goes out ten minutes after the last one, whatever the clock shows', async () => {
  const { owner, practiceId, ask } = await aStockUser();
  const isSent = async () => (await ask({ addressId: owner.address })).json().data.isSent;
  const pass = (time: string) =>
    app.asOwner.run('update activity set at = at - $2::interval where practice_id = $1', [practiceId, time]);
  expect(await isSent()).toBe(true);
  await pass('9 minutes 50 seconds');
  expect(await isSent()).toBe(false);
  await pass('10 seconds');
  expect(await isSent()).toBe(true);
});

test('a foreign, a billing and an empty address are unknown; wrong values are refused', async () => {
  const { owner, practiceId, ask } = await aStockUser();
  const stranger = await aBuyer(app);
  const empty = await aBuyer(app);
  await app.asOwner.run('update address set practice_id = $2, is_default = false where id = $1', [
    empty.address,
    practiceId,
  ]);
  for (const addressId of [stranger.address, empty.address, 2_000_000_000])
    expect(readRefusal(await ask({ addressId }))).toEqual([404, 'NOT_FOUND']);
  for (const body of [{}, { addressId: 2.5 }, { addressId: -1 }, { addressId: 'x' }])
    expect((await ask(body)).statusCode).toBe(422);
  const long = { addressId: owner.address, note: 'x'.repeat(501) };
  expect((await ask(long)).statusCode).toBe(422);
  expect(await mails(practiceId)).toHaveLength(0);
});

test('an owner alone has nobody to ask', async () => {
  const owner = await aBuyer(app);
  await owner.add({ productId: gloves, Anzahl: 1 });
  const answer = await owner.call('POST', '/pro/cart/order-request', { addressId: owner.address });
  expect(answer.json().data).toEqual({ isSent: false, receivers: [] });
});
