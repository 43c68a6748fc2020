// The demo data on a real database: loaded once, whole, and never over somebody's own data.
import { staticOrderData } from '@praxora/contract/purchasing/approvals.calls';
import { nextOrderState, type OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { OrderState } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listExpiring, listSuggestions, verifyLedger } from './modules/inventory/index.ts';
import type { UserContext } from './platform/context.ts';
import { ensureDemoData } from './startup.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aPractice, bearer, loginAs } from './testing/builders.ts';

const today = new Date('2026-11-15T12:00:00Z');
const quiet = (): void => undefined;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO_PRODUCTS: '600' });
});
afterAll(() => app.close());

const load = (target: TestApp) => ensureDemoData(target.owner, target.platform.config, today, quiet);
const count = async (table: string) =>
  (await app.asOwner.one<{ count: number }>(`select count(*)::int as count from ${table}`)).count;

test('two servers starting at once load it once', async () => {
  expect(await Promise.all([load(app), load(app)])).toEqual([true, true]);
  expect(await count('product where practice_id is null')).toBe(600);
  expect(await count('vendor where practice_id is null')).toBe(24);
  expect([await count('practice'), await count('cart_position')]).toEqual([4, 12]);
  expect(await count('device d join stock_movement m on m.device_id = d.id')).toBeGreaterThan(20);
  const tops = await app.asOwner.rows('select 1 from category where parent_id is null');
  expect([tops.length, await count('category')]).toEqual([15, 105]);
  const offers = await app.asOwner.one(
    'select min(n)::int as least, max(n)::int as most from (select count(*) n from offer where practice_id is null group by product_id) o',
  );
  expect(offers).toEqual({ least: 3, most: 12 });
});

test('every demo user logs in, with country, edition and cart', async () => {
  const expected = {
    demo: { Land: 'DE', is_pro20: true, basket_counter: 12 },
    wien: { Land: 'AT', is_pro20: true, basket_counter: 0 },
    klinik: { Land: 'DE', is_pro20: true, basket_counter: 0 },
    leitung: { Land: 'DE', is_pro20: true, basket_counter: 0 },
    legacy: { Land: 'DE', is_pro20: false, basket_counter: 0 },
  };
  for (const [name, { Land, ...state }] of Object.entries(expected)) {
    const token = await loginAs(app, { email: `${name}@praxora.example`, password: 'praxora-demo' });
    const { data, state: told } = (
      await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers: bearer(token) })
    ).json();
    expect({ Land: data.Land, ...told }, name).toEqual({ Land, ...state });
  }
});

test('the demo practice has an inventory that agrees with its ledger', async () => {
  expect((await verifyLedger(app.asOwner)).defects).toEqual([]);
  const articles = await app.asOwner.rows<{ email: string; count: number }>(
    `select (array_agg(u.email order by u.id))[1] as email, (select count(*)::int from article a where a.practice_id = u.practice_id) as count
     from practice_user u group by u.practice_id order by email`,
  );
  expect(articles).toEqual([
    { email: 'demo@praxora.example', count: 180 },
    { email: 'klinik@praxora.example', count: 20 },
    { email: 'legacy@praxora.example', count: 0 },
    { email: 'wien@praxora.example', count: 20 },
  ]);
  const movements = await count('stock_movement');
  expect(movements).toBeGreaterThan(5_000);
  expect(movements).toBeLessThan(20_000);
  // Fourteen months, up to the day before, and never before they came in.
  const span = await app.asOwner.one(
    `select min(happened_on)::text as first, max(happened_on)::text as last,
            count(*) filter (where m.happened_on < e.received_on)::int as early
     from stock_movement m join stock_entry e on e.id = m.stock_entry_id`,
  );
  expect(span).toEqual({ first: '2025-09-01', last: '2026-11-13', early: 0 });
  const odd = '(practice_id in (select practice_id from practice_feature)) = (cost_center_id is null)';
  expect((await count(`stock_movement where ${odd}`)) + (await count(`order_position where ${odd}`))).toBe(0);
});

