// npm that is told to end, or killed, ends without waiting for the script it runs: the script has to notice that by itself.
import { readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const interval = 500;

/**
 * Ends this process in order, as by SIGTERM, once the npm that runs it is gone. Without npm nothing is watched: who starts a server
 * from a shell may close that shell.
 */
export function endWithNpm(environment = process.env) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  // npm runs scripts by a shell, which outlives a killed npm; some shells give their place to the script.
  const shellsParent = isShell(parent) ? readParent(parent) : undefined;
  const watch = setInterval(() => {
    const isGone =
      process.ppid !== parent || (shellsParent !== undefined && readParent(parent) !== shellsParent);
    if (!isGone) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  watch.unref();
}

function isShell(pid) {
  return /^(ba|da|z|k|a)?sh$/.test(readProcess(pid, 'comm').trim());
}

/** The second field behind the name, which may hold spaces and brackets. */
function readParent(pid) {
  const stat = readProcess(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Empty where the system does not tell, as on macOS: there the shell gives its place to the script. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
