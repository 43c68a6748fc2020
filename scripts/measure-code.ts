// Prints the figures of the code that docs/architecture.md compares, for this checkout or for another one.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureCode } from './checks/code-figures.ts';
import { answerHelp } from './lib/help.mjs';

answerHelp(`npm run measure:code [-- FOLDER]

Prints the figures of the code in docs/architecture.md: lines, files, modules, writers of tables, CSS, names, small files, docs.
FOLDER is another checkout of the repository, such as a worktree of an older commit.`);

const root = resolve(process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))));
if (!existsSync(root) || !readdirSync(root).includes('server')) {
  console.error(`${root} is no checkout of this repository.`);
  process.exit(1);
}
const figures = measureCode(root);
const widest = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value } of figures)
  console.log(`${name.padEnd(widest)}  ${value.toLocaleString('en').padStart(9)}`);