test('the demo orders agree with what came in, and later numbers go on from them', async () => {
  const wrong = await app.asOwner.rows(
    `select o.id, p.product_id, p.received, came.packs
     from purchase_order o join order_position p on p.order_id = o.id
     left join (select e.order_id, a.product_id, sum(m.amount / e.units_per_order_unit)::int as packs
                from stock_movement m join stock_entry e on e.id = m.stock_entry_id
                join article a on a.id = m.article_id
                where m.input_type = 'INCOMING_GOODS_FROM_ORDER' group by 1, 2) came
       on came.order_id = o.id and came.product_id = p.product_id
     where p.received <> coalesce(came.packs, 0)
        or (o.state = 'fully-received') <> (select bool_and(q.received = q.quantity) from order_position q where q.order_id = o.id)`,
  );
  expect(wrong).toEqual([]);
  const next = await app.asOwner.one(
    `select (select max(substr(platform_order_number, 4)::int) from purchase_order) + 1
              = nextval('platform_order_number')::int as platform,
            (select bool_and(c.last = (select max(substr(o.order_number, 6)::int) from purchase_order o
                                       where o.practice_id = c.practice_id and o.order_number like c.year || '-%'))
             from order_counter c) as own`,
  );
  expect(next).toEqual({ platform: true, own: true });
});

test('every demo receipt agrees with its stock entry, its movement and its order', async () => {
  const lines = await app.asOwner.rows(
    `select l.id from receipt_line l
     join receipt r on r.id = l.receipt_id
     join order_position p on p.id = l.position_id
     join article a on a.id = l.article_id
     join stock_entry e on e.id = l.stock_entry_id
     join stock_movement m on m.stock_entry_id = e.id and m.booking_id = r.booking_id
     where e.batch_number = l.batch_number and e.expiration_date is not distinct from l.expiration_date
       and e.storage_id = l.storage_id and e.article_id = l.article_id and a.product_id = p.product_id
       and p.order_id = r.order_id and e.order_id = r.order_id and e.vendor_id = r.vendor_id
       and m.kind = 'input' and m.input_type = 'INCOMING_GOODS_FROM_ORDER'
       and m.amount = l.quantity * e.units_per_order_unit and e.order_unit_price_cents = p.unit_price_cents
       and m.happened_on = r.happened_on and e.received_on = r.happened_on and m.booked_at = r.booked_at`,
  );
  expect(lines.length).toBeGreaterThan(500);
  expect(lines).toHaveLength(await count('receipt_line'));
  expect(lines).toHaveLength(await count("stock_movement where input_type = 'INCOMING_GOODS_FROM_ORDER'"));
  const wrong = await app.asOwner.rows(
    `select p.id from order_position p left join receipt_line l on l.position_id = p.id
     group by p.id having p.received <> coalesce(sum(l.quantity), 0)`,
  );
  expect(wrong).toEqual([]);
  const empty = await app.asOwner.rows(
    'select id from receipt r where not exists (select from receipt_line l where l.receipt_id = r.id)',
  );
  expect(empty).toEqual([]);
});

test('every demo order came by its state as the state machine allows it', async () => {
  const orders = await app.asOwner.rows<{
    state: OrderState;
    events: { event: OrderEvent; state: OrderState; at: string }[];
    receipts: number;
  }>(
    `select o.state, (select json_agg(json_build_object('event', e.event, 'state', e.state, 'at', e.at) order by e.at)
                      from order_event e where e.order_id = o.id) as events,
            (select count(*)::int from receipt r where r.order_id = o.id) as receipts
     from purchase_order o`,
  );
  for (const { state, events, receipts } of orders) {
    const [first, ...later] = events;
    let reached: OrderState | null = first?.event === 'submitted' ? 'pending-approval' : 'transmitting';
    expect(first?.state).toBe(reached);
    for (const event of later) {
      reached = reached && nextOrderState(reached, event.event);
      expect(event.state).toBe(reached);
    }
    expect(reached).toBe(state);
    expect(new Set(events.map(({ at }) => at)).size).toBe(events.length);
    expect(events.filter(({ event }) => event.endsWith('-received'))).toHaveLength(receipts);
  }
  expect(
    orders.filter(({ state, receipts }) => state === 'fully-received' && receipts === 2).length,
  ).toBeGreaterThan(3);
  // Starting the demo sends nothing: no job is queued.
  expect(await count('job')).toBe(0);
});

