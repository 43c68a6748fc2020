// How many statements each of the most used calls sends, the one that authenticates included, without begin, settings of the
// transaction and commit: whoever adds one sees it here, and whoever saves one writes it down. The calls are those of
// `npm run bench:http`.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchApp, startSearchApp } from '../../server/src/testing/searching.ts';
import { recordStatements } from '../../server/src/testing/statements.ts';
import { findPlace, type Visitor, visit } from './place.ts';
import { rows } from './rows.ts';
import { meterStatements } from './wire.ts';

let app: SearchApp;
let owner: Client;
let visitor: Visitor;
// Before the first connection is made.
const wire = meterStatements();
beforeAll(async () => {
  app = await startSearchApp();
  owner = new Client(app.owner);
  await owner.connect();
  const place = await findPlace(owner, 'demo@praxora.example');
  visitor = await visit(owner, Number(app.host.split(':')[1]), place);
});
afterAll(async () => {
  visitor?.client.close();
  await owner?.end();
  await app.close();
});

/** The fewest of three: the first ones ask what the server then keeps. */
const looks = 3;

test('the most used calls send as many statements as they did, not one more', async () => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    await row.ready?.(visitor);
    for (let turn = 0; turn < looks; turn += 1) {
      await row.prepare?.(owner, visitor.place);
      wire.statements = 0;
      const statements = await recordStatements(async () =>
        expect((await visitor.client.send(row.ask(visitor, turn))).status, row.what).toBe(200),
      );
      // The bench counts on the wire, where it cannot reach the driver.
      expect(wire.statements, row.what).toBe(statements.length);
      counts[row.what] = Math.min(counts[row.what] ?? statements.length, statements.length);
    }
  }
  expect(counts).toEqual({
    'add to the cart': 9,
    article: 4,
    'book in': 8,
    'cart list': 6,
    'cart, items by address': 2,
    categories: 2,
    config: 1,
    consume: 9,
    'dashboard, expiry': 2,
    health: 0,
    'inventory list': 3,
    'inventory list of a storage': 4,
    'movements of an article': 4,
    order: 5,
    'orders list': 3,
    'orders to receive': 3,
    'orders, counts': 4,
    'place an order of 5 positions': 20,
    'product detail': 10,
    profile: 3,
    're-order list': 11,
    'saved articles': 5,
    'scan of a GTIN': 2,
    'search, 40 hits and facets': 6,
    'set a quantity in the cart': 5,
    'stock of an article': 3,
    'suggestions while typing': 5,
    vendors: 5,
  });
}, 120_000);
