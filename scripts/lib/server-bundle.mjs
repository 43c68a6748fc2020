// How the server's programs are bundled, for the product and for its tests.
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** Data that programs read from a folder beside them. */
const dataFolders = ['server/src/modules/shop/search/trade/categories'];

/** `entries`: the name of each script and its source. `more`: further options of the bundler. */
export async function bundleServer(entries, folder, more = {}) {
  const esbuild = await load('server', 'esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    format: 'esm',
    bundle: true,
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    minifyWhitespace: true,
    minifySyntax: true,
    // Modules a program loads later stay out of its own file until then.
    splitting: true,
    plugins: [packagesOfTheStart],
    // Packages that are bundled ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    ...more,
  });
  for (const data of dataFolders)
    cpSync(join(root, data), join(resolve(root, folder), basename(data)), { recursive: true });
}

/**
 * The packages that every start loads. As hundreds of small files, found and read one by one, they would be a fifth of it.
 * @fastify/cookie is not among them: it loads a package later, of which the bundler would leave the default export only.
 */
const bundled =
  /^(@fastify\/(compress|static)|csv-parse|fastify|pg|pg-copy-streams|pg-protocol|pino|saxes|zod)(\/|$)/;
/** These stay in node_modules also where a bundled package asks for them: native code, or never loaded by us. */
const apart = /^(pg-native|@node-rs\/.*|@fastify\/(ajv|fast-json-stringify)-compiler|light-my-request)(\/|$)/;

/** All other npm packages stay in node_modules: some have native code or look for files next to them. */
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