test('demo orders carry the prices of their day', async () => {
  const lines = `order_position l
    join purchase_order o on o.id = l.order_id
    join offer f on f.vendor_id = o.vendor_id and f.product_id = l.product_id and f.practice_id is null
    join lateral (select h.unit_price_cents from offer_price_history h
                  where h.offer_id = f.id and h.valid_from <= (o.placed_at at time zone 'Europe/Berlin')::date
                  order by h.valid_from desc limit 1) asked on true
    where l.quantity < coalesce(f.tier_from[2], 2147483647) and not exists (
      select from offer own where own.practice_id = o.practice_id and own.vendor_id = o.vendor_id
                              and own.product_id = l.product_id)`;
  const all = await count(lines);
  expect(all).toBeGreaterThan(500);
  expect(await count(`${lines} and l.unit_price_cents = asked.unit_price_cents`)).toBe(all);
  expect(await count(`${lines} and l.unit_price_cents <> f.tier_price_cents[1]`)).toBeGreaterThan(all / 2);
});

test('the demo practices have orders in every state worth looking at', async () => {
  const of = async (name: string) => {
    const token = await loginAs(app, { email: `${name}@praxora.example`, password: 'praxora-demo' });
    return async (url: string) => {
      const answer = await app.request({ method: 'GET', url: `/pro/orders${url}`, headers: bearer(token) });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    };
  };
  const demo = await of('demo');
  expect(await demo('/counts')).toMatchObject({ open: 4, pendingApproval: 0, rejected: 0 });
  expect((await demo('/counts')).addresses).toHaveLength(2);
  const [half] = (await demo('?state=partially-received')).items;
  expect(half).toMatchObject({ vendorName: 'Depotia', positionCount: 5, units: 46, receivedUnits: 7 });
  expect(await demo(`/${half.id}`)).toMatchObject({
    customerNumber: '884 120',
    receipts: [{ lines: { length: 2 } }],
  });
  expect((await demo(`/${half.id}/labels`)).groups, 'its labels wait to be printed').toHaveLength(2);
  expect(await count('stock_label where is_due'), 'and no others').toBe(7);
  const soon = { deliveryDate: expect.stringMatching(/^2026-11/) };
  expect((await demo('?state=open')).items).toMatchObject([soon, soon]);
  expect((await demo('?state=transmitting')).items).toMatchObject([{ hasFailed: true }]);
  expect(await count("purchase_order where rating is not null and rating_comment <> ''")).toBeGreaterThan(20);
  // Own vendors are rated exactly by the ratings of their orders.
  const isRated = 'exists (select from purchase_order o where o.vendor_id = v.id and o.rating is not null)';
  expect(await count(`vendor v where practice_id is not null and (rating is not null) <> ${isRated}`)).toBe(
    0,
  );
  expect(await count('article a join product p on p.id = a.product_id where p.practice_id is not null')).toBe(
    3,
  );
  // Each practice has an own vendor with prices and orders.
  expect(
    await count(
      `vendor v where v.practice_id is not null and v.location <> ''
         and (select count(*) from offer o where o.vendor_id = v.id) > 3
         and exists (select from purchase_order o where o.vendor_id = v.id and o.state = 'fully-received')`,
    ),
  ).toBe(3);

  const clinic = await of('klinik');
  expect(await clinic('/counts')).toMatchObject({ open: 2, pendingApproval: 2, rejected: 1 });
  const [first, second] = (await clinic('?state=pending-approval')).items;
  expect([first.vendorId !== second.vendorId, first.netCents > 100_000]).toEqual([true, true]);
  const { data, order_id } = await app.asOwner.one<{ data: object; order_id: number }>(
    'select static_order_data as data, order_id from rejected_approval',
  );
  const rejected = staticOrderData.parse(data);
  const order = await clinic(`/${order_id}`);
  expect(order).toMatchObject({
    state: 'rejected',
    netCents: rejected.netCents,
    history: [
      { event: 'submitted', user: 'Jana Petersen' },
      { event: 'rejected', user: 'Thomas Sommer', detail: { comment: rejected.comments[0]?.text } },
    ],
  });
  expect(rejected.positions.map(({ productId, netCents }) => [productId, netCents])).toEqual(
    order.positions.map((position: { productId: number; netCents: number }) => [
      position.productId,
      position.netCents,
    ]),
  );
});

