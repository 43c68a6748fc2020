// Runs a helper program quietly: what it says is shown only when it fails.
import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** The user pressed Ctrl-C (or the system asked us to end). */
export class Interrupted extends Error {}

/** A program failed; its output is for the user. */
export class ProgramFailed extends Error {}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export async function runNode(script, programArguments, failure) {
  await runProgram(process.execPath, [script, ...programArguments], failure);
}

export async function runProgram(program, programArguments, failure) {
  const child = spawn(program, programArguments, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  let interruption;
  // The program may end in order, for a moment: npm would first undo a whole install. What it leaves is redone.
  const interrupt = (signal) => {
    child.kill(interruption === undefined ? signal : 'SIGKILL');
    interruption = signal;
    setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    const code = await new Promise((settle, fail) => {
      child.once('error', fail);
      child.once('close', settle);
    });
    if (interruption !== undefined) throw new Interrupted(interruption);
    if (code !== 0) throw new ProgramFailed(`${said.trim()}\n\n${failure}`);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}
