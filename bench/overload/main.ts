// npm run bench:overload: what a flood of connections is answered, how quick health stays, and how long the end takes under load.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fromSource, startProduct } from '../../fuzz/product/start.ts';
import { Flood, openSilently } from './flood.ts';
import { describeTimes, table } from './report.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    silent: { type: 'string', default: '100' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run bench:overload -- [options]

Starts the product with demo data in a process of its own and floods it: every connection asks again as soon as it is answered,
and heeds no Retry-After. Prints the answers by status with their times, whether each refusal told when to come back, the times
of /healthz and /readyz meanwhile, and the memory of the process. Then tells it to end while the flood goes on and silent
connections are open, and prints how long that took. The aim is 5 s.

  --connections N   parallel connections (1000)
  --seconds N       length of the flood (15)
  --silent N        connections that never ask anything, at the end (100)
`);
  process.exit(0);
}

const [connections, seconds, silent] = [values.connections, values.seconds, values.silent].map(Number) as [
  number,
  number,
  number,
];
const product = await startProduct({
  program: fromSource,
  settings: { DEMO_PRODUCTS: '2000', LOG_LEVEL: 'error' },
});
try {
  const flood = await Flood.open(product.port);
  console.log(`Idle\n${table(await flood.askForHealth(20, 20))}`);

  const floods = flood.run(connections, seconds * 1000);
  const health = await flood.askForHealth(seconds * 10, 100);
  const { answers, untold, broken } = await floods;
  console.log(`\n${connections} connections for ${seconds} s\n${table(answers)}`);
  console.log(`${untold} refusals without Retry-After, ${broken} connections broken`);
  console.log(`\nHealth meanwhile\n${table(health)}`);
  console.log(`\nMemory of the process at most: ${peakMemory(product.pid)}`);

  const still = flood.run(connections, 60_000);
  await openSilently(product.port, silent);
  await sleep(2_000);
  const told = performance.now();
  process.kill(product.pid, 'SIGTERM');
  while (product.ending() === undefined) await sleep(5);
  const took = performance.now() - told;
  console.log(
    `\nThe end under ${connections} busy and ${silent} silent connections: ${(took / 1000).toFixed(2)} s (${product.ending()})`,
  );
  flood.stop();
  console.log(`Answers of the last seconds: ${describeTimes((await still).answers)}`);
} finally {
  await product.stop();
}

/** The database has processes of its own. */
function peakMemory(pid: number): string {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? `${Math.round(Number(kilobytes) / 1024)} MB` : 'unknown';
  } catch {
    return 'unknown here';
  }
}