test('the demo inventory shows every status and expiry band, and what the pictures show', async () => {
  const headers = bearer(await loginAs(app, { email: 'demo@praxora.example', password: 'praxora-demo' }));
  const get = async (url: string) => {
    const { data } = (await app.request({ method: 'GET', url: `/pro/${url}`, headers })).json();
    return data;
  };
  const list = await get('inventory/article/list?search=Artinova%204%25%201:100.000');
  const [artinova] = list.items;
  expect(artinova).toMatchObject({
    stock: 46,
    minimumStock: 60,
    warningStock: 120,
    idealStock: 300,
    status: 'minimumStock',
  });
  const { statusCounts, expiryCounts } = await get('inventory/article/list');
  expect(statusCounts).toMatchObject({ minimumStock: 4, reOrderPoint: 7, hidden: 5 });
  for (const counted of [...Object.values(statusCounts), ...Object.values(expiryCounts)])
    expect(counted).toBeGreaterThan(0);
  const { documents } = await get(`inventory/article/${artinova.id}/document/list`);
  expect(documents).toHaveLength(3);
  expect((await get('storages')).length).toBe(9);
  const { count, belowMinimum } = await get('reorder/counts');
  expect(count).toBeGreaterThan(5);
  expect(belowMinimum).toBeGreaterThan(1);
});

test('the demo practice has a past to learn from: holidays, a busy week, an article that ran out, batches that expire', async () => {
  const { id } = await app.asOwner.one<{ id: number }>(
    `select practice_id as id from practice_user where email = 'demo@praxora.example'`,
  );
  await app.platform.database.forPractice(id, async (tx) => {
    // On the day the data are of, whenever this runs.
    const context = { ...app.platform, tx, now: () => today, user: { country: 'DE' } } as UserContext;
    const { suggestions, fitting, weeks, deliveries } = await listSuggestions(context);
    const named = (start: string) => suggestions.find(({ name }) => name.startsWith(start));
    expect(suggestions.length).toBeGreaterThan(10);
    expect(fitting).toBeGreaterThan(suggestions.length);
    expect(deliveries).toBeGreaterThan(50);
    expect(weeks.filter(({ isClosed }) => isClosed)).toHaveLength(2);
    expect(named('Artinova')?.ranOut.length).toBeGreaterThan(0);
    expect(named('Nadelfein')?.use.peaks).toHaveLength(1);
    expect((await listExpiring(context)).batches.length).toBeGreaterThan(0);
  });
});

test('a database in use is left alone, and DEMO_DATA=false starts empty', async () => {
  const own = await startTestApp();
  await aPractice(own);
  expect(await load(own)).toBe(false);
  await own.close();
  const empty = await startTestApp({ DEMO_DATA: 'false' });
  expect(await load(empty)).toBe(false);
  expect(await empty.asOwner.rows('select 1 from product')).toEqual([]);
  await empty.close();
});
