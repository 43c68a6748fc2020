import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { namedWidths } from './src/styles/named-widths.ts';
import { recipes } from './src/styles/recipes.ts';
import { withoutDocumentation } from './without-documentation.ts';

const server = process.env.PRAXORA_API ?? `http://localhost:${process.env.PORT ?? 3000}`;
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Texts and styles are not grouped by these rules. */
const program = /\.[mc]?[jt]sx?$/;
/** The names of classes are: most have fewer bytes than the headers of a file. */
const programAndClasses = /\.([mc]?[jt]sx?|module\.css)$/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), withoutDocumentation()],
  // The package names its build with the development warnings, whoever asks.
  ...(command === 'build'
    ? {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(router, 'dist/production/dom-export.mjs') },
          ],
        },
      }
    : {}),
  css: { postcss: { plugins: [mantine({ mixins: recipes }), namedWidths] } },
  server: {
    // Whole path segments only: a page like /products must stay with the app. The scan app is the one that was built.
    proxy: { '^/(api|pro|services|app|docs|scan|healthz|readyz)(?=[/?]|$)': { target: server } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      // Every browser of that age fetches ahead by itself.
      polyfill: false,
      // Only the large shared files and the styles are fetched ahead of a page. Its small ones are known once its own file is
      // there, which is sooner than the large ones are; their names for every page would be part of the start.
      resolveDependencies: (_file, names) =>
        names.filter((name) => /(?:pages|shell)-[^/]*\.js$|\.css$/.test(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everything that the first screen, the login, needs: in one file, which every later page finds in the cache.
            { name: 'start', test: program, tags: ['$initial'] },
            // The frame around every other page with all it imports.
            { name: 'shell', test: /src[\\/]app[\\/]shell[\\/]Shell\.tsx$/ },
            // The code that many pages share, in one file instead of fifty.
            { name: 'pages', test: programAndClasses, minShareCount: 10 },
          ],
        },
      },
    },
  },
}));
