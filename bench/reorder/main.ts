// npm run bench:reorder: the re-order list over the product's own calls, beside the bare SQL of the same; and the back-test
// of suggested thresholds on the demo practice.
// Options: --articles N, --low N, --runs N.
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { printCompared, seconds } from '../beside-sql/compare.ts';
import { withProduct } from '../beside-sql/product.ts';
import { loadLedger } from '../inventory/load.ts';
import { backTest } from './back-test.ts';
import { bareList, loadList } from './list.ts';

answerHelp(`npm run bench:reorder -- [options]

The re-order list over the product's own calls, beside the bare SQL of the same. Then the last six months of the demo practice
replayed with its present thresholds and with those that would have been suggested.

  --articles N    articles (5000)
  --low N         of them low (200)
  --runs N        how often each call is measured (60)`);

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '5000' },
    low: { type: 'string', default: '200' },
    runs: { type: 'string', default: '60' },
  },
});
const [articles, low] = [Number(values.articles), Number(values.low)];

await withProduct(
  async (owner, practice) => {
    const started = performance.now();
    await loadLedger(owner, { ...practice, articles, movements: articles * 60 });
    await loadList(owner, practice, low);
    console.log(`${articles} articles, ${low} of them low, loaded in ${seconds(started)} s`);
  },
  async ({ owner, send }) => {
    await printCompared(
      [
        [`the list, ${low} rows`, () => send('GET', 'reorder'), () => bareList(owner)],
        ['its count, for the sidebar', () => send('GET', 'reorder/counts'), () => bareList(owner)],
      ],
      { runs: Number(values.runs) },
    );
  },
);

await backTest();
