// Brings a clone to where its parts can run: packages installed, everything built that changed.
import { fileURLToPath } from 'node:url';
import { installIfMissing, isInstalled, whileAlone } from './install.mjs';
import { parts } from './parts.mjs';
import { step } from './progress.mjs';
import { root } from './root.mjs';
import { Interrupted, ProgramFailed, runNode } from './run.mjs';
import { isStale } from './stale.mjs';

const staleOf = (names) => names.filter((name) => isStale(root, parts[name]));

export async function ensureReady(names, stream) {
  if (isInstalled() && staleOf(names).length === 0) return;
  await whileAlone(stream, async () => {
    await installIfMissing(stream);
    // Another process may have built them while this one waited.
    const stale = staleOf(names);
    if (stale.length > 0) await build(stale, stream);
  });
}

export async function build(names, stream) {
  const script = fileURLToPath(new URL('./bundle.mjs', import.meta.url));
  await step('Building', stream, () => runNode(script, names, 'The build failed, see above.'));
}

/** Runs a script; what the user can understand is said in a sentence, Ctrl-C is no failure. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Interrupted) process.exit(0);
    console.error(explain(error));
    process.exit(1);
  }
}

function explain(error) {
  if (error instanceof ProgramFailed) return error.message;
  // System errors, such as a clone that belongs to another user, or a full disk.
  if (error.syscall) return `Praxora cannot be installed or built in ${root}: ${error.message}`;
  return error;
}
