// How the server's programs are bundled, for the product and for its tests.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** `entries`: the name of each script and its source. `more`: further options of the bundler. */
export async function bundleServer(entries, folder, more = {}) {
  const esbuild = await load('server', 'esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // What a program loads later stays out of its own file until then.
    splitting: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [ownPackagesOnly],
    ...more,
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

/** The version a workspace asks for, wherever npm has put it. */
export async function load(workspace, name) {
  const require = createRequire(join(root, workspace, 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}
