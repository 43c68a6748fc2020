// Parts of the build, their sources, and their output paths.

const shared = [
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/parts.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/server-bundle.mjs',
  'scripts/lib/compress.mjs',
];

/** Server entry points, one file in server/dist each. */
export const serverEntries = {
  main: 'server/src/launch.ts',
  admin: 'server/src/cli/admin.ts',
  'catalog-import': 'server/src/cli/catalog-import.ts',
  'search-worker': 'server/src/modules/shop/search/search-worker.ts',
  'query-worker': 'server/src/modules/shop/search/query-worker.ts',
  'optimizer-worker': 'server/src/modules/purchasing/optimizer/optimizer-worker.ts',
  'spreadsheet-worker': 'server/src/platform/spreadsheet/spreadsheet-worker.ts',
};

export const parts = {
  server: { inputs: ['server', ...shared], output: 'server/dist', entry: 'server/dist/main.js' },
  web: { inputs: ['web', ...shared], output: 'web/dist', entry: 'web/dist/index.html' },
};
