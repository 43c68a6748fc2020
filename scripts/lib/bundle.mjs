// Builds the parts named as arguments. A process of its own, so that the builders' memory is free again when the server runs.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compress.mjs';
import { parts, serverEntries } from './parts.mjs';
import { root } from './root.mjs';
import { fingerprint, markBuilt } from './stale.mjs';

async function buildServer() {
  const esbuild = await load('server', 'esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: serverEntries,
    outdir: parts.server.output,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
  });
}

/** Packages from npm stay in node_modules: some bring native code or look for files beside them. */
const ownPackagesOnly = {
  name: 'own packages only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@praxora/') ? undefined : { path, external: true },
    );
  },
};

async function buildWeb() {
  const vite = await load('web', 'vite');
  await vite.build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
  });
  await compressFolder(join(root, parts.web.output));
}

/** The version a workspace asks for, wherever npm has put it. */
async function load(workspace, name) {
  const require = createRequire(join(root, workspace, 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
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
