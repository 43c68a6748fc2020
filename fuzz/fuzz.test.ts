// The whole product under attack, in a process of its own: where planted secrets are found again, and the short form of
// `npm run fuzz`. One product serves both, since starting it takes the longest.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningProduct } from './product/start.ts';
import { startTestProduct } from './product/test-product.ts';
import { run } from './run/run.ts';
import { World } from './run/world.ts';
import { belongs } from './secrets/belonging.ts';
import { plantEverywhere } from './secrets/plant-everywhere.ts';

const parallel = 8;
// Far more than needed: a busy machine is no failure.
const longest = 600_000;

let product: RunningProduct;
let world: World;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'trace' });
  world = await World.open(product, parallel);
}, longest);
afterAll(async () => {
  await world?.close();
  await product?.stop();
}, longest);

test(
  'secrets planted in every field of every call are found in no log, no report and no table but where they belong',
  async () => {
    const { found, carriedOut, untried, failed } = await plantEverywhere(world, 1);
    const lost = [...found].flatMap(([place, sources]) =>
      [...sources].filter((source) => !belongs(place, source)).map((source) => `${place} holds ${source}`),
    );
    expect(lost.sort()).toEqual([]);
    expect(untried).toEqual([]);
    // They did get in: most calls were carried out with them, and enough failed while every write did.
    expect(carriedOut.size).toBeGreaterThan(80);
    expect(failed).toBeGreaterThan(15);
    const places = [
      'storage.name',
      'address.street',
      'article.name',
      'article.notice',
      'cost_center.name',
      'vendor_preference.default_message',
      'cart_note.message',
      'stock_entry.batch_number',
      'stock_movement.note',
      'article_document_version.file_name',
      'session.utk',
      'mail.body_text',
      'idempotent_answer.key',
      'search_query.query',
      'search_event.event_name',
    ];
    expect([...found.keys()]).toEqual(expect.arrayContaining(places));
  },
  longest,
);

test('no line of the log holds an e-mail address', () => {
  const withAddress = product.said.filter((line) =>
    /[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i.test(line),
  );
  expect(product.said.length).toBeGreaterThan(1000);
  expect(withAddress).toEqual([]);
});

/** A build server tells of what was changed, not of chance. */
const secondSeed = process.env.CI ? 2 : Math.floor(Math.random() * 1_000_000);

test.each([
  ['always the same', 1, 400],
  ['new every time but on a build server', secondSeed, 200],
])(
  'nothing breaks under generated requests, %s (seed %i)',
  async (_, seed, requests) => {
    const report = await run(world, { requests, seed, parallel, say: () => undefined });
    expect(report.answered).toBeGreaterThanOrEqual(requests);
    expect(report.faults, `npm run fuzz -- --seed ${seed} --requests ${requests}`).toEqual([]);
  },
  longest,
);
