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
    minifyWhitespace: true,
    minifySyntax: true,
    // The same streams again, for runtimes that have none.
    alias: { 'readable-stream': 'node:stream' },
    inject: ['server/src/platform/no-fetch.ts'],
    // Packages that are bundled ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    plugins: [packagesOfTheStart],
    ...more,
  });
}

/**
 * What every start loads: hundreds of small files, found and read one by one, would be a fifth of it. Not @fastify/cookie: it loads a
 * package later, of which the bundler would leave the default export only.
 */
const bundled =
  /^(@fastify\/(compress|static)|csv-parse|fastify|pg|pg-copy-streams|pg-protocol|saxes|zod)(\/|$)/;
/** Also where a bundled package asks for it: started in threads by its file, native code, not there at all, or never asked for by us. */
const apart =
  /^(pino|pg-native|@node-rs\/.*|@fastify\/(ajv|fast-json-stringify)-compiler|light-my-request)(\/|$)/;

/** All other packages from npm stay in node_modules: some bring native code or look for files beside them. */
const packagesOfTheStart = {
  name: 'packages of the start',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@praxora/') || bundled.test(path)) return undefined;
      const isTheirs = /[\\/]node_modules[\\/]/.test(importer) && !apart.test(path);
      return isTheirs ? undefined : { path, external: true };
    });
  },
};

/** The version a workspace asks for, wherever npm has put it. */
export async function load(workspace, name) {
  const require = createRequire(join(root, workspace, 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}
