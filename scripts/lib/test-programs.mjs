// Before tests that start programs or threads of the server: all are bundled once, as they are for the product. From the source
// each would read it anew, which takes a program six seconds of processor time and a thread up to two.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverEntries } from './parts.mjs';
import { root } from './root.mjs';
import { bundleServer } from './server-bundle.mjs';

/** Packages from npm are found from here as from server/dist; no check and no build looks into it. */
const parent = join(root, 'server/node_modules');
const folderForm = /^\.test-programs-(\d+)-/;

/** Programs that only tests start. */
const fixtures = {
  'app.fixture': 'server/src/platform/embedded/app.fixture.ts',
  'deadly-worker.fixture': 'server/src/platform/jobs/deadly-worker.fixture.ts',
  'transmission-worker.fixture': 'server/src/modules/purchasing/transmission/testing/worker.fixture.ts',
};

export async function setup(project) {
  clearLeftovers();
  const folder = join(parent, `.test-programs-${process.pid}-${project.name}`);
  const bundle = () =>
    bundleServer({ ...serverEntries, ...fixtures }, folder, {
      // Seen from there the project's folder is where it is for the product.
      define: { 'import.meta.dirname': JSON.stringify(join(root, 'server/dist')) },
    });
  await bundle();
  project.onTestsRerun(bundle);
  // Read by server/src/platform/thread.source.mjs and server/src/testing/programs.ts.
  process.env.TEST_PROGRAMS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Removes folders left by runs that were killed. */
function clearLeftovers() {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const pid = Number(folderForm.exec(name)?.[1]);
    if (!Number.isNaN(pid) && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
