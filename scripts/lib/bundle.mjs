// Builds the parts named as arguments. A process of its own, so that the builders' memory is free again when the server runs.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { parts, serverEntries } from './parts.mjs';
import { root } from './root.mjs';
import { bundleServer, load } from './server-bundle.mjs';
import { fingerprint, markBuilt } from './stale.mjs';

/** Stacks need places, not texts: without them a map is read in a third of the time. */
const withMaps = { sourcemap: true, sourcesContent: false };

const buildServer = () => bundleServer(serverEntries, parts.server.output, withMaps);

async function buildWeb() {
  const vite = await load('web', 'vite');
  // The scan app goes into a folder of the web app's, which is emptied first.
  for (const app of ['web', 'web/scan'])
    await vite.build({
      root: join(root, app),
      configFile: join(root, app, 'vite.config.ts'),
      logLevel: 'warn',
    });
  await compressFolder(join(root, parts.web.output));
}

const builders = { server: buildServer, web: buildWeb };

for (const name of process.argv.slice(2)) {
  const part = parts[name];
  const print = fingerprint(root, part.inputs);
  // Without its stamp, a build that is cut short counts as stale.
  rmSync(join(root, part.output), { recursive: true, force: true });
  await builders[name]();
  markBuilt(root, part, print);
}
