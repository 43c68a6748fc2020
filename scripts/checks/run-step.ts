// Runs one step of `npm test` in a process group of its own, so that a hanging one can be ended whole.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Counts, countStep } from './counts.ts';
import { readTimes, withTimes } from './processor-time.ts';
import { root, type Step, type StepOptions } from './steps.ts';

export interface StepResult extends Counts {
  readonly output: string;
  readonly seconds: number;
  /** Processor time of all its processes, where the system tells. */
  readonly cpuSeconds: number | undefined;
}

interface Ended {
  readonly exitCode: number;
  readonly output: string;
  readonly cpuSeconds?: number | undefined;
}

const ownGroup = process.platform !== 'win32';

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (ownGroup && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}

const running = new Set<ChildProcess>();

/** The terminal's Ctrl-C does not reach other process groups, so it is passed on. */
export function endStepsOnSignal(): void {
  const stop = (signal: NodeJS.Signals) => {
    for (const child of running) end(child, signal);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

/**
 * Ends a process that hangs: one that has told nothing for so long. A test runner tells of each finished test, so a slow
 * machine, whose tests still finish one after the other, is no failure.
 */
export function runProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  longestSilence: number,
): Promise<Ended> {
  return new Promise((resolve) => {
    const [program, ...programArguments] = withTimes([process.execPath, ...args]);
    const child = spawn(program, programArguments, {
      cwd: root,
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    let output = '';
    let times = '';
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const timer = setTimeout(() => {
      output += `\nStopped: nothing was heard of it for ${longestSilence / 60_000} minutes.\n`;
      end(child, 'SIGKILL');
    }, longestSilence);
    const collect = (chunk: string) => {
      output += chunk;
      timer.refresh();
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);

    running.add(child);
    const finish = (exitCode: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ exitCode, output, cpuSeconds: readTimes(times) });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export async function runStep(step: Step, options: StepOptions): Promise<StepResult> {
  const started = performance.now();
  let ended: Ended;
  try {
    const { args, env = {} } = await step.prepare(options);
    ended = await runProcess(args, env, step.silentMinutes * 60_000);
  } catch (error) {
    ended = { exitCode: 1, output: error instanceof Error ? error.message : String(error) };
  }
  // A test runner that leaves no report has failed, whatever it says.
  const report = step.count ? readReport(options.resultFile) : undefined;
  const exitCode = step.count && report === undefined ? 1 : ended.exitCode;
  return {
    ...countStep(exitCode, report === undefined ? undefined : step.count?.(report)),
    output: ended.output,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: ended.cpuSeconds,
  };
}
