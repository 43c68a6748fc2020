import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';

const server = process.env.PRAXORA_API ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { postcss: { plugins: [mantine()] } },
  server: {
    // Whole path segments only: a page like /products must stay with the app.
    proxy: { '^/(api|pro|services|app|docs|healthz|readyz)(?=[/?]|$)': { target: server } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom and is needed by every screen: its own file, so that browsers keep it over releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // With the setting that must hold before the first schema is made: together they run first.
            { name: 'schemas', test: /node_modules[\\/]zod[\\/]|src[\\/]lib[\\/]no-eval\.ts$/ },
            // The texts of the first screen in one file per language; every other page brings its own.
            { name: 'texts-en', test: /src[\\/]i18n[\\/]en[\\/](app|common|errors|identity|routes)\.json$/ },
            { name: 'texts-de', test: /src[\\/]i18n[\\/]de[\\/](app|common|errors|identity|routes)\.json$/ },
          ],
        },
      },
    },
  },
});
