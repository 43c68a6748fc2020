// npm run fuzz: attacks the whole product with generated requests and tells what did not hold.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromBuild, startProduct } from './product/start.ts';
import { replay } from './run/replay.ts';
import { run } from './run/run.ts';
import { World } from './run/world.ts';

const help = `npm run fuzz -- --requests 50000       as many requests (2000 where nothing is said)
npm run fuzz -- --seed 7                the requests of a former run again
npm run fuzz -- --parallel 1            one at a time: slower, and the same in every run (24)
npm run fuzz -- --replay FILE           only the recorded requests of this file, one at a time
npm run fuzz -- --settings LOG_LEVEL=info,DATABASE_POOL=5   settings of the product

Builds what changed, starts the product with demo data on a database that is thrown away, and sends requests made from the
contract's schemas: valid ones, nearly valid ones, nonsense, forms, cut bodies and raw bytes, by users of several practices
at once. Ends with how often each call answered what, and with an error when anything did not hold: a 5xx other than a 503
with Retry-After, an answer that is in no catalogued form, a look at another practice, a fault in the log, a server that
ended, a wrong ledger. What was sent is then kept in a file to be replayed.`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      parallel: { type: 'string', default: '24' },
      replay: { type: 'string' },
      settings: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const say = (line: string): void => console.log(line);
  if (values.help) {
    say(help);
    return 0;
  }
  const [requests, seed, parallel] = [Number(values.requests), Number(values.seed), Number(values.parallel)];
  if (
    ![requests, seed, parallel].every((number) => Number.isSafeInteger(number) && number >= 0) ||
    parallel === 0
  )
    throw new Error('--requests, --seed and --parallel are whole numbers.');
  const settings = Object.fromEntries(
    values.settings
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
  if (!values.replay) say(`seed ${seed}`);
  const product = await startProduct({ program: fromBuild, settings });
  const record = join(tmpdir(), `praxora-fuzz-${seed}-${process.pid}.jsonl`);
  try {
    const world = await World.open(product, parallel);
    const started = performance.now();
    const report = values.replay
      ? await replay(world, readFileSync(values.replay, 'utf8'))
      : await run(world, { requests, seed, parallel, record, say });
    const seconds = (performance.now() - started) / 1000;
    await world.close();
    for (const line of report.lines()) say(line);
    say(
      `\n${report.answered} requests in ${seconds.toFixed(0)} s, ${report.repeated} of them asked to come back later; ` +
        `the server used ${memoryOf(product.pid)} MB at most`,
    );
    for (const fault of report.faults) say(`\n✗ ${fault}`);
    if (report.faults.length === 0) {
      rmSync(record, { force: true });
      say('Everything held.');
      return 0;
    }
    say(
      `\n${report.faults.length} kinds of faults. --seed ${seed} makes the same requests; what was sent is in ${record}`,
    );
    return 1;
  } finally {
    await product.stop();
  }
}

/** The most it ever held, where the system tells. */
function memoryOf(pid: number): string {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return kilobytes === undefined ? '?' : String(Math.round(Number(kilobytes) / 1024));
}
