// npm run bench:activity: the first page of a long activity log and each of its filters, over the product's own call.
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { databaseCpu } from '../beside-sql/database-cpu.ts';
import { type BenchProduct, type Practice, withProduct } from '../beside-sql/product.ts';
import { loadActivity } from './load.ts';
import { explainStatements, recordStatements } from './statements.ts';

answerHelp(`npm run bench:activity -- [options]

The first page of a practice's activity log and each of its filters: statements, rows and buffers read, CPU time.

  --entries N     entries of the practice, over ten years (1000000)
  --runs N        how often each call is measured (5)
  --keep FOLDER   keep the data there, and use it again the next time`);

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '5' },
    keep: { type: 'string' },
  },
});
const runs = Number(values.runs);

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const lastMonth = `from=${day(30)}&to=${day(0)}`;

const calls: readonly (readonly [what: string, method: 'GET' | 'POST', path: string])[] = [
  ['page as it opens: the last 30 days', 'GET', `activity?${lastMonth}`],
  ['all time', 'GET', 'activity'],
  ['all time, second page', 'GET', 'activity?cursor=CURSOR'],
  ['a person, all time', 'GET', 'activity?userId=USER'],
  ['a device, all time', 'GET', 'activity?deviceId=2'],
  ['an API token, all time', 'GET', 'activity?apiTokenId=1'],
  ['an area, all time', 'GET', 'activity?area=vendors'],
  ['one article', 'GET', 'activity?subjectType=article&subjectId=77'],
  ['refused attempts, all time', 'GET', 'activity?refused=true'],
  ['text, 30 days', 'GET', `activity?text=handschuh%2077&${lastMonth}`],
  ['text, all time', 'GET', 'activity?text=handschuh%2077'],
  ['text that nothing has, all time', 'GET', 'activity?text=zzz'],
  ['CSV of 300 days', 'POST', `activity/export?format=csv&language=de&from=${day(300)}`],
];

async function measure(product: BenchProduct): Promise<void> {
  const { owner, send, read } = product;
  const { practiceId, userId } = await findPractice(product);
  const usedByDatabase = await databaseCpu(owner);
  const { next } = (await read('activity')) as { next: string };
  console.log('call | statements | rows | buffers | server, CPU ms | database, CPU ms');
  for (const [what, method, template] of calls) {
    const path = template.replace('CURSOR', next).replace('USER', String(userId));
    const call = () => send(method, path);
    await call();
    const statements = await recordStatements(call);
    const { rows, buffers } = await explainStatements(owner, practiceId, method === 'GET' ? statements : []);
    const [before, databaseBefore] = [process.cpuUsage(), usedByDatabase?.() ?? 0];
    for (let run = 0; run < runs; run += 1) await call();
    const { user, system } = process.cpuUsage(before);
    const perRun = (ms: number) => (ms / runs).toFixed(1);
    const reading = method === 'GET' ? [rows, buffers] : ['–', '–'];
    console.log(
      [what, statements.length, ...reading, perRun((user + system) / 1000)]
        .concat(usedByDatabase ? perRun(usedByDatabase() - databaseBefore) : '–')
        .join(' | '),
    );
  }
}

async function findPractice({ owner }: BenchProduct): Promise<Omit<Practice, 'today'>> {
  const { rows } = await owner.query<{ practiceId: number; userId: number }>(
    `select practice_id as "practiceId", id as "userId" from practice_user where email = 'bench@praxora.example'`,
  );
  if (!rows[0]) throw new Error('The practice is missing');
  return rows[0];
}

await withProduct(
  (owner, practice) => loadActivity(owner, practice, Number(values.entries)),
  measure,
  values.keep,
);
