import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { mantineStyles } from './mantine-styles.ts';
import { noJsonSchema } from './no-json-schema.ts';
import { namedWidths } from './src/styles/named-widths.ts';
import { recipes } from './src/styles/recipes.ts';

const server = process.env.PRAXORA_API ?? `http://localhost:${process.env.PORT ?? 3000}`;
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Texts are fetched by themselves, and styles are not split by these rules. */
const program = /\.[mc]?[jt]sx?$/;

const calendar = /node_modules[\\/](@mantine[\\/]dates|dayjs)[\\/]|src[\\/]ui[\\/]fields[\\/]DateField\.tsx$/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), noJsonSchema(), mantineStyles()],
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
    // Every browser of that age fetches ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom and is needed by every screen: its own file, so that browsers keep it over releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // With the setting that must hold before the first schema is made: together they run first.
            { name: 'schemas', test: /node_modules[\\/]zod[\\/]|src[\\/]lib[\\/]no-eval\.ts$/ },
            // The texts of the first screen in one file per language; every other page brings its own.
            {
              name: 'texts-en',
              test: /src[\\/]i18n[\\/]en[\\/]\w+[\\/](app|common|errors|identity|routes)\.json$/,
            },
            {
              name: 'texts-de',
              test: /src[\\/]i18n[\\/]de[\\/]\w+[\\/](app|common|errors|identity|routes)\.json$/,
            },
            // Whatever must be there before the first screen.
            { name: 'start', test: program, tags: ['$initial'] },
            // With all that these import: what the login shares with the pages, the rest of the login, what stands around
            // every page, and the first of them.
            {
              name: 'fields',
              test: /components[\\/](TextInput|ActionIcon|Anchor)[\\/]|use-uncontrolled\.mjs|Icon(Scan|AlertCircle|Eye|EyeOff)\.mjs|src[\\/](lib[\\/](format\.ts|api[\\/]ApiErrorMessage\.tsx)|domain[\\/]account[\\/]account[\\/]LocaleSwitcher\.tsx|ui[\\/]\w+[\\/](notify|ProductPicture|EmptyState|PageHeader)\.tsx)$/,
            },
            // Forms of the login and of many dialogs.
            {
              name: 'forms',
              test: /src[\\/]lib[\\/]forms\.tsx$|packages[\\/]rules[\\/]src[\\/]shared[\\/]number-entry\.ts$/,
            },
            {
              name: 'login',
              test: /src[\\/]features[\\/]account[\\/]identity[\\/](AuthLayout|LoginPage)\.tsx$/,
            },
            {
              name: 'shell',
              test: /src[\\/](app[\\/]shell[\\/]Shell|features[\\/]reports[\\/]dashboard[\\/]DashboardPage)\.tsx$/,
            },
            // What the lower part of the dashboard shares with many pages, lest it brings all that those share.
            {
              name: 'below',
              test: /src[\\/](domain[\\/](purchasing[\\/]orders[\\/](queries\.ts|OrderState\.tsx)|purchasing[\\/]reorder[\\/]queries\.ts|inventory[\\/]inventory[\\/]StockScale\.tsx)|ui[\\/]change[\\/]useChange\.ts)$/,
            },
            // What many of the other pages need, in one file instead of fifty.
            {
              name: 'pages',
              test: (id) => program.test(id) && !calendar.test(id),
              minShareCount: 14,
            },
            // Large, and only for pages with days to choose.
            { name: 'days', test: calendar },
            // What the search shares with those who count what it found: small files otherwise.
            {
              name: 'search-products',
              test: /src[\\/]domain[\\/]shop[\\/]search[\\/](search-products|insights|search-key|product-hit|highlight)\.ts$/,
            },
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
}));
