// The scan app: a page of its own beside the web app, with nothing of it that it does not need.
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { namedWidths } from '../src/styles/named-widths.ts';
import { recipes } from '../src/styles/recipes.ts';
import { precache } from './precache.ts';
import { tokens } from './tokens.ts';

const worker = 'service-worker';

export default defineConfig({
  root: import.meta.dirname,
  base: '/scan/',
  plugins: [react(), tokens(), precache(`${worker}.js`)],
  css: { postcss: { plugins: [mantine({ mixins: recipes }), namedWidths] } },
  build: {
    outDir: '../dist/scan',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Pictures come when they are seen.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        [worker]: join(import.meta.dirname, '../src/scan/service-worker.ts'),
      },
      output: {
        // Found under the same name by every version; all else is known by its hash.
        entryFileNames: ({ name }) => (name === worker ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Each is smaller than the headers of a file.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]icons-react[\\/]/ },
            { name: 'refusals-en', test: /src[\\/]i18n[\\/]en[\\/]\w+[\\/](scanner|errors)\.json$/ },
            { name: 'refusals-de', test: /src[\\/]i18n[\\/]de[\\/]\w+[\\/](scanner|errors)\.json$/ },
          ],
        },
      },
    },
  },
});
