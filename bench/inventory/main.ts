// npm run bench:inventory: lists and bookings of a large inventory over the product's own calls, beside the bare SQL.
// Options: --articles N, --movements N, --runs N.
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { verifyLedger } from '../../server/src/modules/inventory/index.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import { type Compared, printCompared, seconds } from '../beside-sql/compare.ts';
import { withProduct } from '../beside-sql/product.ts';
import { bareConsumption, bareInput, bareList } from './bare.ts';
import { loadLedger } from './load.ts';

answerHelp(`npm run bench:inventory -- [options]

Lists and bookings of a large inventory over the product's own calls, beside the bare SQL.

  --articles N    articles (10000)
  --movements N   movements of the ledger (1000000)
  --runs N        how often each call is measured (60)`);

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    movements: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '60' },
  },
});
const articles = Number(values.articles);

await withProduct(
  async (owner, practice) => {
    const started = performance.now();
    await loadLedger(owner, { ...practice, articles, movements: Number(values.movements) });
    console.log(`${articles} articles, ${values.movements} movements loaded in ${seconds(started)} s`);
  },
  async ({ owner, send }) => {
    const list = (query: string) => () => send('GET', `inventory/article/list?${query}`);
    let turn = 0;
    const next = (): number => 1 + ((turn++ * 37) % articles);
    const { rows: withStock } = await owner.query<{ id: number }>(
      'select id from article where stock > 3 order by id',
    );
    const stocked = (): number => withStock[(turn++ * 37) % withStock.length]?.id ?? 1;

    const rows: Compared[] = [
      [
        'list, first page by name',
        list('sort=name'),
        () => bareList(owner, 'name', { order: 'lower(a.name)' }),
      ],
      ['list, most urgent first', list('sort=status'), () => bareList(owner, 'status', { order: 'status' })],
      [
        'filter: minimum stock and expired',
        list('sort=name&status=minimumStock&expiry=expired'),
        () =>
          bareList(owner, 'filter', {
            order: 'lower(a.name)',
            where: 'minimum_stock > 0 and stock <= minimum_stock and earliest_expiry < current_date',
            counted: 'true',
          }),
      ],
      [
        'search for a word',
        list('sort=name&search=komposit'),
        () => bareList(owner, 'search', { order: 'lower(a.name)', where: `a.name ilike '%komposit%'` }),
      ],
      [
        'search for a batch',
        list('sort=name&search=LOT-123'),
        () =>
          bareList(owner, 'batch', {
            order: 'lower(a.name)',
            where: `exists (select from stock_entry e where e.article_id = a.id and e.balance > 0 and e.batch_number ilike '%lot-123%')`,
          }),
      ],
      [
        'one storage',
        () => send('GET', 'inventory/article/list/storage/3?sort=name'),
        () =>
          bareList(owner, 'storage', {
            order: 'lower(a.name)',
            where: `exists (select from stock_entry e where e.article_id = a.id and e.storage_id = 3 and e.balance > 0)`,
          }),
      ],
      [
        'book in',
        () => send('POST', 'stock/manual/input', { articleId: next(), amount: 1, storageId: 1 }),
        () => bareInput(owner, next()),
      ],
      [
        'consume, first expired first',
        () => send('POST', 'stock/consumption', { articleId: stocked(), amount: 1 }),
        () => bareConsumption(owner, stocked()),
      ],
      [
        'movements of an article',
        () => send('GET', `inventory/article/${next()}/movements`),
        async () => {
          await owner.query({
            name: 'movements',
            text: 'select * from stock_movement where practice_id = 1 and article_id = $1 order by id desc limit 50',
            values: [next()],
          });
        },
      ],
    ];
    await printCompared(rows, { runs: Number(values.runs) });
    const verifying = performance.now();
    const { defects, checked } = await verifyLedger(plainTx(owner));
    console.log(
      `\nverify-ledger: ${checked.movements} movements in ${seconds(verifying)} s, ${defects.length} defects`,
    );
  },
);
