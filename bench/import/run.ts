// Time and memory of a large import, on a database of its own: node --import tsx bench/import/run.ts [COUNT] [xml|csv]
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { writeCatalogue } from './generate.ts';

answerHelp(`npm run bench:import -- [COUNT] [xml|csv]

Writes a catalogue of COUNT articles (300000) as BMEcat (xml) or CSV, imports it into a database of its own, imports it again,
and prints the command's own CPU time and memory for each.`);

const [count = '300000', format = 'xml'] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'praxora-bench-'));
// As root, the database's own user must pass through.
chmodSync(folder, 0o711);
const file = join(folder, `catalogue.${format}`);

/** Tells what the command itself used when it ends; the database has processes of its own. */
const meter = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.log(\`own CPU \${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s, memory at most \${Math.round(maxRSS / 1024)} MB\`);
})`;

function command(script: string, args: readonly string[], ...nodeOptions: string[]): void {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [...nodeOptions, join(root, 'scripts', script), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DEMO_DATA: 'false' },
    stdio: 'inherit',
  });
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}

try {
  console.log(`${count} articles, ${Math.round((await writeCatalogue(file, Number(count))) / 1e6)} MB`);
  command('admin.mjs', ['vendor', 'create', '--name', 'Vendor', '--transmission', 'manual']);
  for (const run of ['First import', 'The same again']) {
    console.log(`\n${run}`);
    command(
      'catalog-import.mjs',
      [file, '--vendor', '1'],
      '--import',
      `data:text/javascript,${encodeURIComponent(meter)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
