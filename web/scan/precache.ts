// Tells the service worker which files belong to this build, and by which name to keep them: that of their content.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where the worker's program names them. */
const placeholder = '__PRECACHE__';

/** The decoder is large, and for devices that cannot read codes themselves: kept once it was fetched. */
const comesLater = /\.wasm$|\.map$|decoder-/;

export const precache = (worker: string): Plugin => ({
  name: 'precache',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunk = bundle[worker];
      if (chunk?.type !== 'chunk') this.error(`There is no ${worker}`);
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== worker);
      const own = built.map(({ fileName }) => fileName).filter((name) => name !== 'index.html');
      const files = [...own, ...readdirSync(new URL('public', import.meta.url))].filter(
        (name) => !comesLater.test(name),
      );
      const hash = createHash('sha256').update(chunk.code);
      for (const file of built)
        hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
      const list = { version: hash.digest('hex').slice(0, 16), files: files.sort() };
      if (!chunk.code.includes(placeholder)) this.error(`${worker} does not ask for its files`);
      chunk.code = chunk.code.replace(placeholder, JSON.stringify(list));
    },
  },
});
