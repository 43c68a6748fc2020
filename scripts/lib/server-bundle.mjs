// How the server's programs are bundled, for the product and for its tests.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** `entries`: the name of each script and its source. `more`: further options of the bundler. */
export async function bundleServer(entries, folder, more = {}) {
  await bundle({
    entryPoints: entries,
    outdir: folder,
    format: 'esm',
    // What a program loads later stays out of its own file until then.
    splitting: true,
    // Packages that are bundled ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
    },
    ...more,
  });
}

/**
 * The product: its program as one script, named by its content, and `main.js`, which hands V8 what it made of that script before
 * (server/src/launch.ts). Only whole scripts can be kept so.
 */
export async function bundleProduct(source, launcher, folder, more) {
  const { metafile } = await bundle({
    entryPoints: { program: source },
    entryNames: '[name]-[hash]',
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: Object.fromEntries(
      ['url', 'dirname', 'filename'].map((name) => [`import.meta.${name}`, `importMeta.${name}`]),
    ),
    // A script that was kept cannot load others by `import`.
    supported: { 'dynamic-import': false },
    metafile: true,
    ...more,
  });
  const program = Object.keys(metafile.outputs).find((path) => path.endsWith('.cjs'));
  const define = { programFile: JSON.stringify(basename(program)) };
  await bundle({ entryPoints: { main: launcher }, outdir: folder, format: 'esm', define, ...more });
}

async function bundle(options) {
  const esbuild = await load('server', 'esbuild');
  return esbuild.build({
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    minifyWhitespace: true,
    minifySyntax: true,
    // The same streams again, for runtimes that have none.
    alias: { 'readable-stream': 'node:stream' },
    inject: ['server/src/platform/no-fetch.ts'],
    plugins: [withoutWhatIsUnasked, packagesOfTheStart],
    ...options,
  });
}

/**
 * What every start loads: hundreds of small files, found and read one by one, would be a fifth of it. Not @fastify/cookie: it loads a
 * package later, of which the bundler would leave the default export only.
 */
const bundled =
  /^(@fastify\/(compress|static)|csv-parse|fastify|pg|pg-copy-streams|pg-protocol|pino|saxes|zod)(\/|$)/;
/** Also where a bundled package asks for it: native code, not there at all, or never asked for by us. */
const apart = /^(pg-native|@node-rs\/.*|@fastify\/(ajv|fast-json-stringify)-compiler|light-my-request)(\/|$)/;

/**
 * What bundled packages load and we never ask for: words of 50 languages for faults of input, which have our own; files listed by a
 * pattern; which of 2,500 kinds of files can be compressed, where a rule knows all that we send.
 */
const unasked = /^(glob|mime-db)$|^\.\.\/locales\/index\.js$/;

const withoutWhatIsUnasked = {
  name: 'without what is unasked',
  setup(build) {
    build.onResolve({ filter: unasked }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]/.test(importer) ? { path, namespace: 'unasked' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'unasked' }, () => ({ contents: '' }));
  },
};

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
