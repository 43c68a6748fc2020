// `npm run guide:pictures`: the pictures in the guides of the help centre, taken anew from the demo data.
import { join } from 'node:path';
import { answerHelp } from './lib/help.mjs';
import { refuseOldNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';

refuseOldNode();
answerHelp(`npm run guide:pictures

Takes the pictures of the guides again, in both languages, with the places marked that a step names, and those of the README. What is
shown stands in e2e/support/guide-pictures.ts and readme-pictures.ts; the pictures are part of the project
(web/src/features/system/help/pictures, docs/pictures).`);
const { ensureReady, runScript } = await import('./lib/ready.mjs');
const { runNode } = await import('./lib/run.mjs');
const { fileURLToPath } = await import('node:url');

process.env.GUIDE_PICTURES = join(root, 'web/src/features/system/help/pictures');
await runScript(async () => {
  await ensureReady(['server', 'web'], process.stdout);
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  await runNode(
    playwright,
    ['test', 'guide-pictures', ...process.argv.slice(2)],
    'Some pictures could not be taken, see above.',
  );
});
