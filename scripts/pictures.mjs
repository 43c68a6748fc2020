// `npm run pictures`: pictures of every screen, and contact sheets of them, for those who look at them.
import { resolve } from 'node:path';
import { answerHelp } from './lib/help.mjs';
import { refuseOldNode } from './lib/node-version.mjs';

refuseOldNode();
answerHelp(`npm run pictures                          pictures of every screen, into ./pictures
npm run pictures -- FOLDER                into that folder
npm run pictures -- FOLDER -g "de, 390"   only some of them: what follows goes to the test runner

Takes every route with the demo data: German and English, light and dark, 390, 768 and 1440 px wide. For each language, width and scheme
there is a contact sheet (sheet-de-light-390.jpg), beside the single pictures.`);
const { ensureReady, runScript } = await import('./lib/ready.mjs');
const { runNode } = await import('./lib/run.mjs');
const { fileURLToPath } = await import('node:url');

const [folder = 'pictures', ...others] = process.argv.slice(2);
process.env.SCREENSHOTS = resolve(folder);
await runScript(async () => {
  await ensureReady(['server', 'web'], process.stdout);
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  await runNode(
    playwright,
    ['test', 'screenshots', ...others],
    'Some pictures could not be taken, see above.',
  );
});
