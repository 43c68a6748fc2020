// In development and tests a thread runs from the source: it needs to read TypeScript first. That takes a thread up to two
// seconds of processor time, so a test run bundles them once and says where they are.
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = process.argv[2];
const bundles = process.env.TEST_PROGRAMS;
if (bundles) {
  await import(pathToFileURL(join(bundles, `${basename(source, '.ts')}.js`)).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source);
}
