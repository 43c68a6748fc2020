// `npm run build`: builds all parts (or those named), whether they changed or not.
import { answerHelp } from './lib/help.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
answerHelp(`npm run build -- [PART…]

Builds all parts (server, web), or those named, whether they changed or not.`);
const { build, runScript } = await import('./lib/ready.mjs');
const { installIfMissing, whileAlone } = await import('./lib/install.mjs');
const { parts } = await import('./lib/parts.mjs');

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(' and ')}.`);
  process.exit(1);
}
await runScript(() =>
  whileAlone(process.stdout, async () => {
    await installIfMissing(process.stdout);
    await build(named.length > 0 ? named : Object.keys(parts), process.stdout);
  }),
);
