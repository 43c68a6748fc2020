// Keeps a program running: started again when it breaks down, ended once when we are told to end. A program that never got
// ready is not started again: what keeps it from starting (a setting, a port in use) keeps it from starting every time.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds. */
const usual = {
  /** Before it is started again; twice as long each time, unless it ran steadily. */
  firstPause: 1_000,
  longestPause: 60_000,
  steadyAfter: 60_000,
  /** In a row, once it has been ready: a database of the operator's own may need a while to come back. */
  mostFailedStarts: 10,
};

/**
 * Runs Node with the arguments; the program says "ready" over its channel once it is. Resolves with the code to end with.
 */
export async function supervise(nodeArguments, { say = console.error, ...given } = {}) {
  const times = { ...usual, ...given };
  const told = new AbortController();
  let child;
  // Passed on once, however often and by whomever we are told: npm repeats what the terminal has sent already.
  const end = (signal) => {
    if (told.signal.aborted) return;
    told.abort(signal);
    child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    let wasReady = false;
    let failedStarts = 0;
    let pause = times.firstPause;
    for (;;) {
      const run = await runOnce(nodeArguments, (started) => {
        child = started;
      });
      if (told.signal.aborted) return run.signal === null ? run.code : 0;
      const code = run.signal === null ? run.code : 128 + constants.signals[run.signal];
      wasReady ||= run.isReady;
      if (code === 0 || !wasReady) return code;
      failedStarts = run.isReady ? 0 : failedStarts + 1;
      const how = run.signal ?? `code ${run.code}`;
      if (failedStarts === times.mostFailedStarts) {
        say(`Praxora ended unexpectedly (${how}) and could not be started again.`);
        return code;
      }
      if (run.readyFor > times.steadyAfter) pause = times.firstPause;
      say(`Praxora ended unexpectedly (${how}) and starts again in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: told.signal }).catch(() => {});
      if (told.signal.aborted) return 0;
      pause = Math.min(2 * pause, times.longestPause);
    }
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}

function runOnce(nodeArguments, onStart) {
  return new Promise((resolve, reject) => {
    // A group of its own: Ctrl-C reaches only us. Should we be killed, it notices by its channel and ends.
    const child = spawn(process.execPath, nodeArguments, {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    let readyAt;
    child.on('message', (message) => {
      if (message === 'ready') readyAt ??= performance.now();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const isReady = readyAt !== undefined;
      resolve({ code, signal, isReady, readyFor: isReady ? performance.now() - readyAt : 0 });
    });
    onStart(child);
  });
}
